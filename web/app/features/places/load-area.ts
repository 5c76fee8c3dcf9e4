import { outcodeOf } from '@letfair/domain/places/postcodes/postcodes';
import { areaProfile, areaSlug } from '@letfair/domain/places/profiles/area-profile';
import type { AreaView } from './area-page.tsx';
import { placeView } from './profile/place-view.ts';

const pathOf = (slug: string): string => `/areas/${slug}`;

export function loadArea(slug: string): AreaView | null {
  const profile = areaProfile(slug);
  if (profile === null) return null;
  return {
    view: placeView(profile, `area/${profile.slug}`),
    path: pathOf(profile.slug),
    postcode: profile.postcode,
    postcodePath: outcodeOf(profile.postcode) === null ? null : `/postcode/${profile.postcode}`,
    nearby: profile.nearby.map((name) => ({ name, to: pathOf(areaSlug(name)) })),
  };
}
