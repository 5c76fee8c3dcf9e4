import { describe, expect, it } from 'vitest';
import { ownWordsFields } from '../listings/fields.ts';
import { nations } from '../places/nations.ts';
import { assessListing, legalNotes } from './assess.ts';
import { lawfulListing } from './example-facts.ts';
import type { ListingFacts } from './facts.ts';
import type { Rule } from './rule.ts';

const TODAY = '2026-11-15';

const found = (facts: ListingFacts, on = TODAY) =>
  assessListing(facts, on).map(({ rule, severity }) => [rule, severity]);
const besides = (facts: ListingFacts, field: string) =>
  legalNotes(facts, TODAY).flatMap((note) => (note.field === field ? [note.sentence] : []));

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
    expect(assessListing(nowhere, TODAY)).toMatchObject([{ field: 'nation', severity: 'advise', nation: null }]);
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
        sentence: 'A security deposit of £1,384.62 is too high. It may be at most five weeks’ rent: £1,384.61.',
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
          sentence: 'New tenancies in England are rolling by law; this will be shown as rolling',
        },
      ]);
      expect(found(lawfulListing('england', { leaseLength, tenancyExemption: 'company-let' }))).toEqual([]);
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
  it('is exempt for its rent only above £100,000 a year', () => {
    const exempt = (rentPence: number) =>
      found(lawfulListing('england', { rentPence, tenancyExemption: 'rent-over-100000' }));
    expect(exempt(833_333)).toEqual([['england-high-rent-exemption', 'advise']]);
    expect(exempt(833_334)).toEqual([]);
  });
});

describe('wording', () => {
  const saying = (field: (typeof ownWordsFields)[number], text: string) => ({
    wording: { ...lawfulListing('england').wording, [field]: text },
  });

  it.each(ownWordsFields)('in %s is checked and quoted', (field) => {
    const [finding] = assessListing(lawfulListing('england', saying(field, 'Sorry, No DSS')), TODAY);
    expect(finding).toMatchObject({ rule: 'england-benefits-wording', severity: 'block', field });
    expect(finding?.sentence).toContain('“No DSS”');
  });
  it('that blocks in England only advises elsewhere', () => {
    const words = saying('propertyDescription', 'No DSS, no children, bids invited.');
    expect(found(lawfulListing('england', words))).toEqual([
      ['england-rent-bidding', 'block'],
      ['england-benefits-wording', 'block'],
      ['england-children-wording', 'block'],
    ]);
    for (const nation of ['wales', 'scotland', 'northern-ireland'] as const)
      expect(found(lawfulListing(nation, words))).toEqual([
        ['one-stated-rent', 'advise'],
        [`${nation}-benefits-wording`, 'advise'],
        [`${nation}-children-wording`, 'advise'],
      ]);
  });
  it('about people on benefits counts in Wales from June 2026', () => {
    const facts = lawfulListing('wales', saying('title', 'No DSS'));
    expect(found(facts, '2026-05-31')).toEqual([]);
    expect(found(facts, '2026-06-01')).toEqual([['wales-benefits-wording', 'advise']]);
  });
  it('that bans pets only advises', () => {
    expect(found(lawfulListing('england', saying('features', 'No pets')))).toEqual([['england-pets', 'advise']]);
    expect(found(lawfulListing('wales', { petsConsidered: false }))).toEqual([['pets', 'advise']]);
  });
});

describe('registration', () => {
  const none = { registrationNumber: ' ', agentRegistrationNumber: ' ' };

  it('is needed by a landlord in Scotland, or pending', () => {
    expect(found(lawfulListing('scotland', none))).toEqual([['scotland-landlord-registration', 'block']]);
    expect(found(lawfulListing('scotland', { ...none, registrationPending: true }))).toEqual([]);
  });
  it('is needed by an agent in Scotland, and never pending', () => {
    const facts = lawfulListing('scotland', { ...none, lister: 'agent' });
    expect(found(facts)).toEqual([
      ['scotland-agent-registration', 'block'],
      ['scotland-landlord-of-agent-registration', 'advise'],
    ]);
    expect(found({ ...facts, registrationPending: true })).toEqual([['scotland-agent-registration', 'block']]);
  });
  it('is asked for in Wales and Northern Ireland, and not in England', () => {
    expect(found(lawfulListing('wales', none))).toEqual([['wales-rent-smart-wales', 'advise']]);
    expect(found(lawfulListing('northern-ireland', none))).toEqual([
      ['northern-ireland-landlord-registration', 'advise'],
    ]);
    expect(found(lawfulListing('england', none))).toEqual([]);
  });
});

describe('energy and taxes', () => {
  it('a home below E is blocked in England and Wales without an exemption, and nowhere else', () => {
    for (const epcRating of ['F', 'G'] as const) {
      for (const nation of ['england', 'wales'] as const) {
        expect(found(lawfulListing(nation, { epcRating }))).toEqual([['england-wales-lowest-epc', 'block']]);
        expect(found(lawfulListing(nation, { epcRating, epcExemption: true }))).toEqual([]);
      }
      expect(found(lawfulListing('scotland', { epcRating }))).toEqual([]);
      expect(found(lawfulListing('northern-ireland', { epcRating }))).toEqual([]);
    }
    expect(found(lawfulListing('england', { epcRating: 'E' }))).toEqual([]);
  });
  it('tells what is expected by 2030 beside a D or E, and not beside a C', () => {
    expect(besides(lawfulListing('england', { epcRating: 'D' }), 'epcRating').join()).toContain('1 October 2030');
    expect(besides(lawfulListing('england', { epcRating: 'C' }), 'epcRating').join()).not.toContain('2030');
  });
  it.each(nations)('a missing rating only advises in %s', (nation) => {
    expect(assessListing(lawfulListing(nation, { epcRating: '' }), TODAY)).toMatchObject([
      { field: 'epcRating', severity: 'advise' },
    ]);
  });
  it('a missing band only advises, and there is none in Northern Ireland', () => {
    for (const nation of ['england', 'wales', 'scotland'] as const)
      expect(assessListing(lawfulListing(nation, { councilTaxBand: '' }), TODAY)).toMatchObject([
        { field: 'councilTaxBand', severity: 'advise' },
      ]);
    expect(found(lawfulListing('wales', { councilTaxBand: '', welshBandI: true }))).toEqual([]);
    expect(found(lawfulListing('northern-ireland', { councilTaxBand: '' }))).toEqual([]);
    expect(besides(lawfulListing('northern-ireland'), 'councilTaxBand')[0]).toContain('“Rates”');
    expect(besides(lawfulListing('wales', { welshBandI: true }), 'councilTaxBand')[0]).toContain('band I');
  });
});

describe('a shared home', () => {
  const shared = (nation: (typeof nations)[number], occupants: number | null, households: number | null, more = {}) =>
    found(lawfulListing(nation, { isShared: true, occupants, households, ...more }));

  it.each([
    ['england', 5, 2],
    ['scotland', 3, 3],
    ['northern-ireland', 3, 3],
  ] as const)('in %s needs a licence from %i people in %i households on', (nation, people, households) => {
    expect(shared(nation, people, households)).toEqual([[`${nation}-hmo-licence`, 'block']]);
    expect(shared(nation, people, households, { hasHmoLicence: true })).toEqual([]);
    expect(shared(nation, people, households, { isShared: false })).toEqual([]);
    expect(shared(nation, people - 1, households)).toEqual([]);
    expect(shared(nation, people, households - 1)).toEqual([]);
    expect(shared(nation, people, null)).toEqual([]);
    expect(shared(nation, null, households)).toEqual([]);
  });
  it('in Wales needs one on three storeys, and is advised to ask below', () => {
    expect(shared('wales', 5, 2, { storeys: 3 })).toEqual([['wales-hmo-licence', 'block']]);
    expect(shared('wales', 5, 2, { storeys: 2 })).toEqual([['wales-additional-hmo-licence', 'advise']]);
    expect(shared('wales', 5, 2)).toEqual([['wales-additional-hmo-licence', 'advise']]);
    expect(shared('wales', 4, 2, { storeys: 3 })).toEqual([]);
  });
});

describe('agents', () => {
  it('show their fees in England and Wales', () => {
    for (const nation of ['england', 'wales'] as const) {
      const facts = lawfulListing(nation, { lister: 'agent', agentFees: ' ' });
      expect(found(facts)).toEqual([[`${nation}-agent-fees`, 'advise']]);
      expect(found({ ...facts, lister: 'landlord' })).toEqual([]);
    }
  });
  it('charge tenants nothing in Scotland', () => {
    const charging = (agentFees: string) => found(lawfulListing('scotland', { lister: 'agent', agentFees }));
    for (const none of ['', 'None', 'No fees', '£0', 'nothing to pay']) expect(charging(none)).toEqual([]);
    expect(charging('£120 for references')).toEqual([['scotland-agent-fees', 'advise']]);
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
