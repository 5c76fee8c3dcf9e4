import type { PublicListing } from '@letfair/contract/search';
import { describe, expect, it } from 'vitest';
import { aPublicListing } from './example-listing.ts';
import { materialInformation } from './material-information.ts';
import { tenancyRule } from './tenancy-rule.ts';

const withMaterial = (changes: Partial<PublicListing['materialInformation']>, rest: Partial<PublicListing> = {}) =>
  aPublicListing({ ...rest, materialInformation: { ...aPublicListing().materialInformation, ...changes } });

const said = (listing: PublicListing) =>
  Object.fromEntries(
    materialInformation(listing)
      .flatMap(({ facts }) => facts)
      .map(({ term, value }) => [term, value]),
  );

describe('the material information', () => {
  it('stands in Parts A, B and C', () => {
    expect(materialInformation(aPublicListing()).map(({ title }) => title.slice(0, 6))).toEqual([
      'Part A',
      'Part B',
      'Part C',
    ]);
  });

  it('says what the lister said', () => {
    expect(said(aPublicListing())).toMatchObject({
      Rent: '£1,250 pcm',
      'Security deposit': '£1,400',
      'Holding deposit': '£280',
      'Property tax': 'Council tax band B',
      'Energy rating (EPC)': 'C',
      Tenancy: 'Rolling (assured periodic tenancy)',
      'Utilities in the rent': 'Water',
      'Parking details': 'One space in the yard',
      'Fire safety': 'Smoke Alarms',
      Pets: 'Considered',
    });
  });

  it('says so where nothing is said', () => {
    const listing = withMaterial({ securityDeposit: null, epcRating: '', furnishing: '', utilitiesIncluded: [] });
    expect(said(listing)).toMatchObject({
      'Security deposit': 'Not stated',
      'Energy rating (EPC)': 'Not stated',
      Furnishing: 'Not stated',
      'Utilities in the rent': 'Not stated',
      Accessibility: 'Not stated',
      'Special conditions': 'Not stated',
    });
  });

  it('follows the nation: no holding deposit in Scotland, rates in Northern Ireland, band I in Wales', () => {
    expect(said(aPublicListing({ nation: 'scotland' }))['Holding deposit']).toBe('None');
    expect(said(aPublicListing({ nation: 'northern-ireland' }))['Property tax']).toBe('Rates');
    expect(said(withMaterial({ welshBandI: true }, { nation: 'wales' }))['Property tax']).toBe('Council tax band I');
  });

  it('asks for a registration number where there is a register', () => {
    expect(said(aPublicListing())).not.toHaveProperty('Landlord registration');
    expect(said(aPublicListing({ nation: 'scotland' }))['Landlord registration']).toBe('Not stated');
    expect(said(withMaterial({ registrationPending: true }))['Landlord registration']).toMatch(/pending/);
  });

  it('shows an agent’s fees and number for agents alone', () => {
    const lister = { ...aPublicListing().lister, userType: 'agent' as const };
    expect(said(aPublicListing())).not.toHaveProperty('Agent’s fees');
    expect(said(aPublicListing({ lister }))['Agent’s fees']).toBe('Not stated');
    expect(said(aPublicListing({ lister, nation: 'scotland' }))['Letting agent registration']).toBe('Not stated');
  });

  it('says who a shared home is let to', () => {
    const listing = withMaterial({ occupants: 5, households: 1 }, { isShared: true });
    expect(said(listing)['People it is let to']).toBe('5 people, 1 household');
  });
});

describe('the rule of the nation', () => {
  it('is told where it reaches', () => {
    expect(tenancyRule(aPublicListing())).toMatch(/no fixed term since 1 May 2026/);
    expect(tenancyRule(aPublicListing({ nation: 'scotland' }))).toMatch(/open-ended/);
    expect(tenancyRule(aPublicListing({ nation: null }))).toBeNull();
    expect(tenancyRule(withMaterial({ tenancyExemption: 'lodger' }))).toBeNull();
  });
});
