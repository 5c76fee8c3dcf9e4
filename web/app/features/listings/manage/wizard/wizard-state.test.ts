import { MAX_FEATURES, MAX_PHOTOS } from '@letfair/domain/homes/limits';
import { utilities } from '@letfair/domain/homes/vocabulary';
import { listingProblems } from '@letfair/domain/listings/form/listing-checks';
import { emptyListingForm, withField } from '@letfair/domain/listings/form/listing-form';
import { describe, expect, it } from 'vitest';
import { type FormState, formReducer, toggled, typedNumber, withFeature } from './wizard-state.ts';

const empty: FormState = { form: emptyListingForm, problems: {}, earliest: '2026-11-16' };

describe('a typed number', () => {
  it.each([
    ['', null],
    [' ', null],
    ['0', 0],
    ['276.92', 276.92],
    ['1e999', null],
    ['12a', null],
  ])('reads %j as %s where a number is asked for', (text, number) => expect(typedNumber(text)).toBe(number));
});

describe('the problems of a form', () => {
  const checked = formReducer(empty, { kind: 'checked', problems: listingProblems(emptyListingForm) });

  it('are the thirteen sentences for a form nobody filled in', () => {
    expect(Object.keys(checked.problems)).toHaveLength(13);
  });

  it('vanish one by one as the fields are filled in', () => {
    const next = formReducer(checked, { kind: 'typed', name: 'title', value: 'Loft' });
    expect(next.problems.title).toBeUndefined();
    expect(next.problems.monthlyRent).toBe('Monthly rent is required');
  });

  it('stay while the field is still wrong, in the words for what is wrong now', () => {
    const next = formReducer(checked, { kind: 'typed', name: 'address.postcode', value: 'nowhere' });
    expect(next.problems['address.postcode']).toMatch(/./);
    expect(next.problems['address.postcode']).not.toBe('Postcode is required');
  });

  it('do not appear before the button is pressed', () => {
    expect(formReducer(empty, { kind: 'typed', name: 'monthlyRent', value: -1 }).problems).toEqual({});
  });

  it('are gone with another form', () => {
    expect(formReducer(checked, { kind: 'loaded', form: emptyListingForm }).problems).toEqual({});
  });

  it.each([
    ['monthlyRent', 200_001, /£200,000 or less/],
    ['holdingDeposit', 276.923, /pence/],
    ['occupants', 2.5, /whole number/],
    ['rentInAdvanceMonths', 0, /whole number/],
  ] as const)('include a figure the server would refuse: %s of %s', (name, value, sentence) => {
    expect(listingProblems(withField(emptyListingForm, name, value))[name]).toMatch(sentence);
  });
});

describe('the town of a postcode', () => {
  const typed = formReducer(empty, { kind: 'typed', name: 'address.postcode', value: 'LS6 3AA' });
  const located = { kind: 'located', postcode: 'LS6 3AA', town: 'Leeds', county: 'West Yorkshire' } as const;

  it('fills in what is empty', () => {
    expect(formReducer(typed, located).form.address).toMatchObject({ city: 'Leeds', county: 'West Yorkshire' });
  });

  it('replaces nothing that someone typed, and is not taken for another postcode', () => {
    const named = formReducer(typed, { kind: 'typed', name: 'address.city', value: 'Headingley' });
    expect(formReducer(named, located)).toBe(named);
    expect(formReducer(typed, { ...located, postcode: 'M1 1AE' })).toBe(typed);
    expect(formReducer(typed, { ...located, town: null })).toBe(typed);
  });
});

describe('lists', () => {
  it('keep the order of the vocabulary, however they are ticked', () => {
    const water = toggled(utilities, [], 'Water', true);
    expect(toggled(utilities, water, 'Gas', true)).toEqual(['Gas', 'Water']);
    expect(toggled(utilities, water, 'Water', false)).toEqual([]);
  });

  it('take a typed feature once, without blanks around it', () => {
    const features = withFeature([], '  South-facing   garden ');
    expect(features).toEqual(['South-facing garden']);
    expect(withFeature(features, 'south-facing GARDEN')).toBe(features);
    expect(withFeature(features, '   ')).toBe(features);
  });

  it('end at their limit', () => {
    const full = Array.from({ length: MAX_FEATURES }, (_, index) => `Feature ${index}`);
    expect(withFeature(full, 'One more')).toBe(full);
    const images = Array.from({ length: MAX_PHOTOS + 1 }, (_, index) => `photo ${index}`);
    expect(formReducer(empty, { kind: 'photographed', images }).form.images).toHaveLength(MAX_PHOTOS);
  });

  it('take photographs that arrive one after the other', () => {
    const add = (id: string) =>
      ({ kind: 'photographed', images: (before: readonly string[]) => [...before, id] }) as const;
    expect(formReducer(formReducer(empty, add('a')), add('b')).form.images).toEqual(['a', 'b']);
  });
});
