import { keysOf } from '../../keys-of.ts';

/** The figures of a place that open data can tell, and how each is said. */
export const openFigures = {
  residents: { label: 'People', unit: 'count' },
  medianAge: { label: 'Average age', unit: 'years', note: 'median' },
  students: {
    label: 'Students',
    unit: 'percent',
    note: 'of people aged 5 and over, including schoolchildren',
  },
  youngAdults: { label: 'Young adults', unit: 'percent', note: 'aged 20 to 34' },
  gigabit: { label: 'Gigabit broadband', unit: 'percent', note: 'of homes and businesses can get it' },
  ultrafast: { label: 'Ultrafast broadband', unit: 'percent', note: 'of homes and businesses can get it' },
  superfast: { label: 'Superfast broadband', unit: 'percent', note: 'of homes and businesses can get it' },
} as const satisfies Record<
  string,
  { readonly label: string; readonly unit: 'count' | 'years' | 'percent'; readonly note?: string }
>;
export type OpenFigure = keyof typeof openFigures;
export const openFigureNames = keysOf(openFigures);

/** How many people there are in each band, by the age at which it begins. */
export type AgeBands = ReadonlyMap<number, number>;

/** The last band has no end; as many years as others are assumed of it. */
const YEARS_OF_LAST_BAND = 5;

const inOrder = (bands: AgeBands): readonly (readonly [number, number])[] =>
  [...bands].toSorted(([one], [other]) => one - other);

/** Within its band the people are taken to be spread evenly. */
export function medianAge(bands: AgeBands): number | null {
  const ordered = inOrder(bands);
  const half = ordered.reduce((sum, [, people]) => sum + people, 0) / 2;
  if (half === 0) return null;
  let before = 0;
  for (const [at, [from, people]] of ordered.entries()) {
    const to = ordered[at + 1]?.[0] ?? from + YEARS_OF_LAST_BAND;
    if (before + people >= half) return Math.round(from + ((half - before) / people) * (to - from));
    before += people;
  }
  return null;
}

const YOUNG = { from: 20, below: 35 } as const;

/** In per cent; null where the bands do not part at these ages. */
export function youngAdultShare(bands: AgeBands): number | null {
  if (!bands.has(YOUNG.from) || !bands.has(YOUNG.below)) return null;
  const all = [...bands.values()].reduce((sum, people) => sum + people, 0);
  const young = [...bands].filter(([from]) => from >= YOUNG.from && from < YOUNG.below);
  return all === 0 ? null : Math.round((100 * young.reduce((sum, [, people]) => sum + people, 0)) / all);
}
