import { type FieldName, fieldNames, listingFields } from '@letfair/domain/listings/fields';
import { type FormTab, formSections, formTabs } from '@letfair/domain/listings/fields/sections';

/** What is kept elsewhere and shown with a home: above the form, or in a section without fields. */
const placesOutsideForm = ['agentProfile', 'certificates'] as const;
type PlaceOutsideForm = (typeof placesOutsideForm)[number];

/** Where the form shows something. */
export type WizardPlace = FieldName | PlaceOutsideForm;

/** Null where the place is above all tabs. */
export function tabOf(place: WizardPlace): FormTab | null {
  if (place === 'agentProfile') return null;
  return formSections[place === 'certificates' ? place : listingFields[place].section].tab;
}

/** The first of these places as the page shows them. */
export const firstPlace = (names: readonly string[]): WizardPlace | undefined =>
  fieldNames.find((name) => names.includes(name)) ?? placesOutsideForm.find((place) => names.includes(place));

/** The place that a rule or a refusal of the server names, which may go by its name in the payload. */
export function placeNamed(name: string): WizardPlace {
  const outside = placesOutsideForm.find((place) => place === name);
  if (outside) return outside;
  if (name === 'captions') return 'images';
  const plain = name.replace(/^materialInformation\./, '');
  return (
    fieldNames.find((known) => listingFields[known].payload === plain) ??
    fieldNames.find((known) => plain === known || plain.startsWith(`${known}.`) || known === `address.${plain}`) ??
    'title'
  );
}

/** The tab before or after this one, if there is one. */
export const neighbour = (tab: FormTab, step: 1 | -1): FormTab | undefined => {
  const at = formTabs.findIndex(({ value }) => value === tab) + step;
  return at < 0 ? undefined : formTabs[at]?.value;
};
