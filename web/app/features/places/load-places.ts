import type { LetfairContract } from '@letfair/contract';
import type { Client } from '@letfair/contract/client';
import type { PlaceRents } from '@letfair/contract/search';
import { districtOf, normalisePostcode, outcodeOf } from '@letfair/domain/places/postcodes/postcodes';
import { areaProfile, areaSlug } from '@letfair/domain/places/profiles/area-profile';
import { postcodeProfile } from '@letfair/domain/places/profiles/postcode-profile';
import type { AreaView } from './area-page.tsx';
import type { PostcodeView } from './postcode-page.tsx';
import { placeView } from './profile/place-view.ts';

const areaPath = (slug: string): string => `/areas/${slug}`;
const postcodePath = (code: string): string => `/postcode/${code}`;

export function loadArea(slug: string): AreaView | null {
  const profile = areaProfile(slug);
  if (profile === null) return null;
  return {
    view: placeView(profile, `area/${profile.slug}`),
    path: areaPath(profile.slug),
    postcode: profile.postcode,
    postcodePath: outcodeOf(profile.postcode) === null ? null : postcodePath(profile.postcode),
    nearby: profile.nearby.map((name) => ({ name, to: areaPath(areaSlug(name)) })),
  };
}

export function loadPostcode(text: string): PostcodeView | null {
  const profile = postcodeProfile(text);
  if (profile === null) return null;
  return {
    view: placeView(profile, districtOf(profile.outcode)),
    path: postcodePath(profile.postcode),
    postcode: normalisePostcode(profile.postcode),
    outcode: profile.outcode,
    areaPath: areaPath(areaSlug(profile.district)),
    nearby: profile.nearby.map((code) => ({ name: code, to: postcodePath(code) })),
  };
}

/** Only district pages are cached, because full postcodes would push everything else out of the cache. */
export const isDistrict = ({ path, outcode }: PostcodeView): boolean => path === postcodePath(districtOf(outcode));

/** Place pages render without live figures rather than wait for a slow database. */
export const PATIENCE_MS = 1_000;

/** Null when the search fails or takes too long. */
export async function loadLiveRents(
  { search }: Pick<Client<LetfairContract>, 'search'>,
  location: string,
): Promise<PlaceRents | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  const answer = await Promise.race([search.rents({ query: { location } }), late]);
  clearTimeout(timer);
  if (!answer?.success) return null;
  const { homes, median, byBedrooms } = answer.data;
  return { homes, median, byBedrooms };
}

/** Part of the page's meta description. */
export const figuresInWords = (rents: PlaceRents | null): string =>
  rents === null || rents.median === null
    ? 'Illustrative figures.'
    : 'Illustrative figures, and real median rents from live listings.';
