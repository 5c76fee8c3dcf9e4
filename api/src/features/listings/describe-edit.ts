import type { ListingForm } from '@letfair/domain/listings/fields';
import { formatPence } from '@letfair/domain/money';

const wording = ['title', 'propertyDescription', 'features', 'specialConditions'] as const;

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** What an edit changed, in a few words for the history. */
export function describeEdit(before: ListingForm, after: ListingForm): string {
  const rent = (form: ListingForm) => formatPence(Math.round((form.monthlyRent ?? 0) * 100));
  const { monthlyRent: _a, address: _b, images: _c, ...restBefore } = without(before);
  const { monthlyRent: _d, address: _e, images: _f, ...restAfter } = without(after);
  const changes = [
    ...(before.monthlyRent === after.monthlyRent ? [] : [`rent from ${rent(before)} to ${rent(after)}`]),
    ...(same(before.address, after.address) ? [] : ['address']),
    ...(same(before.images, after.images) ? [] : ['photos']),
    ...(wording.every((name) => same(before[name], after[name])) ? [] : ['wording']),
    ...(same(restBefore, restAfter) ? [] : ['details']),
  ];
  return changes.length === 0 ? 'Nothing changed' : `Changed: ${changes.join(', ')}`;
}

const without = (form: ListingForm) => {
  const { title: _t, propertyDescription: _p, features: _f, specialConditions: _s, ...rest } = form;
  // In one order, whatever order the fields came in.
  return Object.fromEntries(Object.entries(rest).sort(([one], [two]) => one.localeCompare(two))) as typeof rest;
};
