import { ownValue } from '../../../code-table.ts';
import { seededFraction, seededTenths, seededWhole } from '../seeded-figures.ts';
import { type Region, regionOf } from './regions.ts';

export const DEMAND_LEVELS = ['Steady', 'High', 'Very High', 'Premium'] as const;
export type DemandLevel = (typeof DEMAND_LEVELS)[number];

/** Rents in pounds a month. */
export interface PropertyTypeShare {
  readonly type: string;
  readonly count: number;
  readonly avgPrice: number;
}

export interface Profile {
  readonly name: string;
  readonly district: string;
  readonly county: string;
  readonly properties: number;
  readonly avgPrice: number;
  readonly priceRange: { readonly min: number; readonly max: number };
  readonly description: string;
  readonly demographics: {
    readonly population: number;
    readonly avgAge: number;
    readonly studentsPercent: number;
    readonly youngsPercent: number;
  };
  readonly transport: readonly string[];
  readonly amenities: readonly string[];
  readonly nearby: readonly string[];
  readonly propertyTypes: readonly PropertyTypeShare[];
  readonly marketTrends: {
    /** Percent. */
    readonly monthlyChange: number;
    readonly yearlyChange: number;
    readonly daysOnMarket: number;
    readonly demandLevel: DemandLevel;
  };
}

/** Shares of the base price. */
const PRICE_RANGE_SHARES = { min: 0.7, max: 1.5 } as const;

export const priceRangeOf = (base: number): Profile['priceRange'] => ({
  min: Math.round(base * PRICE_RANGE_SHARES.min),
  max: Math.round(base * PRICE_RANGE_SHARES.max),
});

/** `price` is a share of the average that stays within the price range. */
export const PROPERTY_TYPE_SPLIT = [
  { type: '1 bedroom', bedrooms: 1, percent: 25, price: 0.85 },
  { type: '2 bedrooms', bedrooms: 2, percent: 35, price: 1.05 },
  { type: '3 bedrooms', bedrooms: 3, percent: 25, price: 1.3 },
  { type: 'Studio', bedrooms: 0, percent: 15, price: 0.75 },
] as const;

/** Largest deviation of a type's price from its share, in either direction. */
const PRICE_WOBBLE = 0.04;

/** The largest share gets the rounding difference, so that the counts add up. */
export function propertyTypesOf(seed: string, properties: number, avgPrice: number): readonly PropertyTypeShare[] {
  const countOf = (percent: number) => Math.floor((properties * percent) / 100);
  const left = properties - PROPERTY_TYPE_SPLIT.reduce((sum, { percent }) => sum + countOf(percent), 0);
  return PROPERTY_TYPE_SPLIT.map(({ type, percent, price }) => {
    const wobble = (seededFraction(`${seed}/price/${type}`) * 2 - 1) * PRICE_WOBBLE;
    return {
      type,
      count: countOf(percent) + (percent === 35 ? left : 0),
      avgPrice: Math.round(avgPrice * (price + wobble)),
    };
  });
}

/** Homes that let sooner are in higher demand. */
export function demandLevelOf(daysOnMarket: number): DemandLevel {
  if (daysOnMarket <= 10) return 'Premium';
  if (daysOnMarket <= 16) return 'Very High';
  return daysOnMarket <= 23 ? 'High' : 'Steady';
}

const daysOnMarketIn = (region: Region): readonly [from: number, to: number] =>
  region === 'london' ? [6, 26] : [8, 34];

export function marketTrendsOf(seed: string, letters: string): Profile['marketTrends'] {
  const daysOnMarket = seededWhole(`${seed}/days`, ...daysOnMarketIn(regionOf(letters)));
  return {
    monthlyChange: seededTenths(`${seed}/monthly`, -0.4, 1.2),
    yearlyChange: seededTenths(`${seed}/yearly`, 0.8, 7.4),
    daysOnMarket,
    demandLevel: demandLevelOf(daysOnMarket),
  };
}

export const demographicsOf = (seed: string, population: readonly [number, number]): Profile['demographics'] => ({
  population: Math.round(seededWhole(`${seed}/population`, ...population) / 100) * 100,
  avgAge: seededWhole(`${seed}/age`, 31, 46),
  studentsPercent: seededWhole(`${seed}/students`, 3, 24),
  youngsPercent: seededWhole(`${seed}/youngs`, 14, 38),
});

/** Replaces `{name}` by the value of that name. */
export const fillIn = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => ownValue(values, name) ?? '');
