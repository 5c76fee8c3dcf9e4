/** Which town a district belongs to: letters | district or range, then the town; separated by commas. */
export const districtTownRows = `AB|10-16 Aberdeen,21-25 Aberdeen,30 Laurencekirk,31 Banchory,32 Westhill,33 Alford,34 Aboyne,35 Ballater,36 Strathdon,37 Strathdon,38 Aberlour,39 Stonehaven,41 Ellon,42 Peterhead,43 Fraserburgh,44 Macduff,45 Banff,51 Inverurie,52 Insch,53 Turriff,54 Huntly,55 Keith,56 Buckie
AL|1-4 St Albans,5 Harpenden,6-7 Welwyn,8 Welwyn Garden City,9-10 Hatfield
B|36 Castle Bromwich,37 Chelmsley Wood,40 Marston Green,43 Great Barr,45 Rubery,46 Coleshill,47 Hollywood,48 Alvechurch,49-50 Alcester,60-61 Bromsgrove,62-63 Halesowen,64 Cradley Heath,65 Rowley Regis,66-67 Smethwick,68-69 Oldbury,70-71 West Bromwich,72-76 Sutton Coldfield,77-79 Tamworth,80 Studley,90-94 Solihull,95 Henley-in-Arden,96-98 Redditch
BA|1-2 Bath,3 Radstock,4 Shepton Mallet,5 Wells,6 Glastonbury,7 Castle Cary,8 Templecombe,9 Wincanton,10 Bruton,11 Frome,12 Warminster,13 Westbury,14 Trowbridge,15 Bradford-on-Avon,16 Street,20-22 Yeovil
BB|1-2 Blackburn,3 Darwen,4 Rossendale,5 Accrington,6 Blackburn,7 Clitheroe,8 Colne,9 Nelson,10-12 Burnley,18 Barnoldswick
BD|1-15 Bradford,16 Bingley,17-18 Shipley,19 Cleckheaton,20-22 Keighley,23 Skipton,24 Settle
BH|1-11 Bournemouth,12-17 Poole,18 Broadstone,19 Swanage,20 Wareham,21 Wimborne,22 Ferndown,23 Christchurch,24 Ringwood,25 New Milton,31 Verwood
BL|0 Ramsbottom,2-5 Bolton,6 Horwich,7 Bolton,8-9 Bury
BN|1-2 Brighton,3 Hove,5 Henfield,6 Hassocks,7-8 Lewes,9 Newhaven,10 Peacehaven,11-14 Worthing,15 Lancing,16-17 Littlehampton,18 Arundel,20-23 Eastbourne,24 Pevensey,25 Seaford,26 Polegate,27 Hailsham,41 Southwick,42 Southwick,43 Shoreham-by-Sea,44 Steyning,45 Brighton
BR|1-2 Bromley,3 Beckenham,4 West Wickham,5-6 Orpington,7 Chislehurst,8 Swanley
BS|20 Portishead,21 Clevedon,22-24 Weston-super-Mare,25 Winscombe,26 Axbridge,27 Cheddar,28 Wedmore,29 Banwell,30 Longwell Green,31 Keynsham,32 Bradley Stoke,34 Filton,35 Thornbury,36 Winterbourne,37 Yate,39 Midsomer Norton,40 Chew Valley,41 Long Ashton,48 Nailsea,49 Yatton
BT|18 Holywood,19-20 Bangor,21 Donaghadee,22-23 Newtownards,24 Ballynahinch,25 Dromore,26 Hillsborough,27-28 Lisburn,29 Crumlin,30 Downpatrick,31 Castlewellan,32 Banbridge,33 Newcastle,34-35 Newry,36-37 Newtownabbey,38 Carrickfergus,39 Ballyclare,40 Larne,41 Antrim,42-43 Ballymena,44 Ballymena,45 Magherafelt,46 Maghera,47-48 Derry,49 Limavady,51-52 Coleraine,53 Ballymoney,54 Ballycastle,55 Portstewart,56 Portrush,57 Bushmills,60-61 Armagh,62-65 Craigavon,66-67 Craigavon,68 Caledon,69 Aughnacloy,70-71 Dungannon,74 Enniskillen,75 Fivemiletown,76 Clogher,77 Augher,78-79 Omagh,80 Cookstown,81 Castlederg,82 Strabane,92-94 Enniskillen
CA|1-6 Carlisle,7 Wigton,8 Brampton,9 Alston,10-11 Penrith,12 Keswick,13 Cockermouth,14 Workington,15 Maryport,16 Appleby-in-Westmorland,17 Kirkby Stephen,18 Ravenglass,19 Holmrook,20 Seascale,21 Beckermet,22 Egremont,23 Cleator,24 Moor Row,25 Cleator Moor,26 Frizington,27 St Bees,28 Whitehaven
CB|1-5 Cambridge,6-7 Ely,8 Newmarket,9 Haverhill,10-11 Saffron Walden,21-25 Cambridge
CF|31-33 Bridgend,34 Maesteg,35 Bridgend,36 Porthcawl,37-38 Pontypridd,39-40 Porth,41 Pentre,42 Treorchy,43 Ferndale,44 Aberdare,45 Mountain Ash,46 Treharris,47-48 Merthyr Tydfil,61 Llantwit Major,62-63 Barry,64 Penarth,71 Cowbridge,72 Pontyclun,81 Bargoed,82 Hengoed,83 Caerphilly
CH|1-4 Chester,5 Deeside,6 Flint,7 Mold,8 Holywell,41-43 Birkenhead,44-45 Wallasey,46-47 Wirral,48 West Kirby,49 Upton,60 Heswall,61 Thurstaston,62 Bromborough,63 Bebington,64 Neston,65-66 Ellesmere Port
CM|0 Burnham-on-Crouch,1-3 Chelmsford,4 Ingatestone,5 Ongar,6 Great Dunmow,7 Braintree,8 Witham,9 Maldon,11-12 Billericay,13-15 Brentwood,16 Epping,17-20 Harlow,21 Sawbridgeworth,22-23 Bishop's Stortford,24 Stansted Mountfitchet,77 Braintree
CO|1-7 Colchester,8 Bures,9 Halstead,10 Sudbury,11 Manningtree,12 Harwich,13 Frinton-on-Sea,14 Walton-on-the-Naze,15-16 Clacton-on-Sea
CR|0 Croydon,2 South Croydon,3 Caterham,4 Mitcham,5 Coulsdon,6 Warlingham,7 Thornton Heath,8 Purley and Kenley,9 Croydon
CT|1-4 Canterbury,5 Whitstable,6 Herne Bay,7 Birchington,8 Westgate-on-Sea,9 Margate,10 Broadstairs,11-12 Ramsgate,13 Sandwich,14 Deal,15-17 Dover,18-20 Folkestone,21 Hythe
CV|2-6 Coventry,7 Bedworth,8 Kenilworth,9 Atherstone,10-11 Nuneaton,12 Bedworth,13 Nuneaton,21-23 Rugby,31-33 Leamington Spa,34-35 Warwick,36 Shipston-on-Stour,37 Stratford-upon-Avon,47 Southam
CW|1-2 Crewe,3-4 Crewe,5 Nantwich,6 Tarporley,7 Winsford,8-9 Northwich,10 Middlewich,11 Sandbach,12 Congleton
DA|1-2 Dartford,3 Longfield,4 Dartford,5 Bexley,6-7 Bexleyheath,8 Erith,9 Greenhithe,10 Swanscombe,11-13 Gravesend,14-15 Sidcup,16 Welling,17 Belvedere,18 Erith
DD|1-5 Dundee,6 Newport-on-Tay,7 Carnoustie,8 Forfar,9 Brechin,10 Montrose,11 Arbroath
DE|1 Derby,3 Derby,4 Matlock,5 Ripley,6 Ashbourne,7 Ilkeston,11-12 Swadlincote,13-15 Burton upon Trent,21-24 Derby,45 Bakewell,55 Alfreton,56 Belper,65 Derby,72-74 Derby,75 Heanor
DG|1-2 Dumfries,3 Thornhill,4 Sanquhar,5 Dalbeattie,6 Kirkcudbright,7 Castle Douglas,8 Newton Stewart,9 Stranraer,10 Moffat,11 Lockerbie,12 Annan,13 Langholm,14 Canonbie,16 Gretna
DH|1 Durham,2-3 Chester-le-Street,4-5 Houghton-le-Spring,6-7 Durham,8 Consett,9 Stanley
DL|1-3 Darlington,4 Shildon,5 Newton Aycliffe,6-7 Northallerton,8 Leyburn,9 Catterick,10-11 Richmond,12 Barnard Castle,13 Weardale,14 Bishop Auckland,15 Crook,16 Spennymoor,17 Ferryhill
DN|1-8 Doncaster,9 Epworth,10 Doncaster,11 Doncaster,12 Conisbrough,14 Goole,15-17 Scunthorpe,18 Barton-upon-Humber,19 Ulceby,20 Brigg,21 Gainsborough,22 Retford,31-34 Grimsby,35-36 Cleethorpes,37 Grimsby,38 Barnetby,39 Ulceby,40-41 Immingham
DT|1-2 Dorchester,3-4 Weymouth,5 Portland,6 Bridport,7 Lyme Regis,8 Beaminster,9 Sherborne,10 Sturminster Newton,11 Blandford Forum
DY|1-3 Dudley,4 Tipton,5 Brierley Hill,6 Kingswinford,7-9 Stourbridge,10-11 Kidderminster,12 Bewdley,13 Stourport-on-Severn,14 Kidderminster
EH|18 Lasswade,19 Bonnyrigg,20 Loanhead,21 Musselburgh,22 Dalkeith,23 Gorebridge,24 Rosewell,25 Roslin,26 Penicuik,27-28 Kirknewton,29 Kirkliston,30 South Queensferry,31 Gullane,32 Prestonpans,33 Tranent,34 Tranent,35 Tranent,36 Humbie,37 Pathhead,38 Heriot,39 North Berwick,40 East Linton,41 Haddington,42 Dunbar,43 Walkerburn,44 Innerleithen,45 Peebles,46 West Linton,47-48 Bathgate,49 Linlithgow,51 Bo'ness,52 Broxburn,53-54 Livingston,55 West Calder
EN|1-3 Enfield,4 Barnet,5 Barnet,6 Potters Bar,7-8 Waltham Cross,9 Waltham Abbey,10 Broxbourne,11 Hoddesdon
EX|1-6 Exeter,7 Dawlish,8 Exmouth,9 Budleigh Salterton,10 Sidmouth,11 Ottery St Mary,12 Seaton,13 Axminster,14 Honiton,15 Cullompton,16 Tiverton,17 Crediton,18 Chulmleigh,19 Winkleigh,20 Okehampton,21 Beaworthy,22 Holsworthy,23 Bude,24 Bude,31-32 Barnstaple,33 Braunton,34 Ilfracombe,35 Lynton,36 South Molton,37 Umberleigh,38 Torrington,39 Bideford
FK|1-2 Falkirk,3 Grangemouth,4 Bonnybridge,5 Larbert,6 Denny,7-9 Stirling,10 Alloa,11 Menstrie,12 Alva,13 Tillicoultry,14 Dollar,15 Dunblane,16 Doune,17 Callander,18 Callander,19 Lochearnhead,20 Crianlarich,21 Killin
FY|0 Blackpool,1-4 Blackpool,5 Thornton-Cleveleys,6 Poulton-le-Fylde,7 Fleetwood,8 Lytham St Annes
G|60 Bowling,61 Bearsden,62 Milngavie,63 Drymen,64 Bishopbriggs,65 Kilsyth,66 Kirkintilloch,67-68 Cumbernauld,69 Coatbridge,71 Uddingston,72 Cambuslang,73 Rutherglen,74-75 East Kilbride,76 Clarkston,77 Newton Mearns,78 Barrhead,81 Clydebank,82 Dumbarton,83 Alexandria,84 Helensburgh
GL|1-4 Gloucester,5-6 Stroud,7 Cirencester,8 Tetbury,9 Badminton,10 Stonehouse,11 Dursley,12 Wotton-under-Edge,13 Berkeley,14 Cinderford,15 Lydney,16 Coleford,17 Lydbrook,18 Newent,19 Gloucester,20 Tewkesbury,50-54 Cheltenham,55 Chipping Campden,56 Moreton-in-Marsh
GU|1-5 Guildford,6 Cranleigh,7-8 Godalming,9-10 Farnham,11-12 Aldershot,14 Farnborough,15-16 Camberley,17 Camberley,18 Lightwater,19 Bagshot,20 Windlesham,21-22 Woking,23-24 Woking,25 Virginia Water,26 Hindhead,27 Haslemere,28 Petworth,29 Midhurst,30 Liphook,31-32 Petersfield,33 Liss,34 Alton,35 Bordon,46 Yateley,47 Sandhurst,51-52 Fleet
HA|0 Wembley,1-3 Harrow,4 Ruislip,5 Pinner,6 Northwood,7 Stanmore,8 Edgware,9 Wembley
HD|1-5 Huddersfield,6 Brighouse,7-8 Huddersfield,9 Holmfirth
HG|1-3 Harrogate,4 Ripon,5 Knaresborough
HP|1-3 Hemel Hempstead,4 Berkhamsted,5 Chesham,6-7 Amersham,8 Chalfont St Giles,9 Beaconsfield,10-15 High Wycombe,16 Great Missenden,17 Aylesbury,18-22 Aylesbury,23 Tring,27 Princes Risborough
HR|1-4 Hereford,5 Kington,6 Leominster,7 Bromyard,8 Ledbury,9 Ross-on-Wye
HS|1-2 Stornoway,3 Tarbert,4 Isle of Scalpay,5 Leverburgh,6 Lochmaddy,7 Benbecula,8 Lochboisdale,9 Castlebay
HU|1-9 Hull,10 Anlaby,11 Hull,12 Hedon,13 Hessle,14 North Ferriby,15 Brough,16 Cottingham,17 Beverley,18 Hornsea,19 Withernsea,20 Beverley
HX|1-4 Halifax,5 Elland,6 Sowerby Bridge,7 Hebden Bridge
IG|1-6 Ilford,7 Chigwell,8 Woodford Green,9 Buckhurst Hill,10 Loughton,11 Barking
IP|1-10 Ipswich,11 Felixstowe,12 Woodbridge,13 Woodbridge,14 Stowmarket,15 Aldeburgh,16 Leiston,17 Saxmundham,18 Southwold,19 Halesworth,20 Harleston,21-23 Eye,24-26 Thetford,27 Brandon,28-33 Bury St Edmunds
IV|1-3 Inverness,4 Beauly,5 Inverness,6 Muir of Ord,7 Dingwall,8 Munlochy,9 Avoch,10 Fortrose,11 Cromarty,12 Nairn,13 Inverness,14 Strathpeffer,15-16 Dingwall,17 Alness,18 Invergordon,19 Tain,20 Tain,21 Gairloch,22 Achnasheen,23 Garve,24 Ardgay,25 Dornoch,26 Ullapool,27 Lairg,28 Rogart,30 Elgin,31 Lossiemouth,32 Fochabers,36 Forres,40 Kyle of Lochalsh,41-49 Isle of Skye,51 Portree,52 Plockton,53 Strome Ferry,54 Strathcarron,55-56 Isle of Skye,63 Glenelg
KA|1-3 Kilmarnock,4 Galston,5 Mauchline,6-8 Ayr,9 Prestwick,10 Troon,11-12 Irvine,13 Kilwinning,14 Beith,15 Beith,16 Newmilns,17 Darvel,18 Cumnock,19 Maybole,20 Stevenston,21 Saltcoats,22 Ardrossan,23 West Kilbride,24 Dalry,25 Kilbirnie,26 Girvan,27 Isle of Arran,28 Isle of Cumbrae,29-30 Largs
KT|1-2 Kingston upon Thames,3 New Malden,4 Worcester Park,5-6 Surbiton,7 Thames Ditton,8 Molesey,9 Chessington,10 Esher,11 Cobham,12 Walton-on-Thames,13 Weybridge,14 West Byfleet,15 Addlestone,16 Chertsey,17-19 Epsom,20 Tadworth,21 Ashtead,22-24 Leatherhead
KW|1 Wick,2 Lybster,3 Lybster,5 Latheron,6 Dunbeath,7 Berriedale,8 Helmsdale,9 Brora,10 Golspie,11 Kinbrace,12 Halkirk,13 Forsinard,14 Thurso,15 Kirkwall,16 Stromness,17 Orkney
KY|1-2 Kirkcaldy,3 Burntisland,4 Cowdenbeath,5 Lochgelly,6-7 Glenrothes,8 Leven,9 Leven,10 Anstruther,11-12 Dunfermline,13 Kinross,14-15 Cupar,16 St Andrews
L|26 Halewood,28 Stockbridge Village,29 Lunt,30 Netherton,31 Maghull,32-33 Kirkby,34-35 Prescot,36 Huyton,37 Formby,38 Ince Blundell,39-40 Ormskirk
LA|1-2 Lancaster,3-4 Morecambe,5-6 Carnforth,7 Milnthorpe,8-9 Kendal,10 Sedbergh,11 Grange-over-Sands,12 Ulverston,13-14 Barrow-in-Furness,15 Dalton-in-Furness,16 Askam-in-Furness,17 Kirkby-in-Furness,18-19 Millom,20 Broughton-in-Furness,21 Coniston,22 Ambleside,23 Windermere
LD|1 Llandrindod Wells,2 Builth Wells,3 Brecon,4 Llangammarch Wells,5 Llanwrtyd Wells,6 Rhayader,7 Knighton,8 Presteigne
LE|1-6 Leicester,7 Leicester,8 Oadby,9 Leicester,10 Hinckley,11-12 Loughborough,13 Melton Mowbray,14 Melton Mowbray,15 Oakham,16 Market Harborough,17 Lutterworth,18 Wigston,19 Leicester,65 Ashby-de-la-Zouch,67 Coalville
LL|11-14 Wrexham,15 Ruthin,16 Denbigh,17 St Asaph,18 Rhyl,19 Prestatyn,20 Llangollen,21 Corwen,22 Abergele,23 Bala,24 Betws-y-Coed,25 Dolwyddelan,26 Llanrwst,27 Trefriw,28-29 Colwyn Bay,30 Llandudno,31 Conwy,32 Conwy,33 Llanfairfechan,34 Penmaenmawr,35 Aberdovey,36 Tywyn,37 Llwyngwril,38 Fairbourne,39 Arthog,40 Dolgellau,41 Blaenau Ffestiniog,42 Barmouth,43 Talybont,44 Dyffryn Ardudwy,45 Llanbedr,46 Harlech,47 Talsarnau,48 Penrhyndeudraeth,49 Porthmadog,51 Garndolbenmaen,52 Criccieth,53 Pwllheli,54-55 Caernarfon,56 Y Felinheli,57 Bangor,58 Beaumaris,59 Menai Bridge,60 Gaerwen,61 Llanfairpwllgwyngyll,62 Bodorgan,63 Ty Croes,64 Rhosneigr,65 Holyhead,66 Rhosgoch,67 Cemaes Bay,68 Amlwch,69 Penysarn,70 Dulas,71 Llanerchymedd,72 Moelfre,73 Marianglas,74 Tyn-y-Gongl,75 Pentraeth,76 Llanbedrgoch,77 Llangefni,78 Brynteg
LN|1-6 Lincoln,7-8 Market Rasen,9 Horncastle,10 Woodhall Spa,11 Louth,12 Mablethorpe,13 Alford
LS|19 Yeadon,20 Guiseley,21 Otley,22-23 Wetherby,24 Tadcaster,25 Garforth,26 Rothwell,27 Morley,28 Pudsey,29 Ilkley
LU|1-4 Luton,5-6 Dunstable,7 Leighton Buzzard
ME|1-3 Rochester,4 Chatham,5 Chatham,6 Aylesford,7-8 Gillingham,9 Sittingbourne,10 Sittingbourne,11 Queenborough,12 Sheerness,13 Faversham,14-18 Maidstone,19 West Malling,20 Aylesford
MK|1-3 Bletchley,4-10 Milton Keynes,11 Stony Stratford,12 Wolverton,13 Milton Keynes,14-15 Milton Keynes,16 Newport Pagnell,17 Woburn Sands,18 Buckingham,19 Milton Keynes,40-45 Bedford,46 Olney
ML|1 Motherwell,2 Wishaw,3 Hamilton,4 Bellshill,5 Coatbridge,6 Airdrie,7 Shotts,8 Carluke,9 Larkhall,10 Strathaven,11 Lanark,12 Biggar
NE|9 Low Fell,10 Felling,11 Team Valley,13 Wideopen,16 Whickham,17 Rowlands Gill,18 Stamfordham,19 Matfen,20 Ponteland,21 Blaydon,22 Bedlington,23 Cramlington,24 Blyth,25-26 Whitley Bay,27 Shiremoor,28 Wallsend,29-30 North Shields,31 Hebburn,32 Jarrow,33-34 South Shields,35 Boldon Colliery,36 East Boldon,37-38 Washington,39 Rowlands Gill,40 Prudhoe,41 Wylam,42 Prudhoe,43 Stocksfield,44 Riding Mill,45 Corbridge,46-48 Hexham,49 Haltwhistle,61 Morpeth,62 Choppington,63 Ashington,64 Newbiggin-by-the-Sea,65 Morpeth,66 Alnwick,67 Chathill,68 Seahouses,69 Bamburgh,70 Belford,71 Wooler
NG|10 Long Eaton,12 Radcliffe-on-Trent,13 Bingham,14 Calverton,15 Hucknall,16 Eastwood,17 Sutton-in-Ashfield,18-19 Mansfield,20 Shirebrook,21 Rainworth,22-24 Newark-on-Trent,25 Southwell,31-33 Grantham,34 Sleaford
NN|1-7 Northampton,8-9 Wellingborough,10 Rushden,11 Daventry,12 Towcester,13 Brackley,14-16 Kettering,17-18 Corby,29 Wellingborough
NP|4 Pontypool,7 Abergavenny,8 Crickhowell,10 Newport,11 Newport,12 Blackwood,13 Abertillery,15 Usk,16 Chepstow,18-20 Newport,22 Tredegar,23 Ebbw Vale,24 New Tredegar,25 Monmouth,26 Caldicot,44 Cwmbran
NR|1-8 Norwich,9-10 Norwich,11 Cromer,12-13 Norwich,14-16 Norwich,17 Attleborough,18 Wymondham,19 Dereham,20 Dereham,21 Fakenham,22 Walsingham,23 Wells-next-the-Sea,24 Melton Constable,25 Holt,26 Sheringham,27 Cromer,28 North Walsham,29-31 Great Yarmouth,32-33 Lowestoft,34 Beccles,35 Bungay
OL|1-4 Oldham,5-7 Ashton-under-Lyne,8-9 Oldham,10 Heywood,11-12 Rochdale,13 Bacup,14 Todmorden,15 Littleborough,16 Rochdale
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
