/** Towns and cities, E to M: name | county | postcode area | latitude | longitude. */
export const townsEToM = `Ealing|Greater London|W|51.51|-0.30
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
Kirkwall|Orkney|KW|58.98|-2.96
Lancaster|Lancashire|LA|54.05|-2.80
Larne|County Antrim|BT|54.85|-5.82
Launceston|Cornwall|PL|50.64|-4.36
Leamington Spa|Warwickshire|CV|52.29|-1.54
Leatherhead|Surrey|KT|51.30|-0.33
Leeds|West Yorkshire|LS|53.80|-1.55
Leicester|Leicestershire|LE|52.64|-1.13
Leigh|Greater Manchester|WN|53.50|-2.52
Leighton Buzzard|Bedfordshire|LU|51.92|-0.66
Lerwick|Shetland|ZE|60.15|-1.15
Letchworth Garden City|Hertfordshire|SG|51.98|-0.23
Lewes|East Sussex|BN|50.87|0.01
Leyland|Lancashire|PR|53.70|-2.69
Lichfield|Staffordshire|WS|52.68|-1.83
Lincoln|Lincolnshire|LN|53.23|-0.54
Lisburn|County Antrim|BT|54.51|-6.04
Littlehampton|West Sussex|BN|50.81|-0.54
Liverpool|Merseyside|L|53.41|-2.98
Livingston|West Lothian|EH|55.90|-3.52
Llandrindod Wells|Powys|LD|52.24|-3.38
Llandudno|Gwynedd|LL|53.32|-3.83
Llanelli|Dyfed|SA|51.68|-4.16
London|Greater London|WC|51.51|-0.13
Long Eaton|Derbyshire|NG|52.90|-1.27
Loughborough|Leicestershire|LE|52.77|-1.20
Loughton|Essex|IG|51.65|0.07
Lowestoft|Suffolk|NR|52.48|1.75
Ludlow|Shropshire|SY|52.37|-2.72
Luton|Bedfordshire|LU|51.88|-0.42
Macclesfield|Cheshire|SK|53.26|-2.13
Maidenhead|Berkshire|SL|51.52|-0.72
Maidstone|Kent|ME|51.27|0.52
Malvern|Worcestershire|WR|52.11|-2.33
Manchester|Greater Manchester|M|53.48|-2.24
Mansfield|Nottinghamshire|NG|53.14|-1.20
Margate|Kent|CT|51.38|1.39
Market Harborough|Leicestershire|LE|52.48|-0.92
Marlow|Buckinghamshire|SL|51.57|-0.78
Matlock|Derbyshire|DE|53.14|-1.56
Melton Mowbray|Leicestershire|LE|52.77|-0.89
Merthyr Tydfil|Mid Glamorgan|CF|51.75|-3.38
Middlesbrough|North Yorkshire|TS|54.57|-1.24
Middleton|Greater Manchester|M|53.55|-2.20
Milford Haven|Dyfed|SA|51.71|-5.03
Milton Keynes|Buckinghamshire|MK|52.04|-0.76
Mitcham|Greater London|CR|51.40|-0.17
Monmouth|Gwent|NP|51.81|-2.72
Montrose|Angus|DD|56.71|-2.47
Morecambe|Lancashire|LA|54.07|-2.86
Morpeth|Northumberland|NE|55.17|-1.69
Motherwell|Lanarkshire|ML|55.79|-3.99`;
