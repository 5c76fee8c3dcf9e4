import { postcodeAreas } from '@letfair/domain/places/postcodes/postcode-areas';
import { areaSlugs } from '@letfair/domain/places/profiles/area-profile';

/** Public pages apart from those of places. */
export const publicPaths: readonly string[] = [
  '/',
  '/properties',
  '/landlords',
  '/contact',
  '/how-it-works',
  '/pricing',
  '/features',
  '/help',
  '/terms',
  '/privacy',
];

let paths: readonly string[] | undefined;

export function placePaths(): readonly string[] {
  paths ??= [
    ...areaSlugs().map((slug) => `/areas/${slug}`),
    ...postcodeAreas.flatMap(({ letters, highestDistrict }) =>
      Array.from({ length: highestDistrict }, (_, at) => `/postcode/${letters}${at + 1}`),
    ),
  ];
  return paths;
}
