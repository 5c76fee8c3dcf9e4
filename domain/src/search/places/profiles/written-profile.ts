import profiles from './data/written-profiles.json' with { type: 'json' };
import type { Profile } from './profile.ts';

/** The part of a profile that is written by hand; price range, types and nearby postcodes are worked out. */
export type WrittenProfile = Pick<
  Profile,
  'name' | 'properties' | 'avgPrice' | 'description' | 'demographics' | 'transport' | 'amenities'
> & { readonly marketTrends: Omit<Profile['marketTrends'], 'demandLevel'> };

const written: ReadonlyMap<string, WrittenProfile> = new Map(Object.entries(profiles));

/** The postcode districts with detailed data. */
export const writtenDistricts: readonly string[] = [...written.keys()];

export const writtenProfile = (district: string): WrittenProfile | null => written.get(district) ?? null;
