import { districtOf, normalisePostcode, outcodeOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { areaProfile, areaSlug } from '@letfair/domain/search/places/profiles/area-profile';
import { postcodeProfile } from '@letfair/domain/search/places/profiles/postcode-profile';
import type { AreaView } from './area-page.tsx';
import { surroundingsOfArea, surroundingsOfOutcode } from './load-surroundings.ts';
import { areaPath, KNOWN, postcodePath } from './place-paths.ts';
import type { PostcodeView } from './postcode-page.tsx';
import { placeView } from './profile/place-view.ts';

export function loadArea(slug: string): AreaView | null {
  const profile = areaProfile(slug);
  if (profile === null) return null;
  return {
    view: placeView(profile, `area/${profile.slug}`),
    path: areaPath(profile.slug),
    postcode: profile.postcode,
    postcodePath: outcodeOf(profile.postcode) === null ? null : postcodePath(profile.postcode),
    surroundings: surroundingsOfArea(profile.name),
    nearby: profile.nearby.map((name) => ({ name, to: areaPath(areaSlug(name)) })),
  };
}

export function loadPostcode(text: string): PostcodeView | null {
  const profile = postcodeProfile(text);
  if (profile === null) return null;
  return {
    view: placeView(profile, districtOf(profile.outcode)),
    path: postcodePath(profile.postcode),
    districtPath: postcodePath(districtOf(profile.outcode)),
    postcode: normalisePostcode(profile.postcode),
    outcode: profile.outcode,
    areaPath: areaPath(areaSlug(profile.district)),
    surroundings: surroundingsOfOutcode(profile.outcode),
    nearby: profile.nearby.map((code) => ({ name: code, to: postcodePath(code) })),
  };
}

/** What is known about a place that a search understood, on its page; null where there is none, as for several places. */
export function pathOfPlace({ kind, name }: { readonly kind: string; readonly name: string }): string | null {
  if (kind === 'postcode' || kind === 'outcode') return `${postcodePath(name.split(' ')[0] ?? name)}#${KNOWN}`;
  return kind === 'town' || kind === 'district' || kind === 'county' ? `${areaPath(areaSlug(name))}#${KNOWN}` : null;
}

/** Only district pages are cached, because full postcodes would push everything else out of the cache. */
export const isDistrict = ({ path, districtPath }: PostcodeView): boolean => path === districtPath;
