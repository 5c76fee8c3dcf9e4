/** Named districts of the larger cities outside London: outcode | name | latitude | longitude. */
export const cityDistrictRows = `M1|Piccadilly and Northern Quarter|53.479|-2.233
M2|Deansgate and St Ann's Square|53.481|-2.245
M3|Spinningfields and Chapel Street|53.485|-2.252
M4|Ancoats and New Islington|53.486|-2.229
M5|Ordsall|53.479|-2.277
M6|Salford and Pendleton|53.492|-2.291
M7|Broughton and Kersal|53.505|-2.266
M8|Crumpsall and Cheetham Hill|53.510|-2.240
M9|Harpurhey and Blackley|53.524|-2.214
M11|Clayton and Openshaw|53.478|-2.180
M12|Ardwick and Longsight|53.465|-2.201
M13|Chorlton-on-Medlock|53.461|-2.214
M14|Fallowfield and Rusholme|53.447|-2.224
M15|Hulme|53.466|-2.249
M16|Whalley Range and Old Trafford|53.455|-2.266
M17|Trafford Park|53.468|-2.320
M18|Gorton|53.461|-2.169
M19|Levenshulme|53.437|-2.192
M20|Didsbury and Withington|53.424|-2.231
M21|Chorlton-cum-Hardy|53.438|-2.278
M22|Wythenshawe and Northenden|53.388|-2.259
M23|Baguley|53.398|-2.290
M24|Middleton|53.549|-2.196
M25|Prestwich|53.530|-2.281
M26|Radcliffe|53.559|-2.325
M27|Swinton and Pendlebury|53.515|-2.335
M28|Worsley|53.524|-2.390
M29|Tyldesley|53.510|-2.462
M30|Eccles|53.484|-2.345
M31|Partington|53.420|-2.424
M32|Stretford|53.447|-2.308
M33|Sale|53.424|-2.322
M34|Denton and Audenshaw|53.458|-2.114
M35|Failsworth|53.509|-2.158
M38|Little Hulton|53.531|-2.422
M40|Moston and Newton Heath|53.500|-2.192
M41|Urmston|53.449|-2.360
M43|Droylsden|53.482|-2.147
M44|Irlam|53.441|-2.422
M45|Whitefield|53.551|-2.295
M46|Atherton|53.525|-2.492
M50|Salford Quays|53.474|-2.298
B1|Jewellery Quarter and Brindleyplace|52.480|-1.908
B2|New Street|52.479|-1.899
B3|Colmore Row|52.483|-1.904
B4|Aston University quarter|52.483|-1.891
B5|Digbeth and Highgate|52.470|-1.895
B6|Aston|52.502|-1.886
B7|Nechells|52.493|-1.873
B8|Washwood Heath|52.491|-1.838
B9|Bordesley Green|52.478|-1.856
B10|Small Heath|52.467|-1.855
B11|Sparkbrook and Tyseley|52.454|-1.858
B12|Balsall Heath|52.463|-1.885
B13|Moseley|52.438|-1.880
B14|Kings Heath|52.420|-1.888
B15|Edgbaston|52.467|-1.922
B16|Ladywood|52.477|-1.935
B17|Harborne|52.457|-1.956
B18|Winson Green and Hockley|52.493|-1.922
B19|Lozells and Newtown|52.499|-1.906
B20|Handsworth Wood|52.517|-1.927
B21|Handsworth|52.506|-1.945
B23|Erdington|52.527|-1.851
B24|Tyburn|52.522|-1.823
B26|Sheldon and Yardley|52.463|-1.790
B27|Acocks Green|52.446|-1.821
B28|Hall Green|52.431|-1.845
B29|Selly Oak|52.439|-1.944
B30|Bournville and Stirchley|52.421|-1.929
B31|Northfield|52.407|-1.977
B32|Bartley Green and Quinton|52.447|-1.999
B33|Stechford and Kitts Green|52.484|-1.790
B42|Perry Barr|52.532|-1.911
B44|Kingstanding|52.541|-1.873
LS1|City Centre West and Civic Quarter|53.798|-1.551
LS2|City Centre and University|53.803|-1.547
LS3|Burley Road|53.803|-1.567
LS4|Kirkstall|53.809|-1.581
LS5|Hawksworth|53.818|-1.603
LS6|Headingley and Hyde Park|53.819|-1.567
LS7|Chapel Allerton|53.819|-1.534
LS8|Roundhay and Oakwood|53.825|-1.505
LS9|Burmantofts and Cross Green|53.797|-1.512
LS10|Hunslet and Middleton|53.765|-1.530
LS11|Holbeck and Beeston|53.776|-1.556
LS12|Armley and Wortley|53.791|-1.592
LS13|Bramley|53.813|-1.636
LS14|Seacroft|53.822|-1.460
LS15|Cross Gates|53.799|-1.439
LS16|Adel and Cookridge|53.846|-1.596
LS17|Moortown and Alwoodley|53.853|-1.527
LS18|Horsforth|53.839|-1.642
G1|Merchant City|55.860|-4.247
G2|Blythswood|55.863|-4.259
G3|Anderston and Finnieston|55.865|-4.277
G4|Cowcaddens and Townhead|55.869|-4.254
G5|Gorbals|55.848|-4.250
G11|Partick|55.873|-4.311
G12|Hillhead and Dowanhill|55.879|-4.299
G13|Knightswood and Anniesland|55.893|-4.346
G14|Whiteinch and Scotstoun|55.881|-4.350
G15|Drumchapel|55.909|-4.366
G20|Maryhill|55.886|-4.282
G21|Springburn|55.882|-4.222
G22|Possilpark|55.890|-4.250
G23|Summerston|55.901|-4.288
G31|Dennistoun|55.858|-4.210
G32|Shettleston|55.851|-4.158
G33|Stepps and Easterhouse|55.872|-4.148
G40|Bridgeton|55.847|-4.227
G41|Pollokshields|55.839|-4.279
G42|Govanhill|55.834|-4.259
G43|Pollokshaws|55.818|-4.290
G44|Cathcart|55.815|-4.253
G45|Castlemilk|55.804|-4.233
G46|Giffnock|55.805|-4.296
G51|Govan|55.857|-4.307
G52|Cardonald|55.848|-4.349
G53|Pollok|55.821|-4.351
EH1|Old Town|55.951|-3.189
EH2|New Town, Princes Street|55.953|-3.198
EH3|Tollcross and Stockbridge|55.951|-3.205
EH4|Comely Bank and Cramond|55.960|-3.254
EH5|Granton and Trinity|55.977|-3.217
EH6|Leith|55.972|-3.174
EH7|Easter Road and Meadowbank|55.960|-3.163
EH8|Newington and Holyrood|55.947|-3.170
EH9|Marchmont and Grange|55.933|-3.182
EH10|Morningside|55.923|-3.212
EH11|Gorgie and Dalry|55.935|-3.241
EH12|Corstorphine and Murrayfield|55.943|-3.268
EH13|Colinton|55.908|-3.250
EH14|Slateford and Balerno|55.911|-3.278
EH15|Portobello|55.949|-3.110
EH16|Liberton|55.922|-3.153
EH17|Gilmerton|55.906|-3.142
CF1|City Centre|51.481|-3.178
CF3|Rumney and St Mellons|51.514|-3.122
CF5|Canton and Ely|51.484|-3.228
CF10|City Centre and Cardiff Bay|51.474|-3.176
CF11|Grangetown and Pontcanna|51.474|-3.195
CF14|Heath and Whitchurch|51.520|-3.206
CF15|Radyr and Taff's Well|51.533|-3.267
CF23|Cyncoed and Pentwyn|51.517|-3.155
CF24|Roath and Cathays|51.489|-3.165
BT1|City Centre|54.600|-5.930
BT2|Linen Quarter|54.594|-5.931
BT3|Titanic Quarter and Harbour|54.614|-5.903
BT4|Belmont and Sydenham|54.601|-5.870
BT5|Castlereagh|54.589|-5.874
BT6|Cregagh|54.580|-5.893
BT7|Ormeau and Botanic|54.581|-5.925
BT8|Newtownbreda|54.552|-5.914
BT9|Malone and Stranmillis|54.577|-5.948
BT10|Finaghy|54.563|-5.979
BT11|Andersonstown|54.576|-5.996
BT12|Falls and Sandy Row|54.591|-5.959
BT13|Shankill|54.608|-5.965
BT14|Cliftonville|54.619|-5.960
BT15|Antrim Road and Cavehill|54.626|-5.932
BT16|Dundonald|54.594|-5.804
BT17|Dunmurry|54.557|-6.013
L1|City Centre and Ropewalks|53.402|-2.979
L2|Moorfields and Castle Street|53.407|-2.989
L3|Waterfront and Knowledge Quarter|53.408|-2.983
L4|Walton and Anfield|53.440|-2.964
L5|Everton and Vauxhall|53.424|-2.977
L6|Tuebrook and Kensington|53.419|-2.946
L7|Edge Hill|53.407|-2.948
L8|Toxteth and Princes Park|53.388|-2.960
L9|Aintree and Walton Vale|53.464|-2.953
L10|Fazakerley|53.473|-2.915
L11|Norris Green|53.447|-2.915
L12|West Derby|53.437|-2.893
L13|Old Swan|53.417|-2.917
L14|Knotty Ash|53.419|-2.878
L15|Wavertree|53.398|-2.918
L16|Childwall|53.398|-2.883
L17|Aigburth|53.375|-2.939
L18|Mossley Hill|53.380|-2.908
L19|Garston|53.358|-2.907
L20|Bootle|53.451|-2.989
L21|Litherland|53.468|-3.003
L22|Waterloo|53.475|-3.025
L23|Crosby|53.492|-3.030
L24|Speke|53.346|-2.838
L25|Woolton|53.379|-2.870
BS1|City Centre and Harbourside|51.452|-2.596
BS2|St Philip's and Temple|51.456|-2.576
BS3|Bedminster|51.439|-2.601
BS4|Brislington and Knowle|51.432|-2.560
BS5|Easton and St George|51.462|-2.552
BS6|Redland and Cotham|51.468|-2.599
BS7|Bishopston and Horfield|51.485|-2.582
BS8|Clifton|51.456|-2.620
BS9|Westbury-on-Trym|51.488|-2.627
BS10|Southmead|51.505|-2.610
BS11|Avonmouth and Shirehampton|51.497|-2.678
BS13|Bishopsworth|51.412|-2.617
BS14|Hengrove and Whitchurch|51.411|-2.566
BS15|Kingswood|51.461|-2.503
BS16|Fishponds|51.486|-2.522
S1|City Centre|53.380|-1.469
S2|Manor and Heeley|53.368|-1.450
S3|Kelham Island and Burngreave|53.391|-1.474
S6|Hillsborough|53.405|-1.508
S7|Nether Edge|53.358|-1.490
S8|Woodseats and Norton|53.341|-1.476
S10|Broomhill and Crookes|53.377|-1.512
S11|Ecclesall and Hunters Bar|53.363|-1.507
NE1|City Centre and Quayside|54.972|-1.612
NE2|Jesmond|54.986|-1.606
NE3|Gosforth|55.007|-1.621
NE4|Fenham and Elswick|54.973|-1.640
NE6|Heaton and Byker|54.978|-1.573
NE8|Gateshead|54.955|-1.605
NG1|City Centre and Lace Market|52.954|-1.149
NG2|West Bridgford and The Meadows|52.933|-1.138
NG3|Mapperley and Sneinton|52.966|-1.130
NG5|Sherwood and Arnold|52.990|-1.136
NG7|Lenton and Hyson Green|52.957|-1.175
NG9|Beeston|52.924|-1.214
CV1|City Centre|52.408|-1.510
BL1|Town Centre and Halliwell|53.585|-2.436
S4|Pitsmoor|53.400|-1.452
S5|Firth Park and Longley|53.420|-1.461
S9|Attercliffe and Tinsley|53.402|-1.414
S12|Gleadless and Hackenthorpe|53.348|-1.404
S13|Handsworth and Woodhouse|53.365|-1.376
S14|Gleadless Valley|53.346|-1.448
S17|Dore and Totley|53.321|-1.531
S20|Mosborough and Crystal Peaks|53.338|-1.351
NE5|Westerhope|55.000|-1.690
NE7|High Heaton|55.000|-1.577
NE12|Longbenton and Killingworth|55.019|-1.566
NE15|Denton and Throckley|54.985|-1.717
NG4|Carlton and Gedling|52.974|-1.083
NG6|Bulwell and Basford|52.993|-1.185
NG8|Wollaton and Aspley|52.959|-1.211
NG11|Clifton and Ruddington|52.896|-1.170
G34|Easterhouse|55.867|-4.103
L27|Netherley|53.388|-2.840
B25|Yardley and Hay Mills|52.465|-1.821
B34|Shard End|52.496|-1.778
B35|Castle Vale|52.520|-1.786
B38|Kings Norton|52.406|-1.930`;
