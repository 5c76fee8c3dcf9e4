import type { Nation } from '../../../search/places/nations.ts';
import type { ListingFacts } from '../facts.ts';
import type { Rule } from '../rule.ts';

interface Threshold {
  readonly people: number;
  readonly households: number;
}

const FIVE_PEOPLE_TWO_HOUSEHOLDS: Threshold = { people: 5, households: 2 };
const THREE_PEOPLE_THREE_HOUSEHOLDS: Threshold = { people: 3, households: 3 };
const WELSH_STOREYS = 3;

/** Without the numbers of people and households nothing can be said. */
const reaches = ({ isShared, occupants, households }: ListingFacts, threshold: Threshold): boolean =>
  isShared &&
  occupants !== null &&
  households !== null &&
  occupants >= threshold.people &&
  households >= threshold.households;

const isTallEnough = ({ storeys }: ListingFacts): boolean => storeys !== null && storeys >= WELSH_STOREYS;

const needsLicence = ({ occupants, households }: ListingFacts): string =>
  `${occupants} people in ${households} households need a licence for a house in multiple occupation. Get one, and tick “HMO License” under fire safety.`;

const thresholdText = ({ people, households }: Threshold): string =>
  `A shared home of ${people} or more people in ${households} or more households needs a licence for a house in multiple occupation`;

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
      ? `${thresholdText(threshold)}${nation === 'wales' ? `, on ${WELSH_STOREYS} or more storeys everywhere, otherwise where the council says so` : ''}.`
      : null,
  reads: ['isShared', 'occupants', 'households', 'storeys', 'hasHmoLicence'],
  finding: (facts) =>
    reaches(facts, threshold) && applies(facts) && !facts.hasHmoLicence ? needsLicence(facts) : null,
});

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
        ? 'Some councils license smaller shared homes, or every rented home of an area. Please ask yours and say what it answers.'
        : null,
    reads: ['councilLicence'],
    finding: ({ councilLicence }) =>
      councilLicence === 'needed'
        ? 'The council requires a licence for this home. Apply for it, and say so here; letting without one is an offence.'
        : null,
  },
  licenceRow('england', FIVE_PEOPLE_TWO_HOUSEHOLDS, {
    effectiveFrom: '2018-10-01',
    citation: 'Housing Act 2004, Part 2; HMO Licensing (England) Order 2018',
  }),
  licenceRow(
    'wales',
    FIVE_PEOPLE_TWO_HOUSEHOLDS,
    { effectiveFrom: '2006-06-30', citation: 'Housing Act 2004, Part 2; HMO Licensing (Wales) Order 2006' },
    isTallEnough,
  ),
  {
    id: 'wales-additional-hmo-licence',
    nations: ['wales'],
    field: 'isShared',
    severity: 'advise',
    effectiveFrom: '2006-06-30',
    citation: 'Housing Act 2004, s. 56',
    reads: ['isShared', 'occupants', 'households', 'storeys', 'hasHmoLicence'],
    finding: (facts) =>
      reaches(facts, FIVE_PEOPLE_TWO_HOUSEHOLDS) && !isTallEnough(facts) && !facts.hasHmoLicence
        ? `Ask the council whether this shared home needs a licence; with ${WELSH_STOREYS} or more storeys it does.`
        : null,
  },
  licenceRow('scotland', THREE_PEOPLE_THREE_HOUSEHOLDS, {
    effectiveFrom: '2011-08-31',
    citation: 'Housing (Scotland) Act 2006, Part 5',
  }),
  licenceRow('northern-ireland', THREE_PEOPLE_THREE_HOUSEHOLDS, {
    effectiveFrom: '2019-04-01',
    citation: 'Houses in Multiple Occupation Act (Northern Ireland) 2016',
  }),
];
