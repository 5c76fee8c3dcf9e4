import { type Nation, nations } from '../../../search/places/nations.ts';
import type { ListingFacts } from '../facts.ts';
import type { Rule } from '../rule.ts';

interface Threshold {
  readonly people: number;
  readonly households: number;
}

const FIVE_PEOPLE_TWO_HOUSEHOLDS: Threshold = { people: 5, households: 2 };
const THREE_PEOPLE_THREE_HOUSEHOLDS: Threshold = { people: 3, households: 3 };
const thresholds: Readonly<Record<Nation, Threshold>> = {
  england: FIVE_PEOPLE_TWO_HOUSEHOLDS,
  wales: FIVE_PEOPLE_TWO_HOUSEHOLDS,
  scotland: THREE_PEOPLE_THREE_HOUSEHOLDS,
  'northern-ireland': THREE_PEOPLE_THREE_HOUSEHOLDS,
};
const WELSH_STOREYS = 3;

/** Without the numbers of people and households nothing can be said. */
const reaches = ({ isShared, occupants, households }: ListingFacts, threshold: Threshold): boolean =>
  isShared &&
  occupants !== null &&
  households !== null &&
  occupants >= threshold.people &&
  households >= threshold.households;

const isTallEnough = ({ storeys }: ListingFacts): boolean => storeys !== null && storeys >= WELSH_STOREYS;

const thresholdText = ({ people, households }: Threshold): string =>
  `A shared home of ${people} or more people in ${households} or more households needs a licence for a house in multiple occupation`;

/** Housing Act 2004, s. 72(4): whoever has applied commits no offence. */
const licensedBy: Readonly<Record<Nation, readonly ListingFacts['councilLicence'][]>> = {
  england: ['held', 'applied'],
  wales: ['held', 'applied'],
  scotland: ['held'],
  'northern-ireland': ['held'],
};
const isLicensed = ({ hasHmoLicence, councilLicence }: ListingFacts, nation: Nation): boolean =>
  hasHmoLicence || licensedBy[nation].includes(councilLicence);

const needsLicence = ({ occupants, households }: ListingFacts, nation: Nation): string =>
  `A home for ${occupants} people in ${households} households needs a licence for a house in multiple occupation. ${licensedBy[nation].includes('applied') ? 'Apply for one' : 'Get one'}, and say so under “Council licence for letting”.`;

const licenceRow = (
  nation: Nation,
  threshold: Threshold,
  row: Pick<Rule, 'effectiveFrom' | 'citation'>,
  applies: (facts: ListingFacts) => boolean = () => true,
): Rule => ({
  id: `${nation}-hmo-licence`,
  nations: [nation],
  field: 'isShared',
  severity: 'block',
  ...row,
  note: ({ isShared }) =>
    isShared
      ? `${thresholdText(threshold)}${nation === 'wales' ? `. In Wales, this is true everywhere if it has ${WELSH_STOREYS} or more storeys. If it has fewer, the council decides` : ''}.`
      : null,
  reads: ['isShared', 'occupants', 'households', 'storeys', 'hasHmoLicence', 'councilLicence'],
  finding: (facts) =>
    reaches(facts, threshold) && applies(facts) && !isLicensed(facts, nation) ? needsLicence(facts, nation) : null,
});

/** Rooms let separately count for people where nobody has said how many live there. */
const sizeOf = ({ occupants, bedrooms }: ListingFacts): number => Math.max(occupants ?? 0, bedrooms ?? 0);

/** “Not known” is no answer here. */
const isLicenceAnswered = ({ hasHmoLicence, councilLicence }: ListingFacts): boolean =>
  hasHmoLicence || (councilLicence !== '' && councilLicence !== 'not-known');

const LARGE_HOUSE: Readonly<Pick<Rule, 'reads'>> = {
  reads: ['isShared', 'occupants', 'bedrooms', 'households', 'hasHmoLicence', 'councilLicence'],
};

/** What has to be known before anyone can tell whether the duty applies. */
function unsaid(facts: ListingFacts): readonly string[] {
  return [
    ...(facts.occupants === null ? ['how many people live here'] : []),
    ...(facts.households === null ? ['how many households they make up'] : []),
    ...(isLicenceAnswered(facts) ? [] : ['whether the council has licensed it']),
  ];
}

/** Where all numbers are known, the row about the licence itself speaks. */
const mayNeedLicence = (facts: ListingFacts, { people, households }: Threshold): boolean =>
  facts.isShared &&
  sizeOf(facts) >= people &&
  (facts.occupants === null || facts.households === null) &&
  (facts.households ?? households) >= households;

const inWords = new Intl.ListFormat('en-GB');

const detailsRow = (nation: Nation, threshold: Threshold, row: Pick<Rule, 'effectiveFrom' | 'citation'>): Rule => ({
  ...row,
  ...LARGE_HOUSE,
  id: `${nation}-shared-house-details`,
  nations: [nation],
  field: 'occupants',
  severity: 'advise',
  finding: (facts) =>
    mayNeedLicence(facts, threshold)
      ? `${thresholdText(threshold)} from the council. Say ${inWords.format(unsaid(facts))}.`
      : null,
});

/** From this size on nearly every shared home needs a licence, so the question is no longer optional. */
const LICENCE_ANSWERED_FROM = 7;

const answerRow = (nation: Nation, row: Pick<Rule, 'effectiveFrom' | 'citation'>): Rule => ({
  ...row,
  ...LARGE_HOUSE,
  id: `${nation}-large-shared-house`,
  nations: [nation],
  field: 'councilLicence',
  severity: 'block',
  finding: (facts) =>
    facts.isShared && sizeOf(facts) >= LICENCE_ANSWERED_FROM && !isLicenceAnswered(facts)
      ? `A shared home for ${LICENCE_ANSWERED_FROM} or more people nearly always needs a licence from the council. Ask your council, then answer “Council licence for letting”.`
      : null,
});

/** In Scotland and Northern Ireland a home may not be let while the application is being decided. */
const neededRow = (nation: Nation, row: Pick<Rule, 'effectiveFrom' | 'citation'>): Rule => ({
  ...row,
  id: `${nation}-council-licence`,
  nations: [nation],
  field: 'councilLicence',
  severity: 'block',
  reads: ['isShared', 'councilLicence', 'hasHmoLicence'],
  finding: ({ isShared, councilLicence, hasHmoLicence }) =>
    isShared && councilLicence === 'needed' && !hasHmoLicence
      ? 'The council requires a licence for this home. Wait until you have it before you let the home, then say so here. Letting without a licence is an offence.'
      : null,
});

/** Since when, and by which law, the council licenses shared homes. */
const licensing = {
  england: { effectiveFrom: '2018-10-01', citation: 'Housing Act 2004, Part 2; HMO Licensing (England) Order 2018' },
  wales: { effectiveFrom: '2006-06-30', citation: 'Housing Act 2004, Part 2; HMO Licensing (Wales) Order 2006' },
  scotland: { effectiveFrom: '2011-08-31', citation: 'Housing (Scotland) Act 2006, Part 5' },
  'northern-ireland': {
    effectiveFrom: '2019-04-01',
    citation: 'Houses in Multiple Occupation Act (Northern Ireland) 2016',
  },
} as const satisfies Record<Nation, Pick<Rule, 'effectiveFrom' | 'citation'>>;

export const sharedHouseRules: readonly Rule[] = [
  {
    id: 'england-wales-council-licence',
    nations: ['england', 'wales'],
    field: 'councilLicence',
    severity: 'block',
    effectiveFrom: '2006-04-06',
    citation: 'Housing Act 2004, ss. 56 and 80',
    note: ({ isShared, councilLicence }) =>
      isShared && (councilLicence === '' || councilLicence === 'not-known')
        ? 'Some councils license smaller shared homes, or every rented home in an area. Please ask your council and choose the answer that fits.'
        : null,
    reads: ['councilLicence'],
    finding: ({ councilLicence }) =>
      councilLicence === 'needed'
        ? 'The council requires a licence for this home. Apply for one, then say so here. Letting without a licence is an offence.'
        : null,
  },
  ...nations.flatMap((nation) => [
    licenceRow(nation, thresholds[nation], licensing[nation], nation === 'wales' ? isTallEnough : undefined),
    detailsRow(nation, thresholds[nation], licensing[nation]),
    answerRow(nation, licensing[nation]),
  ]),
  {
    id: 'wales-additional-hmo-licence',
    nations: ['wales'],
    field: 'isShared',
    severity: 'advise',
    effectiveFrom: '2006-06-30',
    citation: 'Housing Act 2004, s. 56',
    reads: ['isShared', 'occupants', 'households', 'storeys', 'hasHmoLicence', 'councilLicence'],
    finding: (facts) =>
      reaches(facts, FIVE_PEOPLE_TWO_HOUSEHOLDS) && !isTallEnough(facts) && !isLicensed(facts, 'wales')
        ? `Ask the council whether this shared home needs a licence. It does if it has ${WELSH_STOREYS} or more storeys.`
        : null,
  },
  neededRow('scotland', licensing.scotland),
  neededRow('northern-ireland', licensing['northern-ireland']),
];
