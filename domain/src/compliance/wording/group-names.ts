import { type GroupName, learnName, type PeopleGroup } from './vocabulary.ts';

type Names = Readonly<Partial<Record<GroupName['means'], readonly string[]>>>;

const list = (names: string): readonly string[] => names.split(',').map((name) => name.trim());

/** What the groups are called. Words that more often mean something else need a person behind them. */
const names: Readonly<Record<PeopleGroup, Names>> = {
  benefits: {
    always: list(
      'dss, dhss, housing benefit, housing benefits, hb, universal credit, universal credits, uc, benefits, benefit claimant, benefit claimants, benefit recipient, benefit recipients, benefit tenant, benefit tenants, benefit applicants, local housing allowance, lha, income support, social security, welfare, jobseekers, job seekers, claimants, state benefits, benefit income',
    ),
  },
  children: {
    always: list(
      'children, kids, babies, infants, toddlers, families, teenagers, newborns, youngsters, minors, single mothers, single mums, single parents, little ones',
    ),
    alone: list('child, kid, baby, toddler'),
  },
  pets: { always: list('pets, dogs, dog, cats, cat, animals'), alone: ['pet'] },
  race: {
    always: list(
      'foreigners, immigrants, migrants, refugees, asylum seekers, asylum seeker, blacks, whites, coloureds, asians, africans, indians, pakistanis, bangladeshis, nigerians, poles, romanians, bulgarians, albanians, europeans, arabs, gypsies, travellers, roma, somalis, turks, russians, ukrainians, ethnic minorities, foreign nationals, uk nationals, uk citizens, british nationals, british citizens, eu nationals, eu citizens, british passport holders, uk passport holders, non british, non english, non uk, non eu, brits, international students, overseas students, overseas tenants, overseas applicants',
    ),
    'person-or-end': list(
      'polish, romanian, indian, pakistani, bangladeshi, nigerian, chinese, african, asian, arab, irish, british, english, albanian, bulgarian, somali, turkish, caribbean, eastern european, gypsy, foreign, immigrant, scottish, welsh',
    ),
    person: list('black, white, european, overseas, international, coloured, ethnic'),
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
    'person-or-end': list('male, female, pregnant, trans'),
  },
  orientation: {
    always: list('gays, lesbians, homosexuals, bisexuals, heterosexuals, same sex couples, gay couples, lgbt'),
    'person-or-end': list('gay, lesbian, homosexual, heterosexual, bisexual'),
    person: ['straight'],
  },
  disability: {
    always: list(
      'wheelchair users, wheelchair user, mental health issues, mental health problems, mental health conditions, mental illness, mental illnesses, assistance dogs, assistance dog, guide dogs, guide dog, disabilities, epileptics, able bodied',
    ),
    'person-or-end': list('disabled, handicapped, autistic, mentally ill, blind, deaf'),
  },
  adults: { always: list('adults, adult') },
  professionals: {
    always: list('professionals, working people, working tenants, working couple, working couples, working person'),
    'person-or-end': ['professional'],
    person: ['employed'],
  },
};

for (const group of Object.keys(names) as PeopleGroup[])
  for (const means of Object.keys(names[group]) as GroupName['means'][])
    for (const name of names[group][means] ?? []) learnName(group, name, means);
