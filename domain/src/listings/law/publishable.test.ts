import { describe, expect, it, test } from 'vitest';
import { nations } from '../../search/places/nations.ts';
import { emptyListingForm } from '../form/listing-form.ts';
import { lawfulListing, TODAY } from './example-facts.ts';
import { factsOfForm } from './facts.ts';
import { publishable } from './publishable.ts';

test.each(nations)('a lawful listing in %s is publishable', (nation) => {
  expect(publishable(lawfulListing(nation), TODAY)).toEqual({ isPublishable: true, reasons: [] });
});

test('a reason says which rule objects, since when, to what, and how to mend it', () => {
  const { reasons } = publishable(lawfulListing('england', { holdingDepositPence: 27_693 }), TODAY);
  expect(reasons).toEqual([
    {
      rule: 'england-holding-deposit',
      nation: 'england',
      severity: 'block',
      field: 'holdingDeposit',
      sentence: 'A holding deposit of £276.93 is more than one week’s rent. Ask for £276.92 or less.',
      citation: 'Tenant Fees Act 2019, Sch. 1, para. 3',
      since: '2019-06-01',
    },
  ]);
});

test('advice keeps nothing from being public', () => {
  expect(publishable(lawfulListing('england', { petsConsidered: false, certificates: {} }), TODAY).isPublishable).toBe(
    true,
  );
});

test('a listing stops being publishable on the day a rule starts', () => {
  const listing = lawfulListing('wales');
  const noDss = { ...listing, wording: { ...listing.wording, title: ['No DSS'] } };
  expect(publishable(noDss, '2026-05-31').isPublishable).toBe(true);
  expect(publishable(noDss, '2026-06-01').isPublishable).toBe(false);
});

describe('without a nation', () => {
  const border = { ...emptyListingForm, address: { ...emptyListingForm.address, postcode: 'CH4 8AA' } };

  it('a listing is never publishable, and its lister is asked for the nation', () => {
    const { isPublishable, reasons } = publishable(lawfulListing('england', { nation: null }), TODAY);
    expect(isPublishable).toBe(false);
    expect(reasons).toMatchObject([{ rule: 'nation-unknown', field: 'nation', severity: 'block' }]);
    expect(reasons[0]?.sentence).toContain('which part of the UK');
  });
  it('a listing without a postcode is not publishable either', () => {
    expect(publishable(factsOfForm(emptyListingForm, 'landlord'), TODAY).reasons).toMatchObject([
      { rule: 'nation-unknown', field: 'address.postcode' },
    ]);
  });
  it('its wording is held to the rules of every nation', () => {
    const form = {
      ...border,
      propertyDescription: 'No DSS, no children. Highest bidder wins. 12 months rent in advance. £50 admin fee.',
    };
    const rules = publishable(factsOfForm(form, 'landlord'), TODAY).reasons.map(({ rule }) => rule);
    expect(rules).toEqual([
      'nation-unknown',
      'england-benefits-wording',
      'england-children-wording',
      'england-rent-bidding',
      'england-rent-in-advance',
      'england-tenant-fees',
    ]);
  });
});

describe('whatever else changes', () => {
  const reasonsOf = (changes: Parameters<typeof lawfulListing>[1]) =>
    publishable(lawfulListing('england', changes), TODAY).reasons.map(({ rule }) => rule);

  it('a listing at F is not publishable once the exemption is gone', () => {
    expect(reasonsOf({ epcRating: 'F', epcExemption: true })).toEqual([]);
    expect(reasonsOf({ epcRating: 'F' })).toEqual(['england-wales-lowest-epc']);
  });
  it('a shared home is not publishable once its licence is gone', () => {
    const shared = { isShared: true, occupants: 5, households: 5 };
    expect(reasonsOf({ ...shared, hasHmoLicence: true })).toEqual([]);
    expect(reasonsOf(shared)).toEqual(['england-hmo-licence']);
  });
  it('a lower rent lowers the caps', () => {
    const deposits = { holdingDepositPence: 27_692, securityDepositPence: 138_461 };
    expect(reasonsOf(deposits)).toEqual([]);
    expect(reasonsOf({ ...deposits, rentPence: 119_900 })).toEqual([
      'england-holding-deposit',
      'england-security-deposit',
    ]);
  });
});
