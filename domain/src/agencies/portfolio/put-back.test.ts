import { expect, test } from 'vitest';
import { emptyListingForm } from '../../listings/form/listing-form.ts';
import { type ListingState, putBack, replacedParts } from './put-back.ts';

const before: ListingState = {
  status: 'live',
  clientId: 'one',
  branchId: null,
  form: {
    ...emptyListingForm,
    title: 'A flat',
    monthlyRent: 900,
    features: ['Garden'],
    images: ['a', 'b'],
    address: { ...emptyListingForm.address, line1: '1 Mill Lane' },
  },
  captions: new Map([
    ['a', 'Kitchen'],
    ['b', ''],
  ]),
  kinds: new Map([
    ['a', 'photo'],
    ['b', 'photo'],
  ]),
};
const after: ListingState = {
  status: 'paused',
  clientId: 'two',
  branchId: 'leeds',
  form: {
    ...before.form,
    title: 'A flat with a view',
    monthlyRent: 950,
    features: ['Garden', 'Bath'],
    images: ['b', 'c'],
    address: { ...before.form.address, line1: '2 Mill Lane' },
  },
  captions: new Map([
    ['b', 'Bathroom'],
    ['c', 'New'],
  ]),
  kinds: new Map([
    ['b', 'epc'],
    ['c', 'photo'],
  ]),
};
const replaced = replacedParts(before, after);

test('puts back everything that nobody has changed since', () => {
  // As it is read from where it was kept.
  const { form, clientId, branchId, captions, kinds, kept } = putBack(after, JSON.parse(JSON.stringify(replaced)));
  expect({ form, clientId, branchId, captions, kinds, kept }).toEqual({
    form: before.form,
    clientId: 'one',
    branchId: null,
    captions: { b: '' },
    kinds: { b: 'photo' },
    kept: [],
  });
});

test('keeps what somebody has changed since, and names it', () => {
  const form = { ...after.form, monthlyRent: 975, images: ['c', 'b'] };
  const edited = { ...after, form, clientId: null, captions: new Map([['b', 'The bath']]) };
  const result = putBack(edited, replaced);
  expect(result.form).toEqual({ ...before.form, monthlyRent: 975, images: ['c', 'b'] });
  expect([result.clientId, result.captions, result.kinds]).toEqual([null, {}, { b: 'photo' }]);
  expect(result.kept.toSorted()).toEqual(['client', 'monthlyRent', 'photo_captions', 'photos']);
  expect(result.restored.toSorted()).toEqual(['address.line1', 'branch', 'features', 'photo_kinds', 'title']);
});

test('does nothing the second time, and says nothing of what is as it was', () => {
  expect(putBack(before, replaced)).toMatchObject({ form: before.form, captions: {}, restored: [], kept: [] });
});

test('records nothing of a save that changed nothing', () => {
  expect(replacedParts(before, before)).toEqual({ values: {}, captions: {}, kinds: {} });
});
