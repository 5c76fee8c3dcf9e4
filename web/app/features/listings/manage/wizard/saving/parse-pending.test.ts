import { emptyListingForm } from '@letfair/domain/listings/form/listing-form';
import { describe, expect, it } from 'vitest';
import { parsePending, pendingText } from './parse-pending.ts';

describe('a form on its way to the inventory step', () => {
  it('arrives as it was', () => {
    const form = {
      ...emptyListingForm,
      title: 'Loft',
      monthlyRent: 1_200,
      features: ['Garden'],
      petsConsidered: false,
    };
    for (const draftId of [null, '0198f2a4-6c1e-7d3a-9b52-3f6d1c0a7e11']) {
      const pending = { form, draftId, version: 3 };
      expect(parsePending(pendingText(pending, 'ada@landlord.example'), 'ada@landlord.example')).toEqual(pending);
    }
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
