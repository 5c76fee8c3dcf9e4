import { listingSentences } from '@letfair/domain/listings/listing-checks';
import { emptyListingForm, MAX_FEATURES, MAX_PHOTOS } from '@letfair/domain/listings/listing-form';
import { utilities } from '@letfair/domain/listings/vocabulary';
import { describe, expect, it } from 'vitest';
import {
  type FormState,
  fieldValue,
  formReducer,
  toggled,
  typedNumber,
  withFeature,
  withField,
  wizardProblems,
} from './listing-form-state.ts';

const empty: FormState = { form: emptyListingForm, problems: {} };

describe('what is typed', () => {
  it('starts with one bedroom and one bathroom', () => {
    expect(fieldValue(emptyListingForm, 'bedrooms')).toBe(1);
    expect(fieldValue(emptyListingForm, 'bathrooms')).toBe(1);
  });

  it('goes into its field, also inside the address', () => {
    const form = withField(withField(emptyListingForm, 'title', 'Loft'), 'address.city', 'Leeds');
    expect(form).toEqual({
      ...emptyListingForm,
      title: 'Loft',
      address: { ...emptyListingForm.address, city: 'Leeds' },
    });
    expect(fieldValue(form, 'address.city')).toBe('Leeds');
  });

  it('becomes upper case in the postcode', () => {
    expect(withField(emptyListingForm, 'address.postcode', 'ls1 1aa').address.postcode).toBe('LS1 1AA');
  });

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
  const checked = formReducer(empty, { kind: 'checked', problems: wizardProblems(emptyListingForm) });

  it('are the thirteen sentences for a form nobody filled in', () => {
    expect(checked.problems).toEqual(listingSentences);
  });

  it('vanish one by one as the fields are filled in', () => {
    const next = formReducer(checked, { kind: 'typed', name: 'title', value: 'Loft' });
    expect(next.problems.title).toBeUndefined();
    expect(next.problems.monthlyRent).toBe(listingSentences.monthlyRent);
  });

  it('stay while the field is still wrong, in the words for what is wrong now', () => {
    const next = formReducer(checked, { kind: 'typed', name: 'address.postcode', value: 'nowhere' });
    expect(next.problems['address.postcode']).toMatch(/./);
    expect(next.problems['address.postcode']).not.toBe(listingSentences['address.postcode']);
  });

  it('do not appear before the button is pressed', () => {
    expect(formReducer(empty, { kind: 'typed', name: 'monthlyRent', value: -1 }).problems).toEqual({});
  });

  it('are gone with another form', () => {
    expect(formReducer(checked, { kind: 'loaded', form: emptyListingForm }).problems).toEqual({});
  });

  it.each([
    ['monthlyRent', 200_001, /at most £200,000/],
    ['holdingDeposit', 276.923, /pence/],
    ['occupants', 2.5, /whole number/],
    ['rentInAdvanceMonths', 0, /whole number/],
  ] as const)('include a figure the server would refuse: %s of %s', (name, value, sentence) => {
    expect(wizardProblems(withField(emptyListingForm, name, value))[name]).toMatch(sentence);
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
