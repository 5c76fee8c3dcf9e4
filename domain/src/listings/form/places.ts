import { type FieldName, fieldNames, listingFields } from '../fields.ts';

/** What is kept elsewhere and shown with a home: above the form, or in a section without fields. */
export const placesOutsideForm = ['agentProfile', 'certificates'] as const;

/** Where the form shows something. */
export type FormPlace = FieldName | (typeof placesOutsideForm)[number];

export const formPlaces = [...fieldNames, ...placesOutsideForm] as const;

/** The place that a rule or a refusal of the server names, which may go by its name in the payload. */
export function placeNamed(name: string): FormPlace {
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

/** What the way to the form is called where no place in it is named. */
export const EDIT_LISTING = 'Edit the listing';

export function placeLabel(place: FormPlace): string {
  if (place === 'agentProfile') return 'Your agency’s details';
  return place === 'certificates' ? 'Certificates' : listingFields[place].label;
}
