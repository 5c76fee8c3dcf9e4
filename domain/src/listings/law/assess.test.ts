import { describe, expect, it } from 'vitest';
import { nations } from '../../search/places/nations.ts';
import { wordingFields } from '../fields.ts';
import { assessListing, legalNotes } from './assess.ts';
import { besides, found, lawfulListing, TODAY } from './example-facts.ts';
import type { WordedField } from './facts.ts';
import type { Rule } from './rule.ts';

describe('a lawful listing', () => {
  it.each(nations)('in %s has no findings, for landlords and agents', (nation) => {
    expect(assessListing(lawfulListing(nation), TODAY)).toEqual([]);
    expect(assessListing(lawfulListing(nation, { lister: 'agent' }), TODAY)).toEqual([]);
  });
});

describe('the nation', () => {
  const nowhere = {
    ...lawfulListing('england'),
    nation: null,
    epcRating: 'G',
    securityDepositPence: 9_000_000,
  } as const;

  it('is asked for when the postcode lies on a border', () => {
    expect(assessListing(nowhere, TODAY)).toMatchObject([{ field: 'nation', severity: 'block', nation: null }]);
  });
  it('is not asked for before there is a postcode', () => {
    expect(assessListing({ ...nowhere, postcodeKnown: false }, TODAY)).toEqual([]);
  });
  it('gives no notes while it is unknown', () => {
    expect(legalNotes(nowhere, TODAY)).toEqual([]);
  });
});

describe('deposits', () => {
  it('are capped at £276.92 and £1,384.61 for a rent of £1,200 in England', () => {
    const facts = lawfulListing('england', { holdingDepositPence: 27_693, securityDepositPence: 138_462 });
    expect(assessListing(facts, TODAY)).toMatchObject([
      {
        rule: 'england-holding-deposit',
        field: 'holdingDeposit',
        severity: 'block',
        sentence: 'A holding deposit of £276.93 is more than one week’s rent. Ask for £276.92 or less.',
        citation: 'Tenant Fees Act 2019, Sch. 1, para. 3',
      },
      {
        rule: 'england-security-deposit',
        field: 'securityDeposit',
        severity: 'block',
        sentence: 'A security deposit of £1,384.62 is too high. It can’t be more than five weeks’ rent: £1,384.61.',
      },
    ]);
    expect(besides(facts, 'holdingDeposit')[0]).toContain('£276.92');
    expect(besides(facts, 'securityDeposit')[0]).toContain('five weeks’ rent: £1,384.61');
  });
  it('may be six weeks’ rent in England once the rent reaches £50,000 a year', () => {
    const note = (rentPence: number) => besides(lawfulListing('england', { rentPence }), 'securityDeposit')[0];
    expect(note(416_666)).toContain('five weeks’ rent: £4,807.68');
    expect(note(416_667)).toContain('£5,769.23');
  });
  it('say the cap in Scotland and Northern Ireland in months', () => {
    expect(besides(lawfulListing('scotland'), 'securityDeposit')[0]).toContain('two months’ rent: £2,400.');
    expect(besides(lawfulListing('northern-ireland'), 'securityDeposit')[0]).toContain('one month’s rent: £1,200.');
  });
  it('have no cap on security in Wales, and none on holding in Northern Ireland', () => {
    expect(found(lawfulListing('wales', { securityDepositPence: 9_000_000 }))).toEqual([]);
    expect(found(lawfulListing('northern-ireland', { holdingDepositPence: 100_000 }))).toEqual([]);
  });
  it('for holding a home are only advised against in Scotland', () => {
    expect(found(lawfulListing('scotland', { holdingDepositPence: 1 }))).toEqual([
      ['scotland-holding-deposit', 'advise'],
    ]);
  });
  it('are not checked without a rent', () => {
    for (const nation of nations)
      for (const rentPence of [null, 0]) {
        const facts = lawfulListing(nation, { rentPence, holdingDepositPence: null, securityDepositPence: 100_000 });
        expect(found(facts)).toEqual([]);
      }
  });
});

describe('a letting that is not assured', () => {
  const company = { tenancyExemption: 'company-let', companyTenants: true } as const;

  it('is held to no cap of the Tenant Fees Act and to no limit on rent in advance', () => {
    const bad = { holdingDepositPence: 100_000, securityDepositPence: 900_000, rentInAdvanceMonths: 6 };
    expect(found(lawfulListing('england', { ...bad, ...company }))).toEqual([]);
    expect(found(lawfulListing('england', bad))).toHaveLength(3);
    expect(found(lawfulListing('northern-ireland', { ...bad, ...company }))).toHaveLength(1);
  });
  it('may promise a fixed term and charges in its text', () => {
    const wording = { ...lawfulListing('england').wording, title: ['12 month contract, £300 admin fee, pet deposit'] };
    expect(found(lawfulListing('england', { wording, ...company }))).toEqual([]);
    expect(found(lawfulListing('england', { wording })).map(([rule]) => rule)).toEqual([
      'england-fixed-term-wording',
      'england-tenant-fees',
      'england-pet-charges',
    ]);
  });
  it('is not exempt by a rent of £100,000 a year that it does not have', () => {
    const dear = { tenancyExemption: 'rent-over-100000', securityDepositPence: 5_000_000 } as const;
    expect(found(lawfulListing('england', { ...dear, rentPence: 833_334 }))).toEqual([]);
    expect(found(lawfulListing('england', { ...dear, rentPence: 833_333 }))).toEqual([
      ['england-security-deposit', 'block'],
      ['england-high-rent-exemption', 'block'],
    ]);
  });
});

describe('rent', () => {
  it('in advance is at most one month in England and six in Scotland', () => {
    expect(found(lawfulListing('england', { rentInAdvanceMonths: 2 }))).toEqual([['england-rent-in-advance', 'block']]);
    expect(found(lawfulListing('scotland', { rentInAdvanceMonths: 6 }))).toEqual([]);
    expect(found(lawfulListing('scotland', { rentInAdvanceMonths: 7 }))).toEqual([
      ['scotland-rent-in-advance', 'block'],
    ]);
    expect(found(lawfulListing('wales', { rentInAdvanceMonths: 12 }))).toEqual([]);
    expect(found(lawfulListing('northern-ireland', { rentInAdvanceMonths: 12 }))).toEqual([]);
    expect(found(lawfulListing('england', { rentInAdvanceMonths: null }))).toEqual([]);
  });
});

describe('the tenancy', () => {
  it.each(['6-month', '12-month', '18-month', '24-month'] as const)(
    'of %s in England will be shown as rolling',
    (leaseLength) => {
      expect(assessListing(lawfulListing('england', { leaseLength }), TODAY)).toMatchObject([
        {
          severity: 'advise',
          field: 'leaseLength',
          sentence: 'New tenancies in England are rolling by law; we’ll show this one as rolling',
        },
      ]);
      expect(
        found(lawfulListing('england', { leaseLength, tenancyExemption: 'company-let', companyTenants: true })),
      ).toEqual([]);
      expect(found(lawfulListing('scotland', { leaseLength }))).toEqual([['scotland-open-ended-tenancy', 'advise']]);
      expect(found(lawfulListing('wales', { leaseLength }))).toEqual([]);
      expect(found(lawfulListing('northern-ireland', { leaseLength }))).toEqual([]);
    },
  );
  it('could have a fixed term in England until the end of April 2026', () => {
    const facts = lawfulListing('england', { leaseLength: '12-month' });
    expect(found(facts, '2026-04-30')).toEqual([]);
    expect(found(facts, '2026-05-01')).toEqual([['england-periodic-tenancy', 'advise']]);
  });
  it('is not shown as a short let where the law lets tenants stay', () => {
    const short = { shortLet: true, leaseLength: 'other' } as const;
    expect(found(lawfulListing('england', short))).toEqual([['england-short-let', 'advise']]);
    expect(
      found(lawfulListing('england', { ...short, tenancyExemption: 'company-let', companyTenants: true })),
    ).toEqual([]);
    expect(found(lawfulListing('scotland', short))).toEqual([['scotland-short-let', 'advise']]);
    expect(found(lawfulListing('wales', short))).toEqual([]);
  });
  it('is exempt for its rent only above £100,000 a year', () => {
    const exempt = (rentPence: number) =>
      found(lawfulListing('england', { rentPence, tenancyExemption: 'rent-over-100000' }));
    expect(exempt(833_333)).toEqual([['england-high-rent-exemption', 'block']]);
    expect(exempt(833_334)).toEqual([]);
  });
});

describe('wording', () => {
  const saying = (field: WordedField, ...texts: readonly string[]) => ({
    wording: { ...lawfulListing('england').wording, [field]: texts },
  });

  it.each([...wordingFields, 'captions', 'agentProfile'] as const)('in %s is checked and quoted', (field) => {
    const [finding] = assessListing(lawfulListing('england', saying(field, 'Bright', 'Sorry, No   DSS')), TODAY);
    expect(finding).toMatchObject({
      rule: 'england-benefits-wording',
      severity: 'block',
      field,
      since: '2026-05-01',
      words: { item: 1, start: 7, end: 15, text: 'No   DSS' },
    });
    expect(finding?.sentence).toContain('“No DSS”');
  });
  it('about benefits and children blocks in Great Britain and advises in Northern Ireland', () => {
    const words = saying('propertyDescription', 'No DSS, no children, bids invited.');
    expect(found(lawfulListing('england', words))).toEqual([
      ['england-rent-bidding', 'block'],
      ['england-benefits-wording', 'block'],
      ['england-children-wording', 'block'],
    ]);
    for (const nation of ['wales', 'scotland'] as const)
      expect(found(lawfulListing(nation, words))).toEqual([
        [`${nation}-benefits-wording`, 'block'],
        [`${nation}-children-wording`, 'block'],
        ['one-stated-rent', 'advise'],
      ]);
    expect(found(lawfulListing('northern-ireland', words))).toEqual([
      ['one-stated-rent', 'advise'],
      ['northern-ireland-benefits-wording', 'advise'],
      ['northern-ireland-children-wording', 'advise'],
    ]);
  });
  it('is not continued from one text into the next', () => {
    expect(found(lawfulListing('england', saying('features', 'Smoking: no', 'DSS welcome')))).toEqual([]);
    expect(found(lawfulListing('england', saying('features', 'No', 'Children play here')))).toEqual([]);
  });
  it('that chooses by sex is allowed where the home is shared with the landlord, and by race nowhere', () => {
    const shared = { sharedWithLandlord: true, propertyType: 'room', occupants: 2 } as const;
    const women = saying('title', 'Room, females only');
    expect(found(lawfulListing('wales', women))).toEqual([['equality-sex-wording', 'block']]);
    expect(found(lawfulListing('wales', { ...women, ...shared }))).toEqual([]);
    expect(found(lawfulListing('wales', { ...women, ...shared, occupants: 7 }))).toHaveLength(1);
    expect(found(lawfulListing('england', { ...women, ...shared, tenancyExemption: 'lodger' }))).toEqual([]);
    const british = saying('title', 'British tenants only');
    expect(found(lawfulListing('scotland', { ...british, ...shared }))).toEqual([['equality-race-wording', 'block']]);
  });
  it('about people on benefits counts in Wales from June 2026', () => {
    const facts = lawfulListing('wales', saying('title', 'No DSS'));
    expect(found(facts, '2026-05-31')).toEqual([]);
    expect(found(facts, '2026-06-01')).toEqual([['wales-benefits-wording', 'block']]);
  });
  it('that bans pets only advises', () => {
    expect(found(lawfulListing('england', saying('features', 'No pets')))).toEqual([['england-pets', 'advise']]);
    expect(found(lawfulListing('wales', { petsConsidered: false }))).toEqual([['pets', 'advise']]);
  });
});

describe('the order and the dates', () => {
  it('lists blocking findings first', () => {
    const bad = lawfulListing('england', { epcRating: 'G', leaseLength: '6-month', petsConsidered: false });
    expect(found(bad).map(([, severity]) => severity)).toEqual(['block', 'advise', 'advise']);
  });

  it('replaces one rule by the next on the day the law changes', () => {
    const row = { id: 'before', nations: ['england'], field: 'title', severity: 'advise', citation: 'An Act' } as const;
    const change: readonly Rule[] = [
      { ...row, effectiveFrom: '2020-01-01', effectiveUntil: '2026-05-01', finding: () => 'old', note: () => 'old' },
      { ...row, id: 'after', effectiveFrom: '2026-05-01', finding: () => 'new', note: () => 'new' },
    ];
    const facts = lawfulListing('england');
    const said = (on: string) =>
      [assessListing(facts, on, change), legalNotes(facts, on, change)].map((all) =>
        all.map(({ sentence }) => sentence),
      );
    expect(said('2019-12-31')).toEqual([[], []]);
    expect(said('2026-04-30')).toEqual([['old'], ['old']]);
    expect(said('2026-05-01')).toEqual([['new'], ['new']]);
  });
});
