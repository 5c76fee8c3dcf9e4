import { choice } from './field.ts';

/** The answer of a lister who does not know. */
export const NOT_KNOWN = 'not-known';
const notKnownLabel = { [NOT_KNOWN]: 'Not known' } as const;

const material = <T extends string>(
  options: Readonly<Record<T, string>>,
  label: string,
  spellings: readonly string[],
  order: number,
) => {
  const labels = { ...options, ...notKnownLabel } as Readonly<Record<T | typeof NOT_KNOWN, string>>;
  return choice(labels, {
    section: 'material',
    edits: 'checked',
    width: 'half',
    label,
    prompt: 'Choose one',
    spellings,
    rtdf: null,
    page: [
      {
        part: 'C',
        order,
        term: label,
        read: (said: T | typeof NOT_KNOWN | '') => (said === '' ? undefined : labels[said]),
      },
    ],
    review: { part: 'C', order: order + 100, term: label },
    checklist: null,
  });
};

/** What readers need in order to decide (parts B and C of the guidance on material information). */
export const informationFields = {
  heating: material(
    {
      'gas-boiler': 'Gas boiler',
      electric: 'Electric heating',
      'heat-pump': 'Heat pump',
      communal: 'Communal or district heating',
      oil: 'Oil or LPG',
      'solid-fuel': 'Solid fuel',
      none: 'None',
      other: 'Another kind',
    },
    'Heating',
    ['heating type', 'central heating'],
    110,
  ),
  waterSupply: material(
    {
      mains: 'Mains water and drainage',
      'private-supply': 'Private water supply',
      'private-drainage': 'Private drainage or septic tank',
    },
    'Water and drainage',
    ['water', 'drainage', 'sewerage'],
    111,
  ),
  broadband: material(
    { none: 'None', standard: 'Standard (ADSL)', superfast: 'Superfast', ultrafast: 'Ultrafast or full fibre' },
    'Broadband',
    ['internet', 'broadband speed'],
    112,
  ),
  mobileSignal: material(
    { good: 'Good indoors on all networks', varies: 'Depends on the network', poor: 'Poor indoors', none: 'None' },
    'Mobile signal',
    ['mobile', 'mobile coverage'],
    113,
  ),
  construction: material(
    {
      'brick-or-stone': 'Brick or stone',
      concrete: 'Concrete',
      timber: 'Timber frame',
      steel: 'Steel frame',
      thatched: 'Thatched roof',
      other: 'Another kind',
    },
    'Construction',
    ['construction type', 'build', 'building material'],
    114,
  ),
  buildingSafety: material(
    {
      'no-issues': 'No known issues',
      'work-planned': 'Safety work is planned or under way',
      issues: 'There are known issues',
    },
    'Building safety',
    ['cladding', 'safety issues'],
    115,
  ),
  floodRisk: material(
    { 'very-low': 'Very low', low: 'Low', medium: 'Medium', high: 'High', flooded: 'Flooded in the last five years' },
    'Flood risk',
    ['flood', 'flooding', 'flood risk level'],
    116,
  ),
  restrictions: material(
    {
      none: 'None',
      conservation: 'Conservation area or listed building',
      block: 'Rules of the building',
      other: 'Other restrictions',
    },
    'Restrictions on use',
    ['restriction', 'covenants'],
    117,
  ),
};
