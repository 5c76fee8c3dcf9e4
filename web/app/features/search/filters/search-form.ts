import {
  type SearchParameter,
  type SearchQuery,
  searchParameterNames,
  serializeSearch,
} from '@letfair/domain/search/search-query';
import type { SearchTexts } from '../search-url.ts';

/** The fields of the bar; all others stand in the drawer. */
export const barFields = ['location', 'propertyType', 'maxBudget', 'sort'] as const satisfies SearchParameter[];

/** The fields of the drawer. Kind and highest rent are in the bar as well, with fewer choices. */
export const drawerFields = [
  'radius',
  'propertyType',
  'minBudget',
  'maxBudget',
  'bedrooms',
  'bathrooms',
  'furnishing',
  'pets',
  'parking',
  'bills',
  'shared',
  'availableBy',
  'epc',
  'features',
  'words',
] as const satisfies SearchParameter[];

/** Where somebody looks, said by the map instead of by a name. */
const saidByMap: readonly SearchParameter[] = ['lat', 'lng', 'box'];

type Sent = Pick<FormData, 'getAll'>;

/** The search after a form with these fields was sent; what the form does not show stays as it was. */
export function searchAfter(
  before: SearchTexts,
  fields: readonly SearchParameter[],
  sent: Sent,
): Readonly<Record<string, string>> {
  const texts: Record<string, string> = { ...before };
  for (const name of fields)
    texts[name] = sent
      .getAll(name)
      .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
      .join(',');
  const elsewhere = fields.includes('location') && texts.location?.trim() !== (before.location ?? '');
  if (elsewhere) for (const name of saidByMap) delete texts[name];
  const hasMiddle = texts.location?.trim() || texts.lat;
  if (!hasMiddle) {
    delete texts.radius;
    if (texts.sort === 'distance') delete texts.sort;
  }
  return texts;
}

/** What a form has to carry along unseen, so that it is not lost without script. */
export const carriedAlong = (texts: SearchTexts, fields: readonly SearchParameter[]) =>
  searchParameterNames.flatMap((name) => {
    const value = texts[name];
    // A place typed into the bar would otherwise be looked for inside the map's old area.
    if (value === undefined || fields.includes(name) || (fields.includes('location') && saidByMap.includes(name)))
      return [];
    return [{ name, value }];
  });

/** The search that the map's area stands for: the area instead of a place. */
export function searchInBox(before: SearchTexts, box: string): SearchTexts {
  const { location: _, lat: _lat, lng: _lng, radius: _radius, sort, ...rest } = before;
  return { ...rest, box, ...(sort && sort !== 'distance' && { sort }) };
}

/** How many of the drawer's fields narrow the search down. */
export const activeDrawerFields = (query: SearchQuery): number => {
  const asked = serializeSearch(query);
  return drawerFields.filter((name) => asked[name] !== undefined).length;
};

/** The same search without what the drawer asks for. */
export const withoutDrawerFields = (before: SearchTexts): SearchTexts =>
  Object.fromEntries(Object.entries(before).filter(([name]) => !(drawerFields as readonly string[]).includes(name)));
