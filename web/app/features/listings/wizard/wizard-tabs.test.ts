import { formTabs } from '@letfair/domain/listings/fields/sections';
import { describe, expect, it } from 'vitest';
import { fieldNamed, firstField, neighbour } from './wizard-tabs.ts';

describe('the tabs of the wizard', () => {
  it('are named as documented', () => {
    expect(formTabs.map(({ label }) => label)).toEqual([
      'Property Info',
      'Financial (Part A)',
      'Details (Parts B & C)',
    ]);
  });

  it('lead to the first field as the page shows them', () => {
    expect(firstField(['leaseLength', 'monthlyRent'])).toBe('monthlyRent');
    expect(firstField([])).toBeUndefined();
  });

  it('know fields by the names the server gives them', () => {
    expect(fieldNamed('price')).toBe('monthlyRent');
    expect(fieldNamed('description')).toBe('propertyDescription');
    expect(fieldNamed('materialInformation.holdingDeposit')).toBe('holdingDeposit');
    expect(fieldNamed('postcode')).toBe('address.postcode');
    expect(fieldNamed('address')).toBe('address.line1');
    expect(fieldNamed('features.3')).toBe('features');
    expect(fieldNamed('something else')).toBe('title');
  });

  it('have neighbours, but none beyond the ends', () => {
    expect(neighbour('info', 1)).toBe('financial');
    expect(neighbour('info', -1)).toBeUndefined();
    expect(neighbour('details', 1)).toBeUndefined();
  });
});
