import { describe, expect, it } from 'vitest';
import { draftOfForm, formOfDraft } from './draft-form.ts';
import { emptyListingForm } from './listing-form.ts';

it('has the rent as its price', () => {
  expect(draftOfForm({ ...emptyListingForm, monthlyRent: 1_200 }).price).toBe(1_200);
});

describe('a draft that another client saved', () => {
  it('shows an empty form for nothing', () => expect(formOfDraft({})).toEqual(emptyListingForm));

  it('may have numbers as texts', () => {
    const form = formOfDraft({ monthlyRent: '£1,250.50', bedrooms: '2', bathrooms: '', holdingDeposit: 'soon' });
    expect(form).toMatchObject({ monthlyRent: 1_250.5, bedrooms: 2, bathrooms: null, holdingDeposit: null });
  });

  it('may know the rent as the price alone', () => expect(formOfDraft({ price: 900 }).monthlyRent).toBe(900));

  it('may say yes in words', () => {
    expect(formOfDraft({ billsIncluded: 'Yes' }).billsIncluded).toBe(true);
    expect(formOfDraft({ billsIncluded: 'no' }).billsIncluded).toBe(false);
    expect(formOfDraft({ billsIncluded: null }).billsIncluded).toBe(false);
  });

  it('loses only what no control can hold', () => {
    const form = formOfDraft({
      title: null,
      propertyType: 'castle',
      epcRating: 'Z',
      utilitiesIncluded: ['Gas', 'Steam'],
      availableDate: '2026-12-03T00:00:00.000Z',
      images: ['https://elsewhere.example/a.jpg'],
      address: { postcode: 'm1 1ae' },
    });
    expect(form).toEqual({
      ...emptyListingForm,
      utilitiesIncluded: ['Gas'],
      availableDate: '2026-12-03',
      address: { ...emptyListingForm.address, postcode: 'M1 1AE' },
    });
    expect(formOfDraft({ availableDate: '2026-02-31' }).availableDate).toBe('');
  });
});
