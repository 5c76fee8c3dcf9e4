import { districtOf, normalisePostcode } from '@letfair/domain/places/postcodes/postcodes';
import { areaSlug } from '@letfair/domain/places/profiles/area-profile';
import { postcodeProfile } from '@letfair/domain/places/profiles/postcode-profile';
import type { PostcodeView } from './postcode-page.tsx';
import { placeView } from './profile/place-view.ts';

const pathOf = (code: string): string => `/postcode/${code}`;

export function loadPostcode(text: string): PostcodeView | null {
  const profile = postcodeProfile(text);
  if (profile === null) return null;
  return {
    view: placeView(profile, districtOf(profile.outcode)),
    path: pathOf(profile.postcode),
    postcode: normalisePostcode(profile.postcode),
    outcode: profile.outcode,
    areaPath: `/areas/${areaSlug(profile.district)}`,
    nearby: profile.nearby.map((code) => ({ name: code, to: pathOf(code) })),
  };
}

/** There are some thousand districts, and endless postcodes, which would push the pages people read out of the cache. */
export const isDistrict = ({ path, outcode }: PostcodeView): boolean => path === pathOf(districtOf(outcode));
