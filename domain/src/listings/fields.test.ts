import { expect, it } from 'vitest';
import { entryFields, fieldNames, listingFields } from './fields.ts';

const places: readonly (readonly [string, readonly string[]])[] = [
  [
    'line of the public page',
    fieldNames.flatMap((name) => listingFields[name].page.map(({ part, order }) => `${part} ${order}`)),
  ],
  [
    'line of the review',
    fieldNames.flatMap((name) => {
      const { review } = listingFields[name];
      return review ? [`${review.part} ${review.order}`] : [];
    }),
  ],
  ['text entry', entryFields.map((name) => String(listingFields[name].entry?.order))],
];

it.each(places)('gives every %s an order of its own', (_place, orders) => {
  expect(orders.filter((order, at) => orders.indexOf(order) !== at)).toEqual([]);
});

it('keeps the fields of a section together, so that the form shows them in the order of the table', () => {
  const sections = fieldNames.map((name) => listingFields[name].section);
  const begun = sections.filter((section, at) => section !== sections[at - 1]);
  expect(begun).toEqual([...new Set(sections)]);
});
