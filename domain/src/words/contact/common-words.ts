/**
 * Words that people write about homes. One of them before a full stop begins the next sentence more often than a web
 * address, and one of them after the name of a network is no user name.
 */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'a able about above accept accepted access across add added address adverts after again ago aint all allowed almost ' +
    'alone already also always am an and another any anyone anything app apply are area arent around as ask at available ' +
    'away back balcony band bar basement bath bathroom bathrooms bay be beautiful because bed bedroom bedrooms beds been ' +
    'before being below best better between big bike bills bin bins bit black blue boiler book both box break brick ' +
    'bright broadband brown building built bus but buy by cable cafe call called can cannot cant car care carpet carpets ' +
    'cat cellar central centre certificate chat check city class clean cleaned clear close club co coach code cold ' +
    'college come comes comfortable company condition contact cooker cool corner cost could council couple cover current ' +
    'day days decor decorated deposit description desk details did didnt digital do does dogs done dont door doors double ' +
    'down downstairs drive dryer due during each early easy either electric else email en ensuite entrance estate etc ' +
    'evening ever every everyone everything excellent extra family fast feed feature features few fibre field filter find ' +
    'fine fire first fitted five flat flats floor floors flooring food for four free freezer fresh friday fridge friendly ' +
    'friends from front full fully furnished furniture gallery garage garden gardens gas gate get give glass go good ' +
    'great green grey ground group groups gym had half hall happy has have he heart heating help her here hi high hill ' +
    'him his hob hold home homes hospital hot hour hours house houses how huge i ideal if im in inc included including ' +
    'inside instead interior into is isnt it its ive jack join just keep key keys kids kitchen know land landing landlord ' +
    'large last late later laundry leading least left less let lets level life lift light lights like line link live lives ' +
    'living local location lock lodge loft log london long look looking lot lots lounge love lovely low made main make ' +
    'man many market marketplace master may me meet meters microwave might mile miles min mind mins minute minutes modern ' +
    'monday money month monthly months more morning most move moved much must my name near nearby nearly need needed needs ' +
    'neighbours never new next nice night no none noon not nothing notice now number of off offer offered office often oh ' +
    'ok old on once one only onto open opposite or other our out outside outlook oven over own page paid paint painted ' +
    'park parking part parts patio pay people per perfect period pets phone photo photos pic pics picture pictures place ' +
    'plan please plenty plus pm point pool poor position post posted posts power price private property provided public ' +
    'pub put quality quiet quite rail range read ready real really rear recent recently red rent rents reply report ' +
    'restaurants right road roof room rooms round rules same sat saturday say school schools scroll sea second see seen ' +
    'send service set seven several share shared she shop shopping shops short shot show shower shown side sign simple ' +
    'since single sink site six size sky sleep small so sofa some someone soon south space spacious special sq square st ' +
    'stairs standing start station stay step still stop storage store straight street strong student students studio ' +
    'style such suit sun sunday sunny super supermarket sure table tabs take taken tall tap team tell ten tenancy tenant ' +
    'tenants term terrace than thanks that the their them then there these they thing things third this those three ' +
    'through time times to today together toilet tomorrow too top tour tours towards town train trains tram travel tree ' +
    'trees tv two under underfloor until up upstairs us use used vacant very via video view viewing viewings views village ' +
    'virgin walk walking wall walls want wardrobe warm was washer washing water way we web week weekend weeks welcome well ' +
    'were what when where which while white who whole why wide wifi will window windows with within without wood work ' +
    'works world would yard yeah year years yes yet you your zone'
  ).split(' '),
);
