/** Which town a district belongs to, areas AB to DY: letters | district or range, then the town; separated by commas. */
export const districtTownsAToD = `AB|10-16 Aberdeen,21-25 Aberdeen,30 Laurencekirk,31 Banchory,32 Westhill,33 Alford,34 Aboyne,35 Ballater,36 Strathdon,37 Strathdon,38 Aberlour,39 Stonehaven,41 Ellon,42 Peterhead,43 Fraserburgh,44 Macduff,45 Banff,51 Inverurie,52 Insch,53 Turriff,54 Huntly,55 Keith,56 Buckie
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
DY|1-3 Dudley,4 Tipton,5 Brierley Hill,6 Kingswinford,7-9 Stourbridge,10-11 Kidderminster,12 Bewdley,13 Stourport-on-Severn,14 Kidderminster`;
