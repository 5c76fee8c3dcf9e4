import { DEMAND_LEVELS, PROPERTY_TYPE_SPLIT, type Profile } from '@letfair/domain/places/profile';
import { rentTrend } from './rent-trend.ts';

/** What the page of a place shows. It travels with the page, so that the browser needs no table of places for it. */
export interface PlaceView extends Omit<Profile, 'propertyTypes'> {
  readonly propertyTypes: readonly TypeShare[];
  /** Average rents, from a year ago to now. */
  readonly trend: readonly number[];
  /** One of the documented levels, as a step on the way to the highest. */
  readonly demand: { readonly step: number; readonly of: number };
}

export interface TypeShare {
  readonly type: string;
  readonly count: number;
  readonly avgPrice: number;
  /** Document 1, section 9: the split the counts are made from. */
  readonly percent: number;
}

/** The place's address on the site is the seed: the same page always shows the same figures. */
export function placeView(profile: Profile, seed: string): PlaceView {
  const { name, district, county, properties, avgPrice, priceRange, description, demographics } = profile;
  const { transport, amenities, nearby, marketTrends } = profile;
  return {
    ...{ name, district, county, properties, avgPrice, priceRange, description, demographics },
    ...{ transport, amenities, nearby, marketTrends },
    propertyTypes: profile.propertyTypes.map((share) => ({
      ...share,
      percent: PROPERTY_TYPE_SPLIT.find(({ type }) => type === share.type)?.percent ?? 0,
    })),
    trend: rentTrend(seed, profile),
    demand: { step: DEMAND_LEVELS.indexOf(marketTrends.demandLevel) + 1, of: DEMAND_LEVELS.length },
  };
}
