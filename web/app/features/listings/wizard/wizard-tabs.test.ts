import { listingSentences } from '@letfair/domain/listings/listing-checks';
import { emptyListingForm } from '@letfair/domain/listings/listing-form';
import { describe, expect, it } from 'vitest';
import { fieldNamed, fieldTabs, firstField, neighbour, wizardTabs } from './wizard-tabs.ts';

describe('the tabs of the wizard', () => {
  it('are named as documented', () => {
    expect(wizardTabs.map(({ label }) => label)).toEqual([
      'Property Info',
      'Financial (Part A)',
      'Details (Parts B & C)',
    ]);
  });

  it('hold every checked field and every field of the form', () => {
    const { address, ...rest } = emptyListingForm;
    const names = [...Object.keys(rest), ...Object.keys(address).map((part) => `address.${part}`)];
    expect(Object.keys(fieldTabs).sort()).toEqual(names.sort());
    expect(Object.keys(listingSentences).filter((name) => !(name in fieldTabs))).toEqual([]);
  });

  it('show the checked fields in the order of their sentences', () => {
    const checked = Object.keys(fieldTabs).filter((name) => name in listingSentences);
    expect(checked).toEqual(Object.keys(listingSentences));
  });

  it('lead to the first field as the page shows them', () => {
    expect(firstField(['leaseLength', 'monthlyRent'])).toBe('monthlyRent');
    expect(firstField([])).toBeUndefined();
  });

  it('know fields by the names the server gives them', () => {
    expect(fieldNamed('price')).toBe('monthlyRent');
    expect(fieldNamed('description')).toBe('propertyDescription');
    expect(fieldNamed('materialInformation.holdingDeposit')).toBe('holdingDeposit');
    expect(fieldNamed('features.3')).toBe('features');
    expect(fieldNamed('something else')).toBe('title');
  });

  it('have neighbours, but none beyond the ends', () => {
    expect(neighbour('info', 1)).toBe('financial');
    expect(neighbour('info', -1)).toBeUndefined();
    expect(neighbour('details', 1)).toBeUndefined();
  });
});
