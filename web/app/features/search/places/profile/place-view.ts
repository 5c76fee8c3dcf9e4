import { DEMAND_LEVELS, PROPERTY_TYPE_SPLIT, type Profile } from '@letfair/domain/search/places/profiles/profile';
import { rentTrend } from './rent-trend.ts';

/** Sent with the page, so that the browser does not need the gazetteer. */
export interface PlaceView extends Omit<Profile, 'propertyTypes'> {
  readonly propertyTypes: readonly TypeShare[];
  /** Average rents of the last 13 months, oldest first. */
  readonly trend: readonly number[];
  readonly demand: { readonly step: number; readonly of: number };
}

export interface TypeShare {
  readonly type: string;
  readonly bedrooms: number;
  readonly count: number;
  readonly avgPrice: number;
  /** Shares that the counts are computed from. */
  readonly percent: number;
}

/** The seed comes from the URL, so that a page always shows the same figures. */
export const placeView = (profile: Profile, seed: string): PlaceView => ({
  ...profile,
  propertyTypes: profile.propertyTypes.map((share) => {
    const { percent = 0, bedrooms = 0 } = PROPERTY_TYPE_SPLIT.find(({ type }) => type === share.type) ?? {};
    return { ...share, percent, bedrooms };
  }),
  trend: rentTrend(seed, profile),
  demand: { step: DEMAND_LEVELS.indexOf(profile.marketTrends.demandLevel) + 1, of: DEMAND_LEVELS.length },
});
