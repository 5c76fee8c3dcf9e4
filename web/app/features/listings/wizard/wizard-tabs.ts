import { type FieldName, fieldNames, listingFields } from '@letfair/domain/listings/fields';
import { type FormTab, formSections, formTabs } from '@letfair/domain/listings/fields/sections';

/** Where the form shows something: beside a field, or in the section of certificates, which has no fields. */
export type WizardPlace = FieldName | 'certificates';

export const tabOf = (place: WizardPlace): FormTab =>
  formSections[place === 'certificates' ? place : listingFields[place].section].tab;

/** The first of these places as the page shows them. */
export const firstPlace = (names: readonly string[]): WizardPlace | undefined =>
  fieldNames.find((name) => names.includes(name)) ?? (names.includes('certificates') ? 'certificates' : undefined);

/** The place that a rule or a refusal of the server names, which may go by its name in the payload. */
export function placeNamed(name: string): WizardPlace {
  if (name === 'certificates') return name;
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
