import { describe, expect, it, test } from 'vitest';
import { emptyListingForm } from '../form/listing-form.ts';
import { factsOfForm, nationOfHome } from './facts.ts';

describe('the nation of a home', () => {
  it('follows from the postcode, whatever the lister says', () => {
    expect(nationOfHome('M1 1AE', 'scotland')).toBe('england');
    expect(nationOfHome('bt1 5gs', '')).toBe('northern-ireland');
  });
  it('is the lister’s answer on a border, if it is one of the two sides', () => {
    expect(nationOfHome('CH4 9DG', 'wales')).toBe('wales');
    expect(nationOfHome('TD15 1AA', 'england')).toBe('england');
    expect(nationOfHome('TD15 1AA', 'scotland')).toBe('scotland');
    expect(nationOfHome('CH4 9DG', '')).toBeNull();
    expect(nationOfHome('CH4 9DG', 'scotland')).toBeNull();
  });
  it('is not known without a UK postcode', () => {
    for (const postcode of ['', 'JE2 3AB', 'nonsense']) expect(nationOfHome(postcode, 'england')).toBeNull();
  });
});

test('a form becomes facts: pence, the nation, the licence and every worded field', () => {
  const facts = factsOfForm(
    {
      ...emptyListingForm,
      title: 'Flat',
      features: ['Garden', 'No DSS'],
      address: { ...emptyListingForm.address, postcode: 'EH1 1YZ' },
      monthlyRent: 1_234.56,
      holdingDeposit: 0.29,
      fireSafetyFeatures: ['HMO License'],
    },
    'agent',
  );
  expect(facts).toMatchObject({
    nation: 'scotland',
    postcodeKnown: true,
    lister: 'agent',
    rentPence: 123_456,
    holdingDepositPence: 29,
    securityDepositPence: null,
    hasHmoLicence: true,
    certificates: null,
    hasFeesLink: false,
    acceptedWordings: [],
    wording: { title: ['Flat'], features: ['Garden', 'No DSS'], 'address.line1': [''], captions: [] },
  });
});

test('a postcode that is still being typed is not known', () => {
  const typing = { ...emptyListingForm, address: { ...emptyListingForm.address, postcode: 'CH4' } };
  expect(factsOfForm(typing, 'landlord')).toMatchObject({ nation: null, postcodeKnown: false });
});
