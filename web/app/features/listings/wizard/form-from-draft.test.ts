import { draftForm } from '@letfair/contract/drafts';
import { emptyListingForm, type ListingForm } from '@letfair/domain/listings/listing-form';
import * as vocabulary from '@letfair/domain/listings/vocabulary';
import { nations } from '@letfair/domain/places/nations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftBodyOf, formFromDraft } from './form-from-draft.ts';
import { parsePending, pendingText } from './parse-pending.ts';

const words = fc.string({ maxLength: 60 });
const figure = fc.option(fc.double({ min: 0, max: 100_000, noNaN: true }).map((value) => Math.abs(value)));
const choice = <T extends string>(known: readonly T[]) => fc.constantFrom<T | ''>('', ...known);
const some = <T extends string>(known: readonly T[]) => fc.subarray([...known]);
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const anyForm: fc.Arbitrary<ListingForm> = fc.record({
  title: words,
  propertyDescription: words,
  address: fc.record({
    line1: words,
    line2: words,
    city: words,
    postcode: fc.constantFrom('', 'LS1 1AA', 'CH4', 'NOT ONE'),
    county: words,
  }),
  propertyType: choice(vocabulary.propertyTypes),
  bedrooms: figure,
  bathrooms: figure,
  hasParking: fc.boolean(),
  isShared: fc.boolean(),
  availableDate: fc.oneof(fc.constant(''), day),
  features: fc.uniqueArray(words, { maxLength: 5 }),
  images: fc.uniqueArray(fc.uuid(), { maxLength: 5 }),
  monthlyRent: figure,
  holdingDeposit: figure,
  securityDeposit: figure,
  billsIncluded: fc.boolean(),
  councilTaxBand: choice(vocabulary.councilTaxBands),
  epcRating: choice(vocabulary.epcRatings),
  utilitiesResponsibility: some(vocabulary.utilities),
  utilitiesIncluded: some(vocabulary.utilities),
  parkingDetails: words,
  parkingRestrictions: words,
  fireSafetyFeatures: some(vocabulary.fireSafetyItems),
  leaseLength: choice(vocabulary.leaseLengths),
  accessibilityFeatures: some(vocabulary.accessibilityItems),
  specialConditions: words,
  furnishing: choice(vocabulary.furnishings),
  petsConsidered: fc.boolean(),
  shareAddress: fc.boolean(),
  nation: choice(nations),
  registrationNumber: words,
  registrationPending: fc.boolean(),
  agentRegistrationNumber: words,
  agentFees: words,
  epcExemption: fc.boolean(),
  tenancyExemption: choice(vocabulary.tenancyExemptions),
  welshBandI: fc.boolean(),
  rentInAdvanceMonths: figure,
  occupants: figure,
  households: figure,
  storeys: figure,
});

describe('a form and its draft', () => {
  it('comes back from the wire as it was', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const { status, ...sent } = draftBodyOf(form);
        expect(status).toBe('draft');
        expect(formFromDraft(draftForm.parse(JSON.parse(JSON.stringify(sent))))).toEqual(form);
      }),
    );
  });

  it('has the rent as its price', () => {
    expect(draftBodyOf({ ...emptyListingForm, monthlyRent: 1_200 }).price).toBe(1_200);
  });

  it('survives the way to the inventory step', () => {
    fc.assert(
      fc.property(anyForm, fc.option(fc.uuid()), (form, draftId) => {
        const pending = { form, draftId, version: 3 };
        expect(parsePending(pendingText(pending, 'ada@landlord.example'), 'ada@landlord.example')).toEqual(pending);
      }),
    );
  });

  it('is kept for nobody else', () => {
    const text = pendingText({ form: emptyListingForm, draftId: null }, 'ada@landlord.example');
    expect(parsePending(text, 'ben@landlord.example')).toBeNull();
  });

  it.each([null, '', 'no JSON', '[]', '{"form":null}', '{"form":{"address":{"postcode":7}},"owner":"ada"}'])(
    'is not made of %j found in the storage',
    (stored) => expect(parsePending(stored, 'ada')).toBeNull(),
  );
});

describe('a draft that another client saved', () => {
  it('shows an empty form for nothing', () => expect(formFromDraft({})).toEqual(emptyListingForm));

  it('may have numbers as texts', () => {
    const form = formFromDraft({ monthlyRent: '£1,250.50', bedrooms: '2', bathrooms: '', holdingDeposit: 'soon' });
    expect(form).toMatchObject({ monthlyRent: 1_250.5, bedrooms: 2, bathrooms: null, holdingDeposit: null });
  });

  it('may know the rent as the price alone', () => expect(formFromDraft({ price: 900 }).monthlyRent).toBe(900));

  it('may say yes in words', () => {
    expect(formFromDraft({ billsIncluded: 'Yes' }).billsIncluded).toBe(true);
    expect(formFromDraft({ billsIncluded: 'no' }).billsIncluded).toBe(false);
    expect(formFromDraft({ billsIncluded: null }).billsIncluded).toBe(false);
  });

  it('loses only what no control can hold', () => {
    const form = formFromDraft({
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
    expect(formFromDraft({ availableDate: '2026-02-31' }).availableDate).toBe('');
  });
});
