/** Towns and cities, L to Z: name | county | postcode area | latitude | longitude. */
export const townsLToZ = `Lancaster|Lancashire|LA|54.05|-2.80
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
Motherwell|Lanarkshire|ML|55.79|-3.99
Nairn|Nairnshire|IV|57.59|-3.87
Neath|West Glamorgan|SA|51.66|-3.81
Nelson|Lancashire|BB|53.84|-2.21
Newark-on-Trent|Nottinghamshire|NG|53.08|-0.81
Newbury|Berkshire|RG|51.40|-1.32
Newcastle upon Tyne|Tyne and Wear|NE|54.97|-1.61
Newcastle-under-Lyme|Staffordshire|ST|53.01|-2.23
Newmarket|Suffolk|CB|52.24|0.41
Newport|Gwent|NP|51.59|-3.00
Newport, Isle of Wight|Isle of Wight|PO|50.70|-1.29
Newquay|Cornwall|TR|50.41|-5.08
Newry|County Down|BT|54.18|-6.34
Newton Abbot|Devon|TQ|50.53|-3.61
Newton Aycliffe|County Durham|DL|54.62|-1.57
Newtown|Powys|SY|52.51|-3.31
Newtownabbey|County Antrim|BT|54.66|-5.90
Newtownards|County Down|BT|54.59|-5.70
North Shields|Tyne and Wear|NE|55.02|-1.44
Northallerton|North Yorkshire|DL|54.34|-1.43
Northampton|Northamptonshire|NN|52.24|-0.90
Northwich|Cheshire|CW|53.26|-2.51
Norwich|Norfolk|NR|52.63|1.30
Nottingham|Nottinghamshire|NG|52.95|-1.15
Nuneaton|Warwickshire|CV|52.52|-1.47
Oakham|Rutland|LE|52.67|-0.73
Oban|Argyll|PA|56.41|-5.47
Oldham|Greater Manchester|OL|53.54|-2.11
Omagh|County Tyrone|BT|54.60|-7.30
Ormskirk|Lancashire|L|53.57|-2.89
Oswestry|Shropshire|SY|52.86|-3.05
Oxford|Oxfordshire|OX|51.75|-1.26
Paignton|Devon|TQ|50.44|-3.57
Paisley|Renfrewshire|PA|55.85|-4.42
Pembroke|Dyfed|SA|51.67|-4.92
Penarth|South Glamorgan|CF|51.43|-3.17
Penrith|Cumbria|CA|54.66|-2.75
Penzance|Cornwall|TR|50.12|-5.54
Perth|Perthshire|PH|56.40|-3.43
Peterborough|Cambridgeshire|PE|52.57|-0.24
Peterhead|Aberdeenshire|AB|57.51|-1.78
Peterlee|County Durham|SR|54.76|-1.34
Plymouth|Devon|PL|50.37|-4.14
Pontefract|West Yorkshire|WF|53.69|-1.31
Pontypool|Gwent|NP|51.70|-3.04
Pontypridd|Mid Glamorgan|CF|51.60|-3.34
Poole|Dorset|BH|50.72|-1.98
Port Talbot|West Glamorgan|SA|51.59|-3.78
Porthcawl|Mid Glamorgan|CF|51.48|-3.70
Portsmouth|Hampshire|PO|50.80|-1.09
Prestatyn|Clwyd|LL|53.34|-3.41
Preston|Lancashire|PR|53.76|-2.70
Prestwick|Ayrshire|KA|55.50|-4.61
Ramsgate|Kent|CT|51.34|1.42
Rayleigh|Essex|SS|51.59|0.60
Reading|Berkshire|RG|51.45|-0.97
Redcar|North Yorkshire|TS|54.62|-1.06
Redditch|Worcestershire|B|52.31|-1.94
Redhill|Surrey|RH|51.24|-0.17
Redruth|Cornwall|TR|50.23|-5.23
Reigate|Surrey|RH|51.24|-0.21
Rhyl|Clwyd|LL|53.32|-3.49
Richmond|Greater London|TW|51.46|-0.30
Ripon|North Yorkshire|HG|54.14|-1.52
Rochdale|Greater Manchester|OL|53.62|-2.16
Rochester|Kent|ME|51.39|0.50
Romford|Greater London|RM|51.58|0.18
Rotherham|South Yorkshire|S|53.43|-1.36
Royston|Hertfordshire|SG|52.05|-0.02
Rugby|Warwickshire|CV|52.37|-1.26
Rugeley|Staffordshire|WS|52.76|-1.94
Runcorn|Cheshire|WA|53.34|-2.73
Rushden|Northamptonshire|NN|52.29|-0.60
Ryde|Isle of Wight|PO|50.73|-1.16
Sale|Greater Manchester|M|53.42|-2.32
Salford|Greater Manchester|M|53.49|-2.29
Salisbury|Wiltshire|SP|51.07|-1.80
Scarborough|North Yorkshire|YO|54.28|-0.40
Scunthorpe|Lincolnshire|DN|53.59|-0.65
Selby|North Yorkshire|YO|53.78|-1.07
Sevenoaks|Kent|TN|51.27|0.19
Sheffield|South Yorkshire|S|53.38|-1.47
Shipley|West Yorkshire|BD|53.83|-1.78
Shrewsbury|Shropshire|SY|52.71|-2.75
Sittingbourne|Kent|ME|51.34|0.74
Skegness|Lincolnshire|PE|53.14|0.34
Skelmersdale|Lancashire|WN|53.55|-2.78
Skipton|North Yorkshire|BD|53.96|-2.02
Slough|Berkshire|SL|51.51|-0.59
Smethwick|West Midlands|B|52.49|-1.97
Solihull|West Midlands|B|52.41|-1.78
South Shields|Tyne and Wear|NE|54.99|-1.43
Southall|Greater London|UB|51.51|-0.38
Southampton|Hampshire|SO|50.91|-1.40
Southend-on-Sea|Essex|SS|51.54|0.71
Southport|Merseyside|PR|53.65|-3.01
Spalding|Lincolnshire|PE|52.79|-0.15
St Albans|Hertfordshire|AL|51.75|-0.34
St Andrews|Fife|KY|56.34|-2.80
St Asaph|Clwyd|LL|53.26|-3.44
St Austell|Cornwall|PL|50.34|-4.79
St Davids|Dyfed|SA|51.88|-5.27
St Helens|Merseyside|WA|53.45|-2.74
St Ives|Cornwall|TR|50.21|-5.48
St Neots|Cambridgeshire|PE|52.23|-0.27
Stafford|Staffordshire|ST|52.81|-2.12
Staines-upon-Thames|Surrey|TW|51.43|-0.51
Stamford|Lincolnshire|PE|52.65|-0.48
Stevenage|Hertfordshire|SG|51.90|-0.20
Stirling|Stirlingshire|FK|56.12|-3.94
Stockport|Greater Manchester|SK|53.41|-2.16
Stockton-on-Tees|County Durham|TS|54.57|-1.32
Stoke-on-Trent|Staffordshire|ST|53.00|-2.18
Stornoway|Outer Hebrides|HS|58.21|-6.39
Stourbridge|West Midlands|DY|52.46|-2.15
Stowmarket|Suffolk|IP|52.19|1.00
Strabane|County Tyrone|BT|54.83|-7.47
Stranraer|Wigtownshire|DG|54.90|-5.03
Stratford-upon-Avon|Warwickshire|CV|52.19|-1.71
Stretford|Greater Manchester|M|53.45|-2.31
Stroud|Gloucestershire|GL|51.75|-2.22
Sudbury|Suffolk|CO|52.04|0.73
Sunderland|Tyne and Wear|SR|54.91|-1.38
Sutton|Greater London|SM|51.36|-0.19
Sutton Coldfield|West Midlands|B|52.56|-1.82
Swadlincote|Derbyshire|DE|52.77|-1.56
Swansea|West Glamorgan|SA|51.62|-3.94
Swindon|Wiltshire|SN|51.56|-1.78
Tamworth|Staffordshire|B|52.63|-1.69
Taunton|Somerset|TA|51.02|-3.10
Telford|Shropshire|TF|52.68|-2.45
Tewkesbury|Gloucestershire|GL|51.99|-2.16
Thetford|Norfolk|IP|52.41|0.75
Thurso|Caithness|KW|58.59|-3.52
Tiverton|Devon|EX|50.90|-3.49
Tonbridge|Kent|TN|51.20|0.27
Torquay|Devon|TQ|50.46|-3.53
Trowbridge|Wiltshire|BA|51.32|-2.21
Truro|Cornwall|TR|50.26|-5.05
Tunbridge Wells|Kent|TN|51.13|0.26
Twickenham|Greater London|TW|51.45|-0.34
Uxbridge|Greater London|UB|51.55|-0.48
Wakefield|West Yorkshire|WF|53.68|-1.50
Wallasey|Merseyside|CH|53.42|-3.05
Wallsend|Tyne and Wear|NE|54.99|-1.53
Walsall|West Midlands|WS|52.59|-1.98
Warrington|Cheshire|WA|53.39|-2.59
Warwick|Warwickshire|CV|52.28|-1.59
Washington|Tyne and Wear|NE|54.90|-1.52
Watford|Hertfordshire|WD|51.66|-0.40
Wellingborough|Northamptonshire|NN|52.30|-0.69
Wells|Somerset|BA|51.21|-2.65
Welwyn Garden City|Hertfordshire|AL|51.80|-0.21
Wembley|Greater London|HA|51.55|-0.30
West Bromwich|West Midlands|B|52.52|-1.99
Westminster|Greater London|SW|51.50|-0.14
Weston-super-Mare|Somerset|BS|51.35|-2.98
Weymouth|Dorset|DT|50.61|-2.46
Whitby|North Yorkshire|YO|54.49|-0.61
Whitehaven|Cumbria|CA|54.55|-3.59
Whitley Bay|Tyne and Wear|NE|55.05|-1.44
Whitstable|Kent|CT|51.36|1.03
Wick|Caithness|KW|58.44|-3.09
Widnes|Cheshire|WA|53.36|-2.73
Wigan|Greater Manchester|WN|53.54|-2.63
Winchester|Hampshire|SO|51.06|-1.31
Windsor|Berkshire|SL|51.48|-0.61
Wisbech|Cambridgeshire|PE|52.67|0.16
Witney|Oxfordshire|OX|51.79|-1.49
Woking|Surrey|GU|51.32|-0.56
Wokingham|Berkshire|RG|51.41|-0.83
Wolverhampton|West Midlands|WV|52.59|-2.13
Worcester|Worcestershire|WR|52.19|-2.22
Workington|Cumbria|CA|54.64|-3.54
Worksop|Nottinghamshire|S|53.30|-1.12
Worthing|West Sussex|BN|50.81|-0.37
Wrexham|Clwyd|LL|53.05|-2.99
Yeovil|Somerset|BA|50.94|-2.63
York|North Yorkshire|YO|53.96|-1.08`;
