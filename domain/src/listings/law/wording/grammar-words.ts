import { learn } from './vocabulary.ts';

let next = 1;
/** Gives all of these words a role; a word may play more than one. */
function role(words: string): number {
  const bit = next;
  next *= 2;
  for (const word of words.split(' ')) learn(word).roles |= bit;
  return bit;
}

export const NO = role('no non zero nil nobody noone nowt nae sans');
export const NOT = role(
  'not never cannot cant wont dont doesnt isnt arent couldnt wouldnt shouldnt neednt mustnt didnt aint hardly',
);
/** "Unable to", "unsuitable for": a refusal in one word. */
export const UNABLE = role('unable unwilling unsuitable unavailable inappropriate reluctant closed');
export const REFUSE = role(
  'refuse refuses reject rejects decline declines exclude excludes excluding refusing ban bans forbid forbids prohibit prohibits preclude precludes disallow disallows avoid avoids bar bars',
);
export const OR = role('or and nor any n');
/** Members of lists such as "no pets, smokers or DSS". */
export const LISTED = role(
  'pets pet dogs dog cats cat animals smokers smoker smoking vapers vaping sharers sharer students student couples couple families family children child kids parties party lodgers dss benefits drugs hmo hmos groups guests visitors singles',
);
export const PEOPLE = role(
  'one people ppl peeps folks tenants tenant applicants applicant couples couple families family persons person anyone anybody those claimants claimant recipients recipient nationals national citizens citizen individuals occupants occupiers residents renters renter students student sharers sharer professionals professional households household users user adults adult flatmate flatmates housemate housemates roommate lodger lodgers passport holder holders folk folks ladies lady women men girls gentleman guys worker workers speakers speaker speaking sister sisters brother brothers nurse nurses postgrad postgrads graduate graduates trainee contractor contractors employee employees wife vegetarians vegans nationality nationalities citizenship origin descent heritage background ethnicity passports staff mates housesharers guy chap fella mate soul dude',
);
export const LINK = role(
  'with on in receipt of receiving claiming who claim claims have has are is from that which under gets get getting receive receives using relying reliant depending dependent applications enquiries inquiries calls requests viewings tenancies messages suffering bringing expecting raising',
);
export const ADJECTIVE = role(
  'a an the our my your young small little any single quiet working professional mature clean tidy other all more younger older new current prospective very people with additional type types kind kinds sort of school age aged vegetarian vegan practising practicing observant strict devout physically fit healthy fully someone somebody nice lovely friendly respectable reliable responsible decent good considerate sensible hardworking honest retired married born based employed existing respectful similar like minded easygoing polite fellow another two three',
);
export const ACCEPT = role(
  'accept accepts accepting accepted take takes taking taken consider considering considered allow allows allowing allowed permit permits permitting welcome welcoming have having want wanting let letting rent renting claim claiming be being house do work working suit suits suiting cover covers covering insure include includes including accommodate accommodating host entertain entertaining cater catering support approve except shortlist process show offer offering like rents lets wants deal dealing go going advertise place placing see seeing put putting envisage favour touch tolerate contemplate agree encourage invite choose pick select lease sign move grant provide',
);
export const SUITABLE = role(
  'suitable suited appropriate ideal available open right for to recommended advisable geared aimed designed meant intended keen comfortable happy interested insured equipped set up after into best perfect great practical fit prepared ready with towards from licensed allowed permitted configured',
);
export const BETWEEN = role(
  'be able to currently willing wish really looking presently for in a position at this time normally usually place given me us you them one our my yet simply also still just generally afraid even sorry however actually ever',
);
export const WILL = role('is are will can do does should need would may must be to was were being has have been');
export const ADVERB = role(
  'unfortunately regrettably sadly strictly currently sorry definitely absolutely generally normally please regretfully simply really afraid just pls plz tho though im always usually still probably so',
);
export const REFUSED = role(
  'accepted considered allowed permitted welcome taken eligible suitable possible apply wanted entertained shortlisted selected chosen catered covered accommodated able ideal appropriate right ok okay fine invited insured recommended advised encouraged preferred here needed required acceptable feasible option fit match supported processed desired enquire inquire call contact bother reply respond message ring view insurable pass qualify text email stay live reside move replied answered contacted viewed progressed offered',
);
export const BANNED = role(
  'excluded refused declined prohibited forbidden banned unwelcome rejected barred ignored disregarded discounted unacceptable unsuitable ineligible disqualified disallowed discouraged unsuccessful avoided',
);
export const WELCOME = role(
  'welcome welcomed accepted considered ok okay fine allowed permitted friendly encouraged possible yes preferred only invited love ideal can may play playing cool perfect happily',
);
/** "No DSS restrictions", "children: no problem". */
export const HARMLESS = role(
  'restrictions restriction problem problems issue issues discrimination bar bars ban bans exclusion exclusions objection objections worries bother needed required necessary fee fees deposit deposits charge charges surcharge surcharges rent policies letter letters cap safety seat seats gate gates supplement extra bother worries discounts question questions check checks preference menu access crossing excuse quota stigma hassle drama biggie office offices centre adviser advice',
);
export const KIND = role(
  'claimants claimant recipients recipient tenants tenant applicants applicant payments income people users user',
);
export const EXCLUSIVE = role('only exclusively strictly solely');
export const WANTED = role(
  'preferred wanted required sought preferable pref prefered favoured needed essential ideally',
);
export const WANTING = role(
  'prefer preferably prefers preferring seeking want wants wanting seeks preference strictly pref preferred prefered ideally rather favour favours need needs require requires seek',
);
export const FACILITY = role(
  'pool gym spa lounge area session sessions hours floor swimming class classes carriage club clubs changing toilet toilets ward college school prison section playground menu park nursery night nights lane clothing shop shops hospital team football bar pub cinema venue resort hotel beach event evening swim cafe sauna floors',
);
/** What may stand between "no" and the charge it denies. */
export const FEE_LIST = role(
  'extra additional hidden upfront up front letting lettings agency agent agents tenant tenants any such other further separate admin administration administrative referencing reference references inventory application processing booking viewing arrangement renewal contract check checks in out credit fee fees charge charges or and nor cleaning move setup set to set minimum need pressure obligation reason point proof evidence long fixed highest best sealed offers rent whatsoever kind of more than pet higher bids thing as a',
);
/** What may stand between "not" and the charge, term or bid it denies. */
export const DENIED_VERB = role(
  'charge charges ask asks asking pay paying require requires take takes taking accept accepts invite inviting invites offer offers need have be for the a an to on do use seek encourage consider request demand impose add expect entertain want there is are by under any we you let subject liable will run hold allow go goes',
);
/** "Fees are prohibited", "bids will be refused". */
export const DENIED = role(
  'banned illegal unlawful prohibited refused declined abolished waived outlawed none nil free forbidden accepted considered allowed taken entertained invited permitted apply charged payable required needed due asked applicable welcome zero never',
);
/** What may follow the people that are refused and say who they are: "tenants whose rent is paid by". */
export const RELATIVE = role(
  'who whose whos that which with on in from under claiming receiving getting relying reliant dependent depending having needing drawing living using funded supported of at suffering suffers experiencing bringing expecting wanting planning raising subsidised paid paying affected diagnosed requiring carrying keeping by via through already currently',
);
/** "Would suit", "ideal for": a preference of whoever wrote it. */
export const SUITING = role(
  'suit suits suited suitable ideal perfect best great aimed geared reserved designed tailored available open exclusively',
);
/** "A home for", "the right house for". */
export const PLACE = role(
  'home house flat property apartment studio place room bungalow maisonette annexe let building',
);
/** Verbs of sentences that do not turn away the people they mention: "no one minds children". */
export const UNCONCERNED = role(
  'mind minds minded complain complains complained object objects objected refused turned rejected excluded discriminated discriminate disadvantaged charged pay pays asked ask worse judged penalised treated deterred miss',
);
