/** Districts of London with their usual names and approximate centres: outcode | name | latitude | longitude. */
export const londonDistrictRows = `E1|Whitechapel|51.517|-0.060
E2|Bethnal Green|51.529|-0.061
E3|Bow|51.528|-0.025
E4|Chingford|51.626|-0.006
E5|Clapton|51.559|-0.053
E6|East Ham|51.527|0.055
E7|Forest Gate|51.547|0.026
E8|Hackney|51.545|-0.064
E9|Homerton|51.545|-0.043
E10|Leyton|51.568|-0.012
E11|Leytonstone|51.568|0.014
E12|Manor Park|51.550|0.051
E13|Plaistow|51.527|0.026
E14|Poplar and Isle of Dogs|51.505|-0.018
E15|Stratford|51.541|0.001
E16|Canning Town and Royal Docks|51.512|0.027
E17|Walthamstow|51.586|-0.019
E18|South Woodford|51.592|0.027
E20|Olympic Park|51.545|-0.009
EC1|Clerkenwell|51.524|-0.103
EC2|Moorgate and Barbican|51.519|-0.087
EC3|Aldgate and Tower Hill|51.513|-0.079
EC4|St Paul's and Fleet Street|51.513|-0.102
N1|Islington|51.538|-0.098
N2|East Finchley|51.589|-0.169
N3|Finchley Central|51.601|-0.193
N4|Finsbury Park|51.571|-0.102
N5|Highbury|51.554|-0.098
N6|Highgate|51.572|-0.145
N7|Holloway|51.554|-0.118
N8|Crouch End and Hornsey|51.583|-0.117
N9|Edmonton|51.626|-0.060
N10|Muswell Hill|51.592|-0.145
N11|New Southgate|51.615|-0.141
N12|North Finchley|51.613|-0.177
N13|Palmers Green|51.619|-0.103
N14|Southgate|51.637|-0.128
N15|South Tottenham|51.582|-0.081
N16|Stoke Newington|51.562|-0.076
N17|Tottenham|51.599|-0.068
N18|Upper Edmonton|51.615|-0.066
N19|Archway|51.564|-0.131
N20|Whetstone|51.630|-0.175
N21|Winchmore Hill|51.636|-0.102
N22|Wood Green|51.600|-0.111
NW1|Camden Town|51.534|-0.143
NW2|Cricklewood|51.561|-0.215
NW3|Hampstead|51.554|-0.175
NW4|Hendon|51.589|-0.224
NW5|Kentish Town|51.553|-0.143
NW6|Kilburn and West Hampstead|51.543|-0.195
NW7|Mill Hill|51.615|-0.236
NW8|St John's Wood|51.532|-0.174
NW9|Colindale and Kingsbury|51.587|-0.256
NW10|Willesden|51.538|-0.247
NW11|Golders Green|51.578|-0.196
WC1|Bloomsbury|51.522|-0.122
WC2|Covent Garden|51.512|-0.122
W1|Mayfair, Marylebone and Soho|51.515|-0.145
W2|Paddington and Bayswater|51.515|-0.180
W3|Acton|51.512|-0.267
W4|Chiswick|51.491|-0.263
W5|Ealing|51.513|-0.302
W6|Hammersmith|51.493|-0.229
W7|Hanwell|51.510|-0.336
W8|Kensington|51.501|-0.193
W9|Maida Vale|51.527|-0.190
W10|North Kensington|51.522|-0.213
W11|Notting Hill|51.512|-0.205
W12|Shepherd's Bush|51.507|-0.235
W13|West Ealing|51.513|-0.321
W14|West Kensington|51.496|-0.209
SE1|Southwark and Waterloo|51.500|-0.096
SE2|Abbey Wood|51.489|0.118
SE3|Blackheath|51.469|0.018
SE4|Brockley|51.460|-0.036
SE5|Camberwell|51.473|-0.091
SE6|Catford|51.438|-0.014
SE7|Charlton|51.484|0.036
SE8|Deptford|51.481|-0.029
SE9|Eltham|51.447|0.054
SE10|Greenwich|51.485|0.003
SE11|Kennington|51.491|-0.110
SE12|Lee|51.446|0.020
SE13|Lewisham|51.457|-0.009
SE14|New Cross|51.476|-0.041
SE15|Peckham|51.470|-0.064
SE16|Rotherhithe and Bermondsey|51.496|-0.053
SE17|Walworth|51.488|-0.092
SE18|Woolwich|51.483|0.071
SE19|Crystal Palace and Upper Norwood|51.418|-0.085
SE20|Penge and Anerley|51.412|-0.058
SE21|Dulwich|51.441|-0.087
SE22|East Dulwich|51.453|-0.071
SE23|Forest Hill|51.443|-0.049
SE24|Herne Hill|51.455|-0.099
SE25|South Norwood|51.397|-0.075
SE26|Sydenham|51.427|-0.054
SE27|West Norwood|51.430|-0.101
SE28|Thamesmead|51.502|0.110
SW1|Westminster and Belgravia|51.496|-0.143
SW2|Brixton Hill|51.449|-0.120
SW3|Chelsea|51.490|-0.167
SW4|Clapham|51.460|-0.138
SW5|Earl's Court|51.490|-0.190
SW6|Fulham|51.476|-0.204
SW7|South Kensington|51.496|-0.176
SW8|South Lambeth and Vauxhall|51.476|-0.133
SW9|Stockwell and Brixton|51.469|-0.115
SW10|West Brompton|51.483|-0.182
SW11|Battersea|51.466|-0.165
SW12|Balham|51.446|-0.148
SW13|Barnes|51.476|-0.246
SW14|Mortlake and East Sheen|51.464|-0.265
SW15|Putney|51.457|-0.223
SW16|Streatham|51.423|-0.129
SW17|Tooting|51.430|-0.164
SW18|Wandsworth|51.451|-0.192
SW19|Wimbledon|51.424|-0.206
SW20|Raynes Park|51.408|-0.228`;
