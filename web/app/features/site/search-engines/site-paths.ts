import { postcodeAreas } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { areaSlugs } from '@letfair/domain/search/places/profiles/area-profile';

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
