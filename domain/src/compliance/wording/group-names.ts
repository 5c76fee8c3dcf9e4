import { type GroupName, learnName, learnSpelling, learnTypos, type PeopleGroup } from './vocabulary.ts';

type Names = Readonly<Partial<Record<GroupName['means'], readonly string[]>>>;

const list = (names: string): readonly string[] => names.split(',').map((name) => name.trim());

/** What the groups are called. Words that more often mean something else need a person behind them. */
const names: Readonly<Record<PeopleGroup, Names>> = {
  benefits: {
    always: list(
      'dss, dhss, housing benefit, housing benefits, hb, universal credit, universal credits, uc, benefits, benefit claimant, benefit claimants, benefit recipient, benefit recipients, benefit tenant, benefit tenants, benefit applicants, local housing allowance, lha, income support, social security, welfare, jobseekers, job seekers, claimants, state benefits, benefit income, council tenants, housing association tenants, help with rent, help with their rent, help with the rent, esa, pip, jsa',
    ),
  },
  children: {
    always: list(
      'children, kids, babies, infants, toddlers, families, teenagers, newborns, youngsters, minors, single mothers, single mums, single parents, little ones, weans, bairns, tots, dependants, dependents',
    ),
    alone: list('child, kid, baby, toddler'),
  },
  pets: { always: list('pets, dogs, dog, cats, cat, animals'), alone: ['pet'] },
  race: {
    always: list(
      'foreigners, immigrants, migrants, refugees, asylum seekers, asylum seeker, blacks, whites, coloureds, people from abroad, asians, africans, indians, pakistanis, bangladeshis, nigerians, poles, romanians, bulgarians, albanians, europeans, arabs, gypsies, travellers, roma, somalis, turks, russians, ukrainians, italians, spaniards, germans, greeks, americans, brazilians, hungarians, lithuanians, latvians, slovaks, filipinos, jamaicans, kenyans, ghanaians, iranians, iraqis, syrians, afghans, kurds, eritreans, vietnamese, orientals, ethnic minorities, foreign nationals, uk nationals, uk citizens, british nationals, british citizens, eu nationals, eu citizens, british passport holders, uk passport holders, non british, non english, non uk, non eu, brits, international students, overseas students, overseas tenants, overseas applicants',
    ),
    'person-or-end': list(
      'polish, romanian, indian, pakistani, bangladeshi, nigerian, chinese, african, asian, arab, irish, british, english, albanian, bulgarian, somali, turkish, caribbean, eastern european, gypsy, foreign, overseas, immigrant, scottish, welsh, italian, spanish, portuguese, french, german, greek, american, australian, brazilian, hungarian, lithuanian, latvian, czech, slovak, ukrainian, russian, iranian, iraqi, syrian, afghan, kurdish, egyptian, kenyan, ghanaian, eritrean, ethiopian, zimbabwean, jamaican, malaysian, filipino, japanese, korean, thai, nepalese, sri lankan, gujarati, punjabi, tamil, bengali, kashmiri, malayali, keralan, south indian, north indian, south asian, oriental, arabic, latin american',
    ),
    person: list('black, white, european, international, coloured, ethnic'),
  },
  religion: {
    always: list(
      'muslims, christians, jews, hindus, sikhs, catholics, protestants, buddhists, atheists, mormons, jehovahs witnesses',
    ),
    'person-or-end': list('muslim, christian, jewish, hindu, sikh, catholic, protestant, buddhist'),
  },
  sex: {
    always: list(
      'men, women, males, females, ladies, girls, boys, gents, gentlemen, lads, pregnant women, expectant mothers, transgender, transsexuals, trans people, lady, gentleman',
    ),
    'person-or-end': list('male, female, pregnant, trans, man, woman, girl, boy'),
  },
  orientation: {
    always: list('gays, lesbians, homosexuals, bisexuals, heterosexuals, same sex couples, gay couples, lgbt'),
    'person-or-end': list('gay, lesbian, homosexual, heterosexual, bisexual'),
    person: ['straight'],
  },
  disability: {
    always: list(
      'wheelchair users, wheelchair user, wheelchairs, mobility scooters, physically fit, mental health issues, mental health problems, mental health conditions, mental illness, mental illnesses, assistance dogs, assistance dog, guide dogs, guide dog, disabilities, epileptics, able bodied',
    ),
    alone: ['wheelchair'],
    'person-or-end': list('disabled, handicapped, autistic, mentally ill, blind, deaf'),
  },
  adults: { always: list('adults, adult') },
  professionals: {
    always: list('professionals, profs'),
    'person-or-end': ['professional'],
  },
};

for (const group of Object.keys(names) as PeopleGroup[])
  for (const means of Object.keys(names[group]) as GroupName['means'][])
    for (const name of names[group][means] ?? []) learnName(group, name, means);
for (const group of Object.keys(names) as PeopleGroup[])
  for (const name of Object.values(names[group]).flat()) for (const word of name.split(' ')) learnTypos(word);
for (const [written, meant] of [
  ['benifit', 'benefit'],
  ['benifits', 'benefits'],
  ['benefts', 'benefits'],
  ['forigners', 'foreigners'],
  ['foriegners', 'foreigners'],
  ['christans', 'christians'],
  ['moslem', 'muslim'],
  ['moslems', 'muslims'],
  ['femail', 'female'],
  ['femails', 'females'],
] as const)
  learnSpelling(written, meant);
