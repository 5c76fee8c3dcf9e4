import { type FieldName, fieldNames, type ListingForm, listingFields, mayBeEmpty } from '../fields.ts';
import { assessListing } from '../law/assess.ts';
import { factsOfForm, type ListingFacts } from '../law/facts.ts';
import { rules } from '../law/rules.ts';
import { emptyValue, isAsked } from './listing-form.ts';

const blockedFields: ReadonlySet<string> = new Set(
  rules.flatMap(({ severity, field, finding }) => (severity === 'block' && finding ? [field] : [])),
);
const heldToTheLaw = [...fieldNames.filter((name) => blockedFields.has(name)), 'nation' as const].filter((name) =>
  mayBeEmpty(listingFields[name]),
);

/** What is said in words needs no other field, and is the longest to read. */
const withoutWords = (facts: ListingFacts): ListingFacts => ({
  ...facts,
  wording: Object.fromEntries(Object.keys(facts.wording).map((name) => [name, []])) as never,
});

/**
 * The fields that the form lets somebody leave empty, and without which the law keeps this home from the public: a
 * registration number outside England, the licence of a large shared home.
 */
export function fieldsTheLawNeeds(form: ListingForm, lister: 'landlord' | 'agent', on: string): ReadonlySet<FieldName> {
  const facts = withoutWords(factsOfForm(form, lister));
  const withoutField = (name: FieldName): ListingFacts =>
    name === 'nation'
      ? withoutWords(factsOfForm({ ...form, nation: '' }, lister))
      : { ...facts, [name]: emptyValue(listingFields[name]) };
  const isNeeded = (name: FieldName): boolean =>
    assessListing(withoutField(name), on).some(({ field, severity }) => field === name && severity === 'block');
  return new Set(heldToTheLaw.filter((name) => isAsked(name, form, lister, facts.nation) && isNeeded(name)));
}
