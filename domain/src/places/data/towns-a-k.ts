/** Towns and cities, A to K: name | county | postcode area | latitude | longitude. */
export const townsAToK = `Aberdare|Mid Glamorgan|CF|51.71|-3.45
Aberdeen|Aberdeenshire|AB|57.15|-2.10
Abergavenny|Gwent|NP|51.82|-3.02
Aberystwyth|Dyfed|SY|52.41|-4.08
Abingdon|Oxfordshire|OX|51.67|-1.28
Accrington|Lancashire|BB|53.75|-2.36
Airdrie|Lanarkshire|ML|55.87|-3.98
Aldershot|Hampshire|GU|51.25|-0.76
Alloa|Clackmannanshire|FK|56.12|-3.79
Alnwick|Northumberland|NE|55.41|-1.71
Altrincham|Greater Manchester|WA|53.39|-2.35
Andover|Hampshire|SP|51.21|-1.48
Antrim|County Antrim|BT|54.72|-6.21
Arbroath|Angus|DD|56.56|-2.59
Armagh|County Armagh|BT|54.35|-6.65
Ashford|Kent|TN|51.15|0.87
Ashington|Northumberland|NE|55.18|-1.57
Ashton-under-Lyne|Greater Manchester|OL|53.49|-2.09
Aylesbury|Buckinghamshire|HP|51.82|-0.81
Ayr|Ayrshire|KA|55.46|-4.63
Ballymena|County Antrim|BT|54.86|-6.28
Banbury|Oxfordshire|OX|52.06|-1.34
Banbridge|County Down|BT|54.35|-6.27
Bangor|County Down|BT|54.65|-5.67
Bangor, Gwynedd|Gwynedd|LL|53.23|-4.13
Barking|Greater London|IG|51.54|0.08
Barnet|Greater London|EN|51.65|-0.20
Barnsley|South Yorkshire|S|53.55|-1.48
Barnstaple|Devon|EX|51.08|-4.06
Barrow-in-Furness|Cumbria|LA|54.11|-3.23
Barry|South Glamorgan|CF|51.40|-3.28
Basildon|Essex|SS|51.57|0.46
Basingstoke|Hampshire|RG|51.27|-1.09
Bath|Somerset|BA|51.38|-2.36
Batley|West Yorkshire|WF|53.72|-1.64
Bebington|Merseyside|CH|53.35|-3.00
Bedford|Bedfordshire|MK|52.14|-0.47
Bedworth|Warwickshire|CV|52.48|-1.48
Belfast|County Antrim|BT|54.60|-5.93
Berwick-upon-Tweed|Northumberland|TD|55.77|-2.00
Beverley|East Riding of Yorkshire|HU|53.84|-0.43
Bexhill-on-Sea|East Sussex|TN|50.84|0.47
Bexleyheath|Greater London|DA|51.46|0.14
Bicester|Oxfordshire|OX|51.90|-1.15
Billericay|Essex|CM|51.63|0.42
Billingham|County Durham|TS|54.61|-1.29
Birkenhead|Merseyside|CH|53.39|-3.02
Birmingham|West Midlands|B|52.48|-1.90
Bishop Auckland|County Durham|DL|54.66|-1.68
Bishop's Stortford|Hertfordshire|CM|51.87|0.17
Blackburn|Lancashire|BB|53.75|-2.48
Blackpool|Lancashire|FY|53.82|-3.05
Blyth|Northumberland|NE|55.13|-1.51
Bodmin|Cornwall|PL|50.47|-4.72
Bognor Regis|West Sussex|PO|50.78|-0.67
Bolton|Greater Manchester|BL|53.58|-2.43
Bootle|Merseyside|L|53.45|-2.99
Boston|Lincolnshire|PE|52.98|-0.02
Bournemouth|Dorset|BH|50.72|-1.88
Bracknell|Berkshire|RG|51.41|-0.75
Bradford|West Yorkshire|BD|53.79|-1.75
Braintree|Essex|CM|51.88|0.55
Brecon|Powys|LD|51.95|-3.39
Brentwood|Essex|CM|51.62|0.30
Bridgend|Mid Glamorgan|CF|51.51|-3.58
Bridgwater|Somerset|TA|51.13|-3.00
Bridlington|East Riding of Yorkshire|YO|54.08|-0.19
Bridport|Dorset|DT|50.73|-2.76
Brighouse|West Yorkshire|HD|53.70|-1.78
Brighton|East Sussex|BN|50.83|-0.14
Bristol|Bristol|BS|51.45|-2.59
Bromley|Greater London|BR|51.41|0.02
Bromsgrove|Worcestershire|B|52.34|-2.06
Burgess Hill|West Sussex|RH|50.95|-0.13
Burnley|Lancashire|BB|53.79|-2.25
Burton upon Trent|Staffordshire|DE|52.81|-1.64
Bury|Greater Manchester|BL|53.59|-2.30
Bury St Edmunds|Suffolk|IP|52.25|0.71
Buxton|Derbyshire|SK|53.26|-1.91
Caernarfon|Gwynedd|LL|53.14|-4.27
Caerphilly|Mid Glamorgan|CF|51.58|-3.22
Camberley|Surrey|GU|51.34|-0.74
Camborne|Cornwall|TR|50.21|-5.30
Cambridge|Cambridgeshire|CB|52.20|0.12
Cannock|Staffordshire|WS|52.69|-2.03
Canterbury|Kent|CT|51.28|1.08
Cardiff|South Glamorgan|CF|51.48|-3.18
Carlisle|Cumbria|CA|54.89|-2.93
Carmarthen|Dyfed|SA|51.86|-4.31
Carrickfergus|County Antrim|BT|54.72|-5.81
Castleford|West Yorkshire|WF|53.73|-1.36
Chatham|Kent|ME|51.38|0.53
Chelmsford|Essex|CM|51.74|0.47
Cheltenham|Gloucestershire|GL|51.90|-2.07
Chepstow|Gwent|NP|51.64|-2.68
Chester|Cheshire|CH|53.19|-2.89
Chesterfield|Derbyshire|S|53.24|-1.42
Chichester|West Sussex|PO|50.84|-0.78
Chippenham|Wiltshire|SN|51.46|-2.12
Chorley|Lancashire|PR|53.65|-2.63
Christchurch|Dorset|BH|50.74|-1.78
Cirencester|Gloucestershire|GL|51.72|-1.97
Clacton-on-Sea|Essex|CO|51.79|1.15
Cleethorpes|Lincolnshire|DN|53.56|-0.03
Clydebank|Dunbartonshire|G|55.90|-4.40
Coalville|Leicestershire|LE|52.72|-1.37
Coatbridge|Lanarkshire|ML|55.86|-4.02
Colchester|Essex|CO|51.89|0.90
Coleraine|County Londonderry|BT|55.13|-6.67
Colwyn Bay|Clwyd|LL|53.30|-3.73
Congleton|Cheshire|CW|53.16|-2.21
Consett|County Durham|DH|54.85|-1.83
Conwy|Gwynedd|LL|53.28|-3.83
Cookstown|County Tyrone|BT|54.65|-6.74
Corby|Northamptonshire|NN|52.49|-0.70
Coventry|West Midlands|CV|52.41|-1.51
Craigavon|County Armagh|BT|54.45|-6.39
Cramlington|Northumberland|NE|55.09|-1.59
Crawley|West Sussex|RH|51.11|-0.19
Crewe|Cheshire|CW|53.10|-2.44
Croydon|Greater London|CR|51.37|-0.10
Cumbernauld|Dunbartonshire|G|55.95|-3.99
Cwmbran|Gwent|NP|51.65|-3.02
Dagenham|Greater London|RM|51.54|0.13
Darlington|County Durham|DL|54.53|-1.55
Dartford|Kent|DA|51.45|0.22
Daventry|Northamptonshire|NN|52.26|-1.16
Deal|Kent|CT|51.22|1.40
Derby|Derbyshire|DE|52.92|-1.48
Derry|County Londonderry|BT|55.00|-7.31
Dewsbury|West Yorkshire|WF|53.69|-1.63
Didcot|Oxfordshire|OX|51.61|-1.24
Doncaster|South Yorkshire|DN|53.52|-1.13
Dorchester|Dorset|DT|50.71|-2.44
Dorking|Surrey|RH|51.23|-0.33
Dover|Kent|CT|51.13|1.31
Downpatrick|County Down|BT|54.33|-5.72
Dudley|West Midlands|DY|52.51|-2.09
Dumbarton|Dunbartonshire|G|55.95|-4.57
Dumfries|Dumfriesshire|DG|55.07|-3.61
Dundee|Angus|DD|56.46|-2.97
Dunfermline|Fife|KY|56.07|-3.46
Dungannon|County Tyrone|BT|54.50|-6.77
Dunstable|Bedfordshire|LU|51.89|-0.52
Durham|County Durham|DH|54.78|-1.58
Ealing|Greater London|W|51.51|-0.30
East Grinstead|West Sussex|RH|51.13|-0.01
East Kilbride|Lanarkshire|G|55.76|-4.18
Eastbourne|East Sussex|BN|50.77|0.28
Eastleigh|Hampshire|SO|50.97|-1.35
Ebbw Vale|Gwent|NP|51.78|-3.21
Edinburgh|Midlothian|EH|55.95|-3.19
Elgin|Moray|IV|57.65|-3.32
Ellesmere Port|Cheshire|CH|53.28|-2.90
Ely|Cambridgeshire|CB|52.40|0.26
Enfield|Greater London|EN|51.65|-0.08
Enniskillen|County Fermanagh|BT|54.34|-7.64
Epsom|Surrey|KT|51.33|-0.27
Esher|Surrey|KT|51.37|-0.37
Evesham|Worcestershire|WR|52.09|-1.95
Exeter|Devon|EX|50.72|-3.53
Exmouth|Devon|EX|50.62|-3.41
Falkirk|Stirlingshire|FK|56.00|-3.78
Falmouth|Cornwall|TR|50.15|-5.07
Fareham|Hampshire|PO|50.85|-1.18
Farnborough|Hampshire|GU|51.29|-0.75
Farnham|Surrey|GU|51.21|-0.80
Felixstowe|Suffolk|IP|51.96|1.35
Fleet|Hampshire|GU|51.28|-0.84
Folkestone|Kent|CT|51.08|1.17
Fort William|Inverness-shire|PH|56.82|-5.11
Frome|Somerset|BA|51.23|-2.32
Galashiels|Scottish Borders|TD|55.62|-2.81
Gateshead|Tyne and Wear|NE|54.95|-1.60
Gillingham|Kent|ME|51.39|0.55
Glasgow|Lanarkshire|G|55.86|-4.25
Glastonbury|Somerset|BA|51.15|-2.72
Glenrothes|Fife|KY|56.20|-3.17
Gloucester|Gloucestershire|GL|51.86|-2.24
Gosport|Hampshire|PO|50.80|-1.12
Grantham|Lincolnshire|NG|52.91|-0.64
Gravesend|Kent|DA|51.44|0.37
Grays|Essex|RM|51.48|0.33
Great Yarmouth|Norfolk|NR|52.61|1.73
Greenock|Renfrewshire|PA|55.95|-4.76
Grimsby|Lincolnshire|DN|53.57|-0.08
Guildford|Surrey|GU|51.24|-0.57
Halesowen|West Midlands|B|52.45|-2.05
Halifax|West Yorkshire|HX|53.72|-1.86
Hamilton|Lanarkshire|ML|55.78|-4.04
Harlow|Essex|CM|51.77|0.09
Harpenden|Hertfordshire|AL|51.82|-0.36
Harrogate|North Yorkshire|HG|53.99|-1.54
Harrow|Greater London|HA|51.58|-0.33
Hartlepool|County Durham|TS|54.69|-1.21
Harwich|Essex|CO|51.94|1.27
Hastings|East Sussex|TN|50.86|0.58
Hatfield|Hertfordshire|AL|51.76|-0.23
Havant|Hampshire|PO|50.85|-0.98
Haverfordwest|Dyfed|SA|51.80|-4.97
Haverhill|Suffolk|CB|52.08|0.44
Hawick|Scottish Borders|TD|55.42|-2.79
Haywards Heath|West Sussex|RH|51.00|-0.10
Hemel Hempstead|Hertfordshire|HP|51.75|-0.47
Henley-on-Thames|Oxfordshire|RG|51.54|-0.90
Hereford|Herefordshire|HR|52.06|-2.72
Herne Bay|Kent|CT|51.37|1.13
Hertford|Hertfordshire|SG|51.80|-0.08
Hexham|Northumberland|NE|54.97|-2.10
High Wycombe|Buckinghamshire|HP|51.63|-0.75
Hinckley|Leicestershire|LE|52.54|-1.37
Hitchin|Hertfordshire|SG|51.95|-0.28
Holyhead|Gwynedd|LL|53.31|-4.63
Horsham|West Sussex|RH|51.06|-0.33
Hounslow|Greater London|TW|51.47|-0.36
Hove|East Sussex|BN|50.83|-0.17
Huddersfield|West Yorkshire|HD|53.65|-1.78
Hull|East Riding of Yorkshire|HU|53.74|-0.34
Huntingdon|Cambridgeshire|PE|52.33|-0.18
Hyde|Greater Manchester|SK|53.45|-2.08
Ilford|Greater London|IG|51.56|0.07
Ilkeston|Derbyshire|DE|52.97|-1.31
Inverness|Inverness-shire|IV|57.48|-4.22
Ipswich|Suffolk|IP|52.06|1.16
Irvine|Ayrshire|KA|55.61|-4.67
Jarrow|Tyne and Wear|NE|54.98|-1.49
Keighley|West Yorkshire|BD|53.87|-1.91
Kendal|Cumbria|LA|54.33|-2.75
Kenilworth|Warwickshire|CV|52.35|-1.58
Kettering|Northamptonshire|NN|52.40|-0.73
Kidderminster|Worcestershire|DY|52.39|-2.25
Kilmarnock|Ayrshire|KA|55.61|-4.50
King's Lynn|Norfolk|PE|52.75|0.40
Kingston upon Thames|Greater London|KT|51.41|-0.30
Kirkby|Merseyside|L|53.48|-2.89
Kirkcaldy|Fife|KY|56.11|-3.16
Kirkwall|Orkney|KW|58.98|-2.96`;
