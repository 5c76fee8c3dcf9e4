/**
 * The 121 postcode areas of the United Kingdom, one per line:
 * letters | name | county | nation | latitude | longitude of the centre | highest ordinary district.
 * Nation: E England, W Wales, S Scotland, N Northern Ireland; * where the border runs through the area.
 */
export const postcodeAreaRows = `AB|Aberdeen|Aberdeenshire|S|57.15|-2.10|56
AL|St Albans|Hertfordshire|E|51.75|-0.34|10
B|Birmingham|West Midlands|E|52.48|-1.90|98
BA|Bath|Somerset|E|51.38|-2.36|22
BB|Blackburn|Lancashire|E|53.75|-2.48|18
BD|Bradford|West Yorkshire|E|53.79|-1.75|24
BH|Bournemouth|Dorset|E|50.72|-1.88|31
BL|Bolton|Greater Manchester|E|53.58|-2.43|9
BN|Brighton|East Sussex|E|50.83|-0.14|45
BR|Bromley|Greater London|E|51.41|0.02|8
BS|Bristol|Bristol|E|51.45|-2.59|49
BT|Belfast|County Antrim|N|54.60|-5.93|94
CA|Carlisle|Cumbria|E|54.89|-2.93|28
CB|Cambridge|Cambridgeshire|E|52.20|0.12|25
CF|Cardiff|South Glamorgan|W|51.48|-3.18|83
CH|Chester|Cheshire|*|53.19|-2.89|66
CM|Chelmsford|Essex|E|51.74|0.47|77
CO|Colchester|Essex|E|51.89|0.90|16
CR|Croydon|Greater London|E|51.37|-0.10|9
CT|Canterbury|Kent|E|51.28|1.08|21
CV|Coventry|West Midlands|E|52.41|-1.51|47
CW|Crewe|Cheshire|E|53.10|-2.44|12
DA|Dartford|Kent|E|51.45|0.22|18
DD|Dundee|Angus|S|56.46|-2.97|11
DE|Derby|Derbyshire|E|52.92|-1.48|75
DG|Dumfries|Dumfriesshire|S|55.07|-3.61|16
DH|Durham|County Durham|E|54.78|-1.58|9
DL|Darlington|County Durham|E|54.53|-1.55|17
DN|Doncaster|South Yorkshire|E|53.52|-1.13|41
DT|Dorchester|Dorset|E|50.71|-2.44|11
DY|Dudley|West Midlands|E|52.51|-2.09|14
E|East London|Greater London|E|51.54|-0.03|20
EC|City of London|Greater London|E|51.52|-0.10|4
EH|Edinburgh|Midlothian|S|55.95|-3.19|55
EN|Enfield|Greater London|E|51.65|-0.08|11
EX|Exeter|Devon|E|50.72|-3.53|39
FK|Falkirk|Stirlingshire|S|56.00|-3.78|21
FY|Blackpool|Lancashire|E|53.82|-3.05|8
G|Glasgow|Lanarkshire|S|55.86|-4.25|84
GL|Gloucester|Gloucestershire|E|51.86|-2.24|56
GU|Guildford|Surrey|E|51.24|-0.57|52
HA|Harrow|Greater London|E|51.58|-0.33|9
HD|Huddersfield|West Yorkshire|E|53.65|-1.78|9
HG|Harrogate|North Yorkshire|E|53.99|-1.54|5
HP|Hemel Hempstead|Hertfordshire|E|51.75|-0.47|27
HR|Hereford|Herefordshire|*|52.06|-2.72|9
HS|Stornoway|Outer Hebrides|S|58.21|-6.39|9
HU|Hull|East Riding of Yorkshire|E|53.74|-0.34|20
HX|Halifax|West Yorkshire|E|53.72|-1.86|7
IG|Ilford|Greater London|E|51.56|0.07|11
IP|Ipswich|Suffolk|E|52.06|1.16|33
IV|Inverness|Inverness-shire|S|57.48|-4.22|63
KA|Kilmarnock|Ayrshire|S|55.61|-4.50|30
KT|Kingston upon Thames|Greater London|E|51.41|-0.30|24
KW|Kirkwall|Orkney|S|58.98|-2.96|17
KY|Kirkcaldy|Fife|S|56.11|-3.16|16
L|Liverpool|Merseyside|E|53.41|-2.98|40
LA|Lancaster|Lancashire|E|54.05|-2.80|23
LD|Llandrindod Wells|Powys|*|52.24|-3.38|8
LE|Leicester|Leicestershire|E|52.64|-1.13|67
LL|Llandudno|Gwynedd|W|53.32|-3.83|78
LN|Lincoln|Lincolnshire|E|53.23|-0.54|13
LS|Leeds|West Yorkshire|E|53.80|-1.55|29
LU|Luton|Bedfordshire|E|51.88|-0.42|7
M|Manchester|Greater Manchester|E|53.48|-2.24|50
ME|Medway|Kent|E|51.38|0.53|20
MK|Milton Keynes|Buckinghamshire|E|52.04|-0.76|46
ML|Motherwell|Lanarkshire|S|55.79|-3.99|12
N|North London|Greater London|E|51.57|-0.11|22
NE|Newcastle upon Tyne|Tyne and Wear|E|54.97|-1.61|71
NG|Nottingham|Nottinghamshire|E|52.95|-1.15|34
NN|Northampton|Northamptonshire|E|52.24|-0.90|29
NP|Newport|Gwent|*|51.59|-3.00|44
NR|Norwich|Norfolk|E|52.63|1.30|35
NW|North West London|Greater London|E|51.55|-0.19|11
OL|Oldham|Greater Manchester|E|53.54|-2.11|16
OX|Oxford|Oxfordshire|E|51.75|-1.26|49
PA|Paisley|Renfrewshire|S|55.85|-4.42|78
PE|Peterborough|Cambridgeshire|E|52.57|-0.24|38
PH|Perth|Perthshire|S|56.40|-3.43|50
PL|Plymouth|Devon|E|50.37|-4.14|35
PO|Portsmouth|Hampshire|E|50.80|-1.09|41
PR|Preston|Lancashire|E|53.76|-2.70|26
RG|Reading|Berkshire|E|51.45|-0.97|45
RH|Redhill|Surrey|E|51.24|-0.17|20
RM|Romford|Greater London|E|51.58|0.18|20
S|Sheffield|South Yorkshire|E|53.38|-1.47|81
SA|Swansea|West Glamorgan|W|51.62|-3.94|73
SE|South East London|Greater London|E|51.47|-0.05|28
SG|Stevenage|Hertfordshire|E|51.90|-0.20|19
SK|Stockport|Greater Manchester|E|53.41|-2.16|23
SL|Slough|Berkshire|E|51.51|-0.59|9
SM|Sutton|Greater London|E|51.36|-0.19|7
SN|Swindon|Wiltshire|E|51.56|-1.78|26
SO|Southampton|Hampshire|E|50.91|-1.40|53
SP|Salisbury|Wiltshire|E|51.07|-1.80|11
SR|Sunderland|Tyne and Wear|E|54.91|-1.38|8
SS|Southend-on-Sea|Essex|E|51.54|0.71|17
ST|Stoke-on-Trent|Staffordshire|E|53.00|-2.18|21
SW|South West London|Greater London|E|51.46|-0.17|20
SY|Shrewsbury|Shropshire|*|52.71|-2.75|25
TA|Taunton|Somerset|E|51.02|-3.10|24
TD|Galashiels|Scottish Borders|*|55.62|-2.81|15
TF|Telford|Shropshire|E|52.68|-2.45|13
TN|Tonbridge|Kent|E|51.20|0.27|40
TQ|Torquay|Devon|E|50.46|-3.53|14
TR|Truro|Cornwall|E|50.26|-5.05|27
TS|Middlesbrough|North Yorkshire|E|54.57|-1.24|29
TW|Twickenham|Greater London|E|51.45|-0.34|20
UB|Southall|Greater London|E|51.51|-0.38|11
W|West London|Greater London|E|51.51|-0.20|14
WA|Warrington|Cheshire|E|53.39|-2.59|16
WC|Central London|Greater London|E|51.52|-0.12|2
WD|Watford|Hertfordshire|E|51.66|-0.40|25
WF|Wakefield|West Yorkshire|E|53.68|-1.50|17
WN|Wigan|Greater Manchester|E|53.54|-2.63|8
WR|Worcester|Worcestershire|E|52.19|-2.22|15
WS|Walsall|West Midlands|E|52.59|-1.98|15
WV|Wolverhampton|West Midlands|E|52.59|-2.13|16
YO|York|North Yorkshire|E|53.96|-1.08|62
ZE|Lerwick|Shetland|S|60.15|-1.15|3`;
