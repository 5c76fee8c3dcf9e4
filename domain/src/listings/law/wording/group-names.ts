import { type GroupName, learnName, learnSpelling, type PeopleGroup } from './vocabulary.ts';

type Names = Readonly<Partial<Record<GroupName['means'], readonly string[]>>>;

const list = (names: string): readonly string[] => names.split(',').map((name) => name.trim());

/** What the groups are called. Words that more often mean something else need a person behind them. */
const names: Readonly<Record<PeopleGroup, Names>> = {
  benefits: {
    always: list(
      'dss, dhss, housing benefit, housing benefits, hb, universal credit, universal credits, uc, benefits, benefit claimant, benefit claimants, benefit recipient, benefit recipients, benefit tenant, benefit tenants, benefit applicants, local housing allowance, lha, income support, social security, welfare, jobseekers, job seekers, claimants, state benefits, benefit income, council tenants, housing association tenants, help with rent, help with their rent, help with the rent, esa, pip, jsa, dole, the dole, housing ben, unemployed, the unemployed, jobless, out of work, signing on, signed on, handouts, the social, state support, government support, council support, council nominations, council referrals, universal cred, uni credit, univ credit, pension credit, carers allowance, disability benefits, low income, benefit people, benefit families, bens, social housing tenants, social tenants, homeless people, the homeless, rent support, housing support, government assistance, financial assistance, housing allowance, state aid, council help, council assistance, support from the council, council payments, council money, council tenant, council families, giros, giro, benefit claims, benefit letters, housing associations, social rent, social security tenants, uc tenants, uc claimants, uc top ups, dwp, benefit types, state handouts, lha tenants, hb tenants, benefits tenants, benefits claimants, benefits people, housing benifit, scroungers, non workers, workless, the council paying, paid by the council, paid by council, funded by the council',
    ),
    alone: list('claims, claiming'),
  },
  children: {
    always: list(
      'children, kids, babies, infants, toddlers, families, teenagers, newborns, youngsters, minors, single mothers, single mums, single parents, little ones, weans, bairns, tots, dependants, dependents, young families, teens, schoolchildren, schoolkids, offspring, wee ones, single mother, single mum, single parent, lone parents, single dads, mums, young ones, nippers, ankle biters, kiddies, kiddos, kiddie, little uns, rugrats, bambinos, schoolers, wains, bairn, familys, prams, nippers, pre schoolers, preschoolers, grandkids, grandchildren, stepchildren, foster children, foster kids, under fives, under ones, under twos, under threes, under tens, juniors, adolescents',
    ),
    alone: list('child, kid, baby, toddler, family, infant, newborn, teenager, parents, mothers'),
  },
  pets: { always: list('pets, dogs, dog, cats, cat, animals'), alone: ['pet'] },
  race: {
    always: list(
      'foreigners, immigrants, migrants, refugees, asylum seekers, asylum seeker, blacks, whites, coloureds, people from abroad, asians, africans, indians, pakistanis, bangladeshis, nigerians, poles, romanians, bulgarians, albanians, europeans, arabs, gypsies, travellers, roma, somalis, turks, russians, ukrainians, italians, spaniards, germans, greeks, americans, brazilians, hungarians, lithuanians, latvians, slovaks, filipinos, jamaicans, kenyans, ghanaians, iranians, iraqis, syrians, afghans, kurds, eritreans, vietnamese, orientals, ethnic minorities, foreign nationals, uk nationals, uk citizens, british nationals, british citizens, eu nationals, eu citizens, british passport holders, uk passport holders, non british, non english, non uk, non eu, brits, international students, overseas students, overseas tenants, overseas applicants, visa holders, non nationals, non uk nationals, non uk citizens, non british nationals, people of colour, non whites, dark skinned, pakis, pikeys, gyppos, bame, romanies, egyptians, australians, koreans, malaysians, nepalis, sri lankans, scots, mexicans, colombians, portuguese people, moroccans, sudanese, congolese, algerians, libyans, serbs, croats, kosovans, bosnians, moldovans, belarusians, ethiopians, zimbabweans, ugandans, tamils, punjabis, gujaratis, bengalis, kashmiris, yanks, irishmen, aussies, visa people, visa tenants, visa applicants, brp holders, student visa holders, sponsored workers, migrant workers, non locals, outsiders, caucasians, sponsored visa workers, eu folk, ethnics, iranians and iraqis, international applicants, international tenants, asian families, black families, indigenous people, west indians, foreign workers, foreign students, foreign tenants, foreign people, foreign applicants, foreign families',
    ),
    'person-or-end': list(
      'polish, romanian, indian, pakistani, bangladeshi, nigerian, chinese, african, asian, arab, irish, british, english, albanian, bulgarian, somali, turkish, caribbean, eastern european, gypsy, foreign, overseas, immigrant, scottish, welsh, italian, spanish, portuguese, french, german, greek, american, australian, brazilian, hungarian, lithuanian, latvian, czech, slovak, ukrainian, russian, iranian, iraqi, syrian, afghan, kurdish, egyptian, kenyan, ghanaian, eritrean, ethiopian, zimbabwean, jamaican, malaysian, filipino, japanese, korean, thai, nepalese, sri lankan, gujarati, punjabi, tamil, bengali, kashmiri, malayali, keralan, south indian, north indian, south asian, oriental, arabic, latin american',
    ),
    origin: list(
      'india, pakistan, bangladesh, nigeria, africa, asia, china, romania, poland, bulgaria, albania, eastern europe, europe, abroad, overseas, syria, somalia, iran, iraq, afghanistan, turkey, ukraine, russia, brazil, jamaica, uk, eu, britain, england, scotland, wales, ireland, hong kong, the middle east, south america, india or pakistan, ghana, kenya, vietnam, sri lanka, other countries, another country, third world countries',
    ),
    person: list(
      'black, white, european, international, coloured, ethnic, uk, eu, gb, brown, native, middle eastern, mixed race, foreign born, british born, uk born, non white, non european',
    ),
  },
  religion: {
    always: list(
      'muslims, christians, jews, hindus, sikhs, catholics, protestants, buddhists, atheists, mormons, jehovahs witnesses, evangelicals, churchgoers, loyalists, unionists, fenians, taigs, prods, brothers and sisters in islam, bible believing, church going, hijabs, hijab, burkas, burqas, burka, niqabs, niqab, headscarves, headscarfs, head coverings, head scarves, turbans, turban, religious types, religious people, religious dress, jehovahs, skullcaps, prayer meetings, bible bashers, god botherers, mosque goers, worshippers',
    ),
    'person-or-end': list(
      'muslim, christian, jewish, hindu, sikh, catholic, protestant, buddhist, jew, mormon, atheist, non muslim, non christian, religious, born again, orthodox jewish',
    ),
    person: list('islamic, orthodox, evangelical, church, halal, godly'),
  },
  sex: {
    always: list(
      'men, women, males, females, ladies, girls, boys, gents, gentlemen, lads, pregnant women, expectant mothers, transgender, transsexuals, trans people, lady, gentleman, transsexual, transvestites, pregnant tenants, blokes, bloke, single mothers to be, lasses, all female, all male, all girl, all girls, lass, lassies, fellas, fella, chaps, male visitors, male guests, female guests, female visitors, expectant mums, mums to be, unmarried mothers, pregnant ladies, ladyboys, cross dressers, trannies, trans women, trans men, trans folk, non binary',
    ),
    'person-or-end': list('male, female, pregnant, trans, man, woman, girl, boy, gent, lad, chap, guys'),
  },
  orientation: {
    always: list(
      'gays, lesbians, homosexuals, bisexuals, heterosexuals, same sex couples, gay couples, lgbt, lgbtq, lgbtq couples, gay people, gay men, queers, same sex partners, same sex relationships',
    ),
    'person-or-end': list('gay, lesbian, homosexual, heterosexual, bisexual, same sex, hetero, queer'),
    person: ['straight'],
  },
  disability: {
    always: list(
      'wheelchair users, wheelchair user, wheelchairs, mobility scooters, physically fit, mental health issues, mental health problems, mental health conditions, mental illness, mental illnesses, assistance dogs, assistance dog, guide dogs, guide dog, disabilities, epileptics, able bodied, special needs, learning difficulties, learning disabilities, learning disability, autism, adhd, epilepsy, schizophrenia, dementia, mobility issues, mobility problems, mobility difficulties, mental health history, mental health needs, mental disorders, health problems, health conditions, health issues, long term illness, medical conditions, medical issues, walking difficulties, support dogs, service dogs, hearing dogs, assistance animals, service animals, support animals, walking aids, walking frames, support workers, depression, bipolar, hiv, aids sufferers, hepatitis, amputees, schizophrenics, mental health, mental health patients, the sick, anxiety, carers, illnesses, hearing aids, crutches, zimmer frames, oxygen tanks, stairlifts, asthmatics, diabetics, aspergers, psychiatric history, downs syndrome',
    ),
    alone: list('wheelchair, disability, medication, cancer, aids'),
    'person-or-end': list(
      'disabled, handicapped, autistic, mentally ill, blind, deaf, epileptic, crippled, infirm, mentally unstable',
    ),
  },
  adults: { always: list('adults, adult, grown ups, grownups') },
  professionals: {
    always: list('professionals, profs'),
    'person-or-end': ['professional'],
  },
};

for (const [written, meant] of [
  ['benifit', 'benefit'],
  ['benifits', 'benefits'],
  ['benefts', 'benefits'],
  ['forigners', 'foreigners'],
  ['foriegners', 'foreigners'],
  ['christans', 'christians'],
  ['moslem', 'muslim'],
  ['moslems', 'muslims'],
  ['childern', 'children'],
  ['chidlren', 'children'],
  ['famlies', 'families'],
  ['kidz', 'kids'],
  ['tennants', 'tenants'],
  ['tennant', 'tenant'],
  ['tenents', 'tenants'],
  ['proffesional', 'professional'],
  ['proffessional', 'professional'],
  ['exept', 'accept'],
  ['excepted', 'accepted'],
  ['cudnt', 'couldnt'],
  ['femail', 'female'],
  ['femails', 'females'],
  ['wi', 'with'],
  ['w', 'with'],
  ['n', 'and'],
  ['nd', 'and'],
  ['familys', 'families'],
  ['profesionals', 'professionals'],
  ['religous', 'religious'],
  ['upto', 'up'],
  ['prefered', 'preferred'],
  ['preffered', 'preferred'],
  ['preferd', 'preferred'],
  ['pref', 'preferred'],
  ['deposite', 'deposit'],
  ['depost', 'deposit'],
  ['desposit', 'deposit'],
  ['acept', 'accept'],
  ['aint', 'isnt'],
  ['int', 'isnt'],
  ['havnt', 'havent'],
  ['lassie', 'lass'],
  ['hepatitus', 'hepatitis'],
] as const)
  learnSpelling(written, meant);
for (const group of Object.keys(names) as PeopleGroup[])
  for (const means of Object.keys(names[group]) as GroupName['means'][])
    for (const name of names[group][means] ?? []) learnName(group, name, means);
