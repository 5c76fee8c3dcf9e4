/** Which town a district belongs to, areas OL to ZE: letters | district or range, then the town; separated by commas. */
export const districtTownsOToZ = `OL|1-4 Oldham,5-7 Ashton-under-Lyne,8-9 Oldham,10 Heywood,11-12 Rochdale,13 Bacup,14 Todmorden,15 Littleborough,16 Rochdale
OX|1-4 Oxford,5 Kidlington,7 Chipping Norton,9 Thame,10 Wallingford,11 Didcot,12 Wantage,13 Abingdon,14 Abingdon,15-17 Banbury,18 Carterton,20 Woodstock,25-27 Bicester,28 Witney,29 Witney,33 Wheatley,39 Chinnor,44 Oxford,49 Watlington
PA|1-3 Paisley,4 Renfrew,5 Johnstone,6-8 Johnstone,9-10 Johnstone,11 Bridge of Weir,12 Lochwinnoch,13 Kilmacolm,14 Port Glasgow,15-16 Greenock,17 Skelmorlie,18 Wemyss Bay,19 Gourock,20 Isle of Bute,21 Tighnabruaich,22 Colintraive,23 Dunoon,24-27 Cairndow,28 Campbeltown,29 Tarbert,30 Lochgilphead,31 Lochgilphead,32 Inveraray,33 Dalmally,34 Oban,35 Taynuilt,36 Bridge of Orchy,37 Oban,38 Appin,41 Isle of Gigha,42-49 Isle of Islay,60 Isle of Jura,61 Isle of Colonsay,62-75 Isle of Mull,76 Isle of Iona,77 Isle of Tiree,78 Isle of Coll
PE|1-7 Peterborough,8 Oundle,9 Stamford,10 Bourne,11-12 Spalding,13-14 Wisbech,15 March,16 Chatteris,19 St Neots,20 Boston,21-22 Boston,23 Spilsby,24-25 Skegness,26 Huntingdon,27 St Ives,28-29 Huntingdon,30-34 King's Lynn,35 Sandringham,36 Hunstanton,37 Swaffham,38 Downham Market
PH|1-2 Perth,3 Auchterarder,4 Auchterarder,5-7 Crieff,8 Dunkeld,9 Pitlochry,10-11 Blairgowrie,12-13 Blairgowrie,14 Perth,15 Aberfeldy,16-18 Pitlochry,19 Dalwhinnie,20 Newtonmore,21 Kingussie,22 Aviemore,23 Carrbridge,24 Boat of Garten,25 Nethy Bridge,26 Grantown-on-Spey,30 Corrour,31 Roy Bridge,32 Fort Augustus,33 Fort William,34 Spean Bridge,35 Invergarry,36 Acharacle,37 Glenfinnan,38 Lochailort,39 Arisaig,40-41 Mallaig,42 Isle of Eigg,43 Isle of Rum,44 Isle of Canna,49 Ballachulish,50 Kinlochleven
PL|1-9 Plymouth,10-11 Torpoint,12 Saltash,13 Looe,14 Liskeard,15 Launceston,16 Lifton,17 Callington,18 Calstock,19 Tavistock,20 Yelverton,21 Ivybridge,22 Lostwithiel,23 Fowey,24 Par,25-26 St Austell,27 Wadebridge,28 Padstow,29 Port Isaac,30-31 Bodmin,32 Camelford,33 Delabole,34 Tintagel,35 Boscastle
PO|1-6 Portsmouth,7-8 Waterlooville,9 Havant,10 Emsworth,11 Hayling Island,12-13 Gosport,14-17 Fareham,18 Bosham,19-20 Chichester,21-22 Bognor Regis,30 Newport,31 Cowes,32 East Cowes,33 Ryde,34 Seaview,35 Bembridge,36 Sandown,37 Shanklin,38 Ventnor,39 Totland Bay,40 Freshwater,41 Yarmouth
PR|1-5 Preston,6-7 Chorley,8-9 Southport,25-26 Leyland
RG|1-2 Reading,4-8 Reading,9 Henley-on-Thames,10 Twyford,12 Bracknell,14 Newbury,17 Hungerford,18-20 Thatcham,21-25 Basingstoke,26 Tadley,27 Hook,28 Whitchurch,29 Hook,30-31 Reading,40-41 Wokingham,42 Bracknell,45 Crowthorne
RH|1 Redhill,2 Reigate,3-4 Dorking,5 Dorking,6 Horley,7 Lingfield,8 Oxted,9 Godstone,10-11 Crawley,12-13 Horsham,14 Billingshurst,15 Burgess Hill,16-17 Haywards Heath,18 Forest Row,19 East Grinstead,20 Pulborough
RM|1 Romford,2 Romford,3 Harold Wood,4 Havering-atte-Bower,5 Collier Row,6 Chadwell Heath,7 Rush Green,8-10 Dagenham,11-12 Hornchurch,13 Rainham,14 Upminster,15 South Ockendon,16-17 Grays,18 Tilbury,19 Purfleet,20 West Thurrock
S|18 Dronfield,21 Eckington,25 Dinnington,26 Kiveton Park,32-33 Hope Valley,35 Chapeltown,36 Stocksbridge,40-45 Chesterfield,60-62 Rotherham,63 Wath upon Dearne,64 Mexborough,65-66 Rotherham,70-75 Barnsley,80-81 Worksop
SA|1-9 Swansea,10-11 Neath,12-13 Port Talbot,14-15 Llanelli,16 Burry Port,17 Kidwelly,18 Ammanford,19 Llandeilo,20 Llandovery,31-33 Carmarthen,34 Whitland,35 Llanfyrnach,36 Glogue,37 Boncath,38 Newcastle Emlyn,39 Pencader,40 Llanybydder,41 Crymych,42 Newport,43 Cardigan,44 Llandysul,45 New Quay,46 Aberaeron,47 Llanarth,48 Lampeter,61 Haverfordwest,62 St Davids,63 Clarbeston Road,64 Goodwick,65 Fishguard,66 Clynderwen,67 Narberth,68 Kilgetty,69 Saundersfoot,70 Tenby,71 Pembroke,72 Pembroke Dock,73 Milford Haven
SG|1-2 Stevenage,3 Knebworth,4-5 Hitchin,6 Letchworth Garden City,7 Baldock,8 Royston,9 Buntingford,10 Much Hadham,11-12 Ware,13-14 Hertford,15 Arlesey,16 Henlow,17 Shefford,18 Biggleswade,19 Sandy
SK|1-5 Stockport,6 Marple,7 Bramhall,8 Cheadle,9 Alderley Edge,10-11 Macclesfield,12 Poynton,13 Glossop,14 Hyde,15 Stalybridge,16 Dukinfield,17 Buxton,22 High Peak,23 Whaley Bridge
SL|0 Iver,1-3 Slough,4 Windsor,5 Ascot,6 Maidenhead,7 Marlow,8 Bourne End,9 Gerrards Cross
SM|1-3 Sutton,4 Morden,5 Carshalton,6 Wallington,7 Banstead
SN|1-6 Swindon,7 Faringdon,8 Marlborough,9 Pewsey,10 Devizes,11 Calne,12 Melksham,13 Corsham,14-15 Chippenham,16 Malmesbury,25-26 Swindon
SO|14-19 Southampton,20 Stockbridge,21-23 Winchester,24 Alresford,30 Hedge End,31-32 Southampton,40 Totton,41 Lymington,42 Brockenhurst,43 Lyndhurst,45 Hythe,50 Eastleigh,51 Romsey,52 North Baddesley,53 Chandler's Ford
SP|1-3 Salisbury,4 Amesbury,5 Salisbury,6 Fordingbridge,7 Shaftesbury,8 Gillingham,9 Tidworth,10-11 Andover
SR|1-6 Sunderland,7 Seaham,8 Peterlee
SS|0 Westcliff-on-Sea,1-3 Southend-on-Sea,4 Rochford,5 Hockley,6 Rayleigh,7 Benfleet,8 Canvey Island,9 Leigh-on-Sea,11-12 Wickford,13-16 Basildon,17 Stanford-le-Hope
ST|1-4 Stoke-on-Trent,5 Newcastle-under-Lyme,6-12 Stoke-on-Trent,13 Leek,14 Uttoxeter,15 Stone,16-18 Stafford,19 Stafford,20-21 Stafford
SY|1-5 Shrewsbury,6 Church Stretton,7 Craven Arms,8 Ludlow,9 Bishop's Castle,10-11 Oswestry,12 Ellesmere,13 Whitchurch,14 Malpas,15 Montgomery,16 Newtown,17 Caersws,18 Llanidloes,19 Llanbrynmair,20 Machynlleth,21 Welshpool,22 Llanfyllin,23 Aberystwyth,24 Borth,25 Tregaron
TA|1-4 Taunton,5-7 Bridgwater,8 Burnham-on-Sea,9 Highbridge,10 Langport,11 Somerton,12 Martock,13 South Petherton,14 Stoke-sub-Hamdon,15 Montacute,16 Merriott,17 Hinton St George,18 Crewkerne,19 Ilminster,20 Chard,21 Wellington,22 Dulverton,23 Watchet,24 Minehead
TD|1 Galashiels,2 Lauder,3 Gordon,4 Earlston,5 Kelso,6 Melrose,7 Selkirk,8 Jedburgh,9 Hawick,10-11 Duns,12 Coldstream,13 Cockburnspath,14 Eyemouth,15 Berwick-upon-Tweed
TF|1-5 Telford,6 Telford,7 Telford,8 Telford,9 Market Drayton,10 Newport,11 Shifnal,12 Broseley,13 Much Wenlock
TN|1-4 Tunbridge Wells,5 Wadhurst,6 Crowborough,7 Hartfield,8 Edenbridge,9-12 Tonbridge,13-15 Sevenoaks,16 Westerham,17-18 Cranbrook,19 Etchingham,20 Mayfield,21 Heathfield,22 Uckfield,23-27 Ashford,28 New Romney,29 Romney Marsh,30 Tenterden,31 Rye,32 Robertsbridge,33 Battle,34-35 Hastings,36 Winchelsea,37-38 St Leonards-on-Sea,39-40 Bexhill-on-Sea
TQ|1-2 Torquay,3-4 Paignton,5 Brixham,6 Dartmouth,7 Kingsbridge,8 Salcombe,9 Totnes,10 South Brent,11 Buckfastleigh,12 Newton Abbot,13 Newton Abbot,14 Teignmouth
TR|1-4 Truro,5 St Agnes,6 Perranporth,7-8 Newquay,9 St Columb,10 Penryn,11 Falmouth,12 Helston,13 Helston,14 Camborne,15-16 Redruth,17 Marazion,18-20 Penzance,21-25 Isles of Scilly,26 St Ives,27 Hayle
TS|1-9 Middlesbrough,10 Redcar,11 Redcar,12 Saltburn-by-the-Sea,13 Saltburn-by-the-Sea,14 Guisborough,15 Yarm,16-20 Stockton-on-Tees,21 Stockton-on-Tees,22-23 Billingham,24-27 Hartlepool,28 Wingate,29 Trimdon Station
TW|1-2 Twickenham,3-6 Hounslow,7 Isleworth,8 Brentford,9-10 Richmond,11 Teddington,12 Hampton,13-14 Feltham,15 Ashford,16 Sunbury-on-Thames,17 Shepperton,18-19 Staines-upon-Thames,20 Egham
UB|1-2 Southall,3-4 Hayes,5-6 Greenford and Northolt,7 West Drayton,8-10 Uxbridge,11 Stockley Park
WA|1-5 Warrington,6 Frodsham,7 Runcorn,8 Widnes,9-11 St Helens,12 Newton-le-Willows,13 Lymm,14-15 Altrincham,16 Knutsford
WD|3 Rickmansworth,4 Kings Langley,5 Abbots Langley,6 Borehamwood,7 Radlett,17-19 Watford,23 Bushey,24-25 Watford
WF|1-4 Wakefield,5 Ossett,6 Normanton,7-9 Pontefract,10 Castleford,11 Knottingley,12-13 Dewsbury,14 Mirfield,15 Liversedge,16 Heckmondwike,17 Batley
WN|1-6 Wigan,7 Leigh,8 Skelmersdale
WR|1-8 Worcester,9 Droitwich,10 Pershore,11 Evesham,12 Broadway,13-14 Malvern,15 Tenbury Wells
WS|1-6 Walsall,7 Burntwood,8-9 Walsall,10 Wednesbury,11-12 Cannock,13-14 Lichfield,15 Rugeley
WV|1-11 Wolverhampton,12-13 Willenhall,14 Bilston,15-16 Bridgnorth
YO|1 York,7 Thirsk,8 Selby,10 York,11-13 Scarborough,14 Filey,15-16 Bridlington,17 Malton,18 Pickering,19 York,21-22 Whitby,23-24 York,25 Driffield,26 York,30-32 York,41 York,42 Pocklington,43 Market Weighton,51 York,60-61 York,62 Helmsley
ZE|1 Lerwick,2 Shetland,3 Shetland`;
