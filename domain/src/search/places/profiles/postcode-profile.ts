import { outcodeInfo, outcodeLabel } from '../postcodes/outcodes.ts';
import type { PostcodeArea } from '../postcodes/postcode-areas.ts';
import { areaOf, compactPostcode, districtOf, outcodeOf } from '../postcodes/postcodes.ts';
import { seededPick, seededWhole } from '../seeded-figures.ts';
import { amenityWords, postcodeDescriptions, transportWords } from './data/profile-words.ts';
import profiles from './data/written-profiles.json' with { type: 'json' };
import {
  demandLevelOf,
  demographicsOf,
  fillIn,
  marketTrendsOf,
  type Profile,
  priceRangeOf,
  propertyTypesOf,
} from './profile.ts';
import { baseRentOf, regionOf } from './regions.ts';

/** The part of a profile that is written by hand; price range, types and nearby postcodes are worked out. */
type WrittenProfile = Pick<
  Profile,
  'name' | 'properties' | 'avgPrice' | 'description' | 'demographics' | 'transport' | 'amenities'
> & { readonly marketTrends: Omit<Profile['marketTrends'], 'demandLevel'> };

const written: ReadonlyMap<string, WrittenProfile> = new Map(Object.entries(profiles));

/** The postcode districts with detailed data. */
export const writtenDistricts: readonly string[] = [...written.keys()];

const writtenProfile = (district: string): WrittenProfile | null => written.get(district) ?? null;

export interface PostcodeProfile extends Profile {
  /** The postcode in the canonical form of its URL. */
  readonly postcode: string;
  /** The outward half. */
  readonly outcode: string;
  readonly letters: string;
}

/** Nearby postcodes are the same prefix numbered 1 to this. */
const NEARBY_POSTCODES = 5;
const GENERATED_PROPERTIES = [24, 320] as const;
const GENERATED_POPULATION = [6_000, 46_000] as const;
const GENERATED_TRANSPORT = 4;
const GENERATED_AMENITIES = 5;

/** The canonical URL part of a postcode page: `/postcode/m1 1ae` redirects to `/postcode/M11AE`, not to M1. */
export const postcodeSlug = (text: string): string => compactPostcode(text);

const nearbyOf = (letters: string, district: string): readonly string[] =>
  Array.from({ length: NEARBY_POSTCODES }, (_, at) => `${letters}${at + 1}`).filter((code) => code !== district);

const fromWritten = (written: WrittenProfile, area: PostcodeArea, district: string): Profile => {
  const { properties, avgPrice, marketTrends } = written;
  return {
    ...written,
    district: area.name,
    county: area.county,
    priceRange: priceRangeOf(avgPrice),
    nearby: nearbyOf(area.letters, district),
    propertyTypes: propertyTypesOf(district, properties, avgPrice),
    marketTrends: { ...marketTrends, demandLevel: demandLevelOf(marketTrends.daysOnMarket) },
  };
};

const generated = (area: PostcodeArea, district: string): Profile => {
  const base = baseRentOf(regionOf(area.letters));
  const info = outcodeInfo(district);
  const name = info === null ? area.name : outcodeLabel(info);
  const properties = seededWhole(`${district}/properties`, ...GENERATED_PROPERTIES);
  const [template = ''] = seededPick(`${district}/description`, postcodeDescriptions, 1);
  return {
    name,
    district: area.name,
    county: area.county,
    properties,
    avgPrice: base,
    priceRange: priceRangeOf(base),
    description: fillIn(template, { code: district, name, county: area.county, area: area.name }),
    demographics: demographicsOf(district, GENERATED_POPULATION),
    transport: seededPick(`${district}/transport`, transportWords(area.letters), GENERATED_TRANSPORT),
    amenities: seededPick(`${district}/amenities`, amenityWords, GENERATED_AMENITIES),
    nearby: nearbyOf(area.letters, district),
    propertyTypes: propertyTypesOf(district, properties, base),
    marketTrends: marketTrendsOf(district, area.letters),
  };
};

/**
 * The profile of the district: written for 19 districts, else generated. Null where no UK area has these letters.
 * M11AE is M1 1AE and shows M1, because an outcode has at most 4 characters; SW1A 2AA and SW1A show SW1.
 */
export function postcodeProfile(text: string): PostcodeProfile | null {
  const outcode = outcodeOf(text);
  const area = areaOf(text);
  if (outcode === null || area === null) return null;
  const district = districtOf(outcode);
  const written = writtenProfile(district);
  const profile = written === null ? generated(area, district) : fromWritten(written, area, district);
  return { ...profile, postcode: postcodeSlug(text), outcode, letters: area.letters };
}
