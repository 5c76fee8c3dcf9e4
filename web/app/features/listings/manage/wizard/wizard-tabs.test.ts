import { formTabs } from '@letfair/domain/listings/fields/sections';
import { placeNamed } from '@letfair/domain/listings/form/places';
import { describe, expect, it } from 'vitest';
import { firstPlace, neighbour, tabOf } from './wizard-tabs.ts';

describe('the tabs of the wizard', () => {
  it('are named as documented', () => {
    expect(formTabs.map(({ label }) => label)).toEqual([
      'Property Info',
      'Financial (Part A)',
      'Details (Parts B & C)',
    ]);
  });

  it('lead to the first field as the page shows them', () => {
    expect(firstPlace(['leaseLength', 'monthlyRent'])).toBe('monthlyRent');
    expect(firstPlace([])).toBeUndefined();
    expect(firstPlace(['certificates'])).toBe('certificates');
  });

  it('know fields by the names the server gives them', () => {
    expect(placeNamed('price')).toBe('monthlyRent');
    expect(placeNamed('description')).toBe('propertyDescription');
    expect(placeNamed('materialInformation.holdingDeposit')).toBe('holdingDeposit');
    expect(placeNamed('postcode')).toBe('address.postcode');
    expect(placeNamed('address')).toBe('address.line1');
    expect(placeNamed('features.3')).toBe('features');
    expect(placeNamed('captions')).toBe('images');
    expect(placeNamed('something else')).toBe('title');
  });

  it('have a place for certificates, which are kept beside the form', () => {
    expect(placeNamed('certificates')).toBe('certificates');
    expect(tabOf('certificates')).toBe('details');
  });

  it('have neighbours, but none beyond the ends', () => {
    expect(neighbour('info', 1)).toBe('financial');
    expect(neighbour('info', -1)).toBeUndefined();
    expect(neighbour('details', 1)).toBeUndefined();
  });
});
