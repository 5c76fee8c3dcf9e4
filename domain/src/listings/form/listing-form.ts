import {
  addressFields,
  addressPart,
  type Field,
  type FieldName,
  type FieldValues,
  isAddressField,
  type ListingForm,
  listingFields,
  plainFields,
} from '../fields.ts';
import { nationOfHome } from '../law/facts.ts';

/** What a field holds before anybody has touched it. */
export function emptyValue(field: Field) {
  switch (field.kind) {
    case 'text':
    case 'day':
    case 'choice':
    case 'point':
    case 'link':
      return '';
    case 'items':
    case 'texts':
    case 'photos':
      return [];
    case 'flag':
    case 'count':
      return field.initial;
    case 'amount':
      return null;
  }
}

/** A form with what `valueFor` says of each field. */
export function buildForm(valueFor: (name: FieldName) => unknown): ListingForm {
  // Forms are built by the thousand where homes are compared, and this is twice as fast as from entries.
  const form: Record<string, unknown> = {};
  for (const name of plainFields) form[name] = valueFor(name);
  const address: Record<string, unknown> = {};
  for (const name of addressFields) address[addressPart(name)] = valueFor(name);
  form.address = address;
  return form as unknown as ListingForm;
}

export const emptyListingForm = buildForm((name) => emptyValue(listingFields[name]));

export const fieldValue = <Name extends FieldName>(form: ListingForm, name: Name): FieldValues[Name] =>
  (isAddressField(name) ? form.address[addressPart(name)] : form[name as keyof ListingForm]) as FieldValues[Name];

export function withField<Name extends FieldName>(
  form: ListingForm,
  name: Name,
  value: FieldValues[Name],
): ListingForm {
  if (!isAddressField(name)) return { ...form, ...withoutTicked(form, name, value), [name]: value };
  const text = name === 'address.postcode' ? String(value).toUpperCase() : String(value);
  return { ...form, address: { ...form.address, [addressPart(name)]: text } };
}

const otherPayer: { readonly [Name in FieldName]?: 'utilitiesIncluded' | 'utilitiesResponsibility' } = {
  utilitiesIncluded: 'utilitiesResponsibility',
  utilitiesResponsibility: 'utilitiesIncluded',
};

/** A utility that is ticked in one list leaves the other: either the rent includes it or the tenant pays for it. */
function withoutTicked(form: ListingForm, name: FieldName, value: unknown): Partial<ListingForm> {
  const other = otherPayer[name];
  if (!other || !Array.isArray(value)) return {};
  return { [other]: form[other].filter((utility) => !value.includes(utility)) };
}

export function isFilled(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'amount':
      // Less than half a penny is stored as nothing.
      return typeof value === 'number' && Math.round(value * 100) > 0;
    case 'count':
      return value !== null;
    case 'flag':
      return value === true;
    case 'items':
    case 'texts':
    case 'photos':
      return Array.isArray(value) && value.length > 0;
    default:
      return typeof value === 'string' && value.trim() !== '';
  }
}

/** Whether the form asks for the field: some matter in some nations only, to agents only, or beside another answer. */
export function isAsked(
  name: FieldName,
  form: ListingForm,
  lister: 'landlord' | 'agent',
  nation = nationOfHome(form.address.postcode, form.nation),
): boolean {
  const { asked } = listingFields[name];
  if (!asked) return true;
  return (
    (asked.nations === undefined || (nation !== null && asked.nations.includes(nation))) &&
    (asked.lister === undefined || asked.lister === lister) &&
    (asked.when?.(form) ?? true)
  );
}
