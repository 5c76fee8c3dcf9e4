/** Pounds a month before the multiplier of the region. */
const BASE_RENT = 800;

export const REGION_MULTIPLIERS = {
  london: 2.5,
  manchester: 1.2,
  birmingham: 1,
  scotland: 0.9,
  wales: 0.8,
  yorkshire: 0.9,
  southwest: 1.3,
  northeast: 0.8,
  generic: 1,
} as const;

export type Region = keyof typeof REGION_MULTIPLIERS;

/** Postcode areas by region; all others are generic. */
const prefixes: Readonly<Record<Exclude<Region, 'generic'>, string>> = {
  london: 'E EC N NW SE SW W WC BR CR EN HA IG KT RM SM TW UB',
  manchester: 'M BL OL SK WN',
  birmingham: 'B CV DY WS WV',
  scotland: 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE',
  wales: 'CF LD LL NP SA',
  yorkshire: 'BD DN HD HG HU HX LS S WF YO',
  southwest: 'BA BH BS DT EX GL PL SN SP TA TQ TR',
  northeast: 'DH DL NE SR TS',
};

const regionOfPrefix: ReadonlyMap<string, Region> = new Map(
  Object.entries(prefixes).flatMap(([region, letters]) =>
    letters.split(' ').map((prefix) => [prefix, region as Region] as const),
  ),
);

export const regionOf = (letters: string): Region => regionOfPrefix.get(letters) ?? 'generic';

/** Pounds a month. */
export const baseRentOf = (region: Region): number => Math.round(BASE_RENT * REGION_MULTIPLIERS[region]);
