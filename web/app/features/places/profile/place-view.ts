import { DEMAND_LEVELS, PROPERTY_TYPE_SPLIT, type Profile } from '@letfair/domain/places/profiles/profile';
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

/** The seed is the place's own name in its address, so that the same page always shows the same figures. */
export const placeView = (profile: Profile, seed: string): PlaceView => ({
  ...profile,
  propertyTypes: profile.propertyTypes.map((share) => ({
    ...share,
    percent: PROPERTY_TYPE_SPLIT.find(({ type }) => type === share.type)?.percent ?? 0,
  })),
  trend: rentTrend(seed, profile),
  demand: { step: DEMAND_LEVELS.indexOf(profile.marketTrends.demandLevel) + 1, of: DEMAND_LEVELS.length },
});
