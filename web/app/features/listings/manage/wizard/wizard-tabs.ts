import { listingFields } from '@letfair/domain/listings/fields';
import { type FormTab, formSections, formTabs } from '@letfair/domain/listings/fields/sections';
import { type FormPlace, formPlaces } from '@letfair/domain/listings/form/places';

/** Null where the place is above all tabs. */
export function tabOf(place: FormPlace): FormTab | null {
  if (place === 'agentProfile') return null;
  return formSections[place === 'certificates' ? place : listingFields[place].section].tab;
}

/** The first of these places as the page shows them. */
export const firstPlace = (names: readonly string[]): FormPlace | undefined =>
  formPlaces.find((place) => names.includes(place));

/** The tab before or after this one, if there is one. */
export const neighbour = (tab: FormTab, step: 1 | -1): FormTab | undefined => {
  const at = formTabs.findIndex(({ value }) => value === tab) + step;
  return at < 0 ? undefined : formTabs[at]?.value;
};
