import type { SearchParameter, SearchTexts } from '@letfair/domain/search/search-query';
import { travelOfRows } from '@letfair/domain/search/travel/travel-fields';
import type { SearchUrl } from '../search-url.ts';
import { drawerFields, unsetTexts } from '../url-parameters.ts';

/** The fields of the bar; all others stand in the drawer. */
export const barFields: readonly SearchParameter[] = ['location', 'propertyType', 'minBudget', 'maxBudget', 'sort'];

/** Parameters that place a search on the map instead of by a name. */
const placedByMap: readonly SearchParameter[] = ['lat', 'lng', 'box', 'shape'];

type SentForm = Pick<FormData, 'getAll'>;

/** The search after a form with these fields was sent; what the form does not show stays as it was. */
export function searchAfter(
  before: SearchTexts,
  fields: readonly SearchParameter[],
  sent: SentForm,
): Readonly<Record<string, string>> {
  const texts: Record<string, string> = { ...before };
  for (const name of fields)
    texts[name] = sent
      .getAll(name)
      .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
      .join(',');
  if (fields.includes('travel')) texts.travel = travelOfRows(sent);
  if (!texts.travel && texts.sort === 'travel') delete texts.sort;
  const isElsewhere = fields.includes('location') && texts.location?.trim() !== (before.location ?? '');
  if (isElsewhere) for (const name of placedByMap) delete texts[name];
  const hasCentre = texts.location?.trim() || texts.lat;
  if (!hasCentre) {
    delete texts.radius;
    if (texts.sort === 'distance') delete texts.sort;
  }
  return texts;
}

/** Parameters that a form does not show and would lose without script. */
export const hiddenFields = (texts: SearchTexts, fields: readonly SearchParameter[]) =>
  (Object.keys(unsetTexts) as SearchParameter[]).flatMap((name) => {
    const value = texts[name];
    // A place typed into the bar would otherwise be searched inside the old area of the map.
    if (value === undefined || fields.includes(name) || (fields.includes('location') && placedByMap.includes(name)))
      return [];
    return [{ name, value }];
  });

interface HiddenFieldsProps {
  readonly url: SearchUrl;
  readonly shown: readonly SearchParameter[];
}

export const HiddenFields = ({ url: { texts, view, from }, shown }: HiddenFieldsProps) => (
  <>
    {hiddenFields(texts, shown).map(({ name, value }) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {view !== 'list' && <input type="hidden" name="view" value={view} />}
    {from !== '' && !shown.includes('location') && <input type="hidden" name="from" value={from} />}
  </>
);

/** The search in the area of the map, instead of in a place. */
export function searchInBox(before: SearchTexts, box: string): SearchTexts {
  const { location: _, lat: _lat, lng: _lng, radius: _radius, shape: _shape, sort, ...rest } = before;
  return { ...rest, box, ...(sort && sort !== 'distance' && { sort }) };
}

/** The search in other places, instead of in an area of the map or around a point. */
export function searchInPlaces(before: SearchTexts, location: string): SearchTexts {
  const { box: _, ...rest } = searchInBox(before, '');
  return { ...rest, location };
}

/** The search in areas drawn on the map, or again in the place before them if none is left. */
export function searchInShapes(before: SearchTexts, shape: string, from: string): SearchTexts {
  const { location: _, ...rest } = searchInPlaces(before, '');
  return shape === '' ? { ...rest, location: before.location ?? from } : { ...rest, shape };
}

/** How many of the drawer's fields narrow the search down; a budget without a maximum is a choice, and null. */
export const activeDrawerFields = ({ texts, query }: Pick<SearchUrl, 'texts' | 'query'>): number =>
  drawerFields.filter((name) => name !== 'rentPer' && texts[name] !== undefined && query[name] !== null).length;

/** The same search without what the drawer asks for. */
export const withoutDrawerFields = (before: SearchTexts): SearchTexts =>
  Object.fromEntries(Object.entries(before).filter(([name]) => !drawerFields.includes(name as SearchParameter)));
