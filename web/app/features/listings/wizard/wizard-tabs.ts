import { type FieldName, fieldNames, listingFields } from '@letfair/domain/listings/fields';
import { type FormTab, formSections, formTabs } from '@letfair/domain/listings/fields/sections';

export const tabOf = (name: FieldName): FormTab => formSections[listingFields[name].section].tab;

/** The first of these fields as the page shows them. */
export const firstField = (names: readonly string[]): FieldName | undefined =>
  fieldNames.find((name) => names.includes(name));

/** The field that a rule or a refusal of the server names, which may go by its name in the payload. */
export function fieldNamed(name: string): FieldName {
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
