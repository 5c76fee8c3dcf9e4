import { describe, expect, it } from 'vitest';
import { type Nation, nations } from '../../../search/places/nations.ts';
import { schemesOf } from '../../certificates/kinds.ts';
import { assessListing } from '../assess.ts';
import { besides, found, lawfulListing, TODAY } from '../example-facts.ts';
import type { ListingFacts } from '../facts.ts';
import { overlappingRows } from '../publishable.ts';
import { landlordDatabaseRules } from './registration.ts';

describe('a deposit scheme', () => {
  const protectedBy = (nation: Nation, scheme: string) =>
    found(lawfulListing(nation, { certificates: { depositScheme: { scheme } } })).filter(
      ([, severity]) => severity === 'block',
    );

  it('may be left open, and has to be one of the nation', () => {
    for (const nation of nations) {
      expect(protectedBy(nation, '')).toEqual([]);
      for (const scheme of schemesOf(null))
        expect(protectedBy(nation, scheme)).toEqual(
          schemesOf(nation).includes(scheme) ? [] : [[`${nation}-deposit-scheme`, 'block']],
        );
    }
    expect(besides(lawfulListing('england'), 'securityDeposit').join()).toContain('MyDeposits');
  });
});

describe('certificates', () => {
  const ids = (nation: (typeof nations)[number], changes: Partial<ListingFacts>) =>
    found(lawfulListing(nation, changes));

  it.each(nations)('in %s advise while they are missing and block once they have run out', (nation) => {
    expect(ids(nation, { certificates: {} })).toEqual([
      [`${nation}-gas-safety`, 'advise'],
      [`${nation}-electrical-safety`, 'advise'],
      [`${nation}-alarms`, 'advise'],
      [`${nation}-epc-validity`, 'advise'],
    ]);
    const all = (expires: string) => ({
      gasSafety: { expires },
      electricalSafety: { expires },
      alarms: { expires },
      epc: { expires },
    });
    expect(ids(nation, { certificates: all('2027-06-01') })).toEqual([]);
    expect(ids(nation, { certificates: all('2027-01-14') }).map(([, severity]) => severity)).toEqual(
      Array(4).fill('advise'),
    );
    expect(ids(nation, { certificates: all(TODAY) }).filter(([, severity]) => severity === 'block')).toEqual([]);
    expect(ids(nation, { certificates: all('2026-11-14') })).toEqual([
      [`${nation}-gas-safety-expired`, 'block'],
      [`${nation}-electrical-safety-expired`, 'block'],
      [`${nation}-epc-validity-expired`, 'block'],
      [`${nation}-alarms-expired`, 'advise'],
    ]);
  });
  it('of a licence matter to shared homes that have one', () => {
    const expired = { certificates: { licence: { expires: '2026-01-01' } }, hasHmoLicence: true };
    const licence = (changes: Partial<ListingFacts>) =>
      ids('england', changes).filter(([rule]) => rule?.includes('licence'));
    expect(licence({ ...expired, isShared: true })).toEqual([['england-licence-validity-expired', 'block']]);
    expect(licence(expired)).toEqual([]);
  });
});

describe('registration', () => {
  const none = { registrationNumber: ' ', agentRegistrationNumber: ' ' };

  it('is needed by a landlord in Scotland, or pending', () => {
    expect(found(lawfulListing('scotland', none))).toEqual([['scotland-landlord-registration', 'block']]);
    expect(found(lawfulListing('scotland', { ...none, registrationPending: true }))).toEqual([]);
  });
  it('is needed by an agent in Scotland, whose own is never pending', () => {
    const facts = lawfulListing('scotland', { ...none, lister: 'agent' });
    expect(found(facts)).toEqual([
      ['scotland-landlord-registration', 'block'],
      ['scotland-agent-registration', 'block'],
    ]);
    expect(found({ ...facts, registrationPending: true })).toEqual([['scotland-agent-registration', 'block']]);
  });
  it('is needed in Wales and Northern Ireland, and not in England', () => {
    expect(found(lawfulListing('wales', none))).toEqual([['wales-rent-smart-wales', 'block']]);
    expect(found(lawfulListing('wales', { ...none, registrationPending: true }))).toEqual([]);
    expect(found(lawfulListing('northern-ireland', none))).toEqual([
      ['northern-ireland-landlord-registration', 'block'],
    ]);
    expect(found(lawfulListing('england', none))).toEqual([]);
  });
  it.each([
    ['scotland', '123456/230/01234', true],
    ['scotland', ' 123456 / 230 / 01234 ', true],
    ['scotland', 'Landlord registration pending', true],
    ['scotland', 'n/a', false],
    ['scotland', '12345', false],
    ['scotland', '000000', false],
    ['wales', 'RN-12345-12345', true],
    ['wales', '#lr-12345-12345', true],
    ['wales', 'registration pending', true],
    ['wales', 'N/A', false],
    ['wales', '12345', false],
    ['northern-ireland', 'LR123456', true],
    ['northern-ireland', '1234567', true],
    ['northern-ireland', 'n/a', false],
    ['northern-ireland', 'applied for', false],
  ] as const)('in %s of %j passes: %s', (nation, registrationNumber, passes) => {
    expect(found(lawfulListing(nation, { registrationNumber })).length === 0).toBe(passes);
  });
  it.each(['n/a', 'LARN', '1234567', 'none'])('of a Scottish agent as %j does not pass', (agentRegistrationNumber) => {
    const facts = lawfulListing('scotland', { lister: 'agent', agentRegistrationNumber });
    expect(found(facts)).toEqual([['scotland-agent-registration', 'block']]);
  });
  it('is needed in England from the day the database opens', () => {
    const rows = landlordDatabaseRules('2027-03-01');
    expect(overlappingRows(rows)).toEqual([]);
    const blocked = (on: string, registrationNumber: string) =>
      assessListing(lawfulListing('england', { registrationNumber }), on, rows).length > 0;
    expect(blocked('2027-02-28', '')).toBe(false);
    expect(blocked('2027-03-01', '')).toBe(true);
    expect(blocked('2027-03-01', 'n/a')).toBe(true);
    expect(blocked('2027-03-01', 'PRS-1234-5678')).toBe(false);
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
  it.each(nations)('a missing rating blocks in %s, unless exempt or expected within 28 days', (nation) => {
    const missing = (changes: Partial<ListingFacts>) => lawfulListing(nation, { epcRating: '', ...changes });
    expect(assessListing(missing({}), TODAY)).toMatchObject([{ field: 'epcRating', severity: 'block' }]);
    expect(found(missing({ epcExemption: true }))).toEqual([]);
    expect(found(missing({ epcExpected: '2026-12-13' }))).toEqual([]);
    expect(found(missing({ epcExpected: TODAY }))).toEqual([]);
    expect(found(missing({ epcExpected: '2026-12-14' }))).toHaveLength(1);
    expect(found(missing({ epcExpected: '2026-11-14' }))).toHaveLength(1);
  });
  it('Scottish certificates issued since 31 October 2026 have three ratings, older ones keep theirs', () => {
    const three = { epcHeatRetention: 'C', epcHeatingSystem: 'B', epcEnergyCost: 'D' } as const;
    expect(found(lawfulListing('scotland', { epcRating: '', ...three }))).toEqual([]);
    expect(found(lawfulListing('scotland', { epcRating: '', ...three }), '2026-10-30')).toHaveLength(1);
    const issued = (day: string, changes: Partial<ListingFacts> = {}) =>
      found(lawfulListing('scotland', { certificates: { epc: { issued: day } }, ...changes })).map(([rule]) => rule);
    expect(issued('2026-10-31')).toContain('scotland-epc-indicators');
    expect(issued('2026-10-30')).not.toContain('scotland-epc-indicators');
    expect(issued('2026-10-31', three)).not.toContain('scotland-epc-indicators');
    expect(found(lawfulListing('scotland'), '2027-10-30')).toEqual([]);
    expect(found(lawfulListing('scotland'), '2027-10-31')).toEqual([['scotland-epc-indicators', 'advise']]);
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
    expect(shared(nation, people, households, { councilLicence: 'held' })).toEqual([]);
    expect(shared(nation, people, households, { councilLicence: 'not-needed' })).toHaveLength(1);
    // Housing Act 2004, s. 72(4), which Scotland and Northern Ireland do not have.
    expect(shared(nation, people, households, { councilLicence: 'applied' })).toHaveLength(
      nation === 'england' ? 0 : 1,
    );
  });
  it('in Wales needs one on three storeys, and is advised to ask below', () => {
    expect(shared('wales', 5, 2, { storeys: 3 })).toEqual([['wales-hmo-licence', 'block']]);
    expect(shared('wales', 5, 2, { storeys: 2 })).toEqual([['wales-additional-hmo-licence', 'advise']]);
    expect(shared('wales', 5, 2)).toEqual([['wales-additional-hmo-licence', 'advise']]);
    expect(shared('wales', 4, 2, { storeys: 3 })).toEqual([]);
  });
});

describe('a larger shared home whose numbers are not all known', () => {
  const sharing = (nation: Nation, facts: Partial<ListingFacts>) =>
    found(lawfulListing(nation, { isShared: true, bedrooms: 1, ...facts }));

  it.each([
    ['england', 5, 2],
    ['wales', 5, 2],
    ['scotland', 3, 3],
    ['northern-ireland', 3, 3],
  ] as const)('in %s from %i on is advised of the duty until %i households are ruled out', (nation, people, few) => {
    const advice = [[`${nation}-shared-house-details`, 'advise']];
    expect(sharing(nation, { occupants: people })).toEqual(advice);
    expect(sharing(nation, { bedrooms: people })).toEqual(advice);
    expect(sharing(nation, { bedrooms: people, households: few })).toEqual(advice);
    expect(sharing(nation, { bedrooms: people, councilLicence: 'held' })).toEqual(advice);
    expect(sharing(nation, { bedrooms: people, households: few - 1 })).toEqual([]);
    expect(sharing(nation, { bedrooms: people - 1, occupants: people - 1 })).toEqual([]);
    expect(sharing(nation, { bedrooms: people, isShared: false })).toEqual([]);
  });
  it('is told what to say, and of whose licence', () => {
    const sentence = (facts: Partial<ListingFacts>) =>
      assessListing(lawfulListing('england', { isShared: true, bedrooms: 6, ...facts }), TODAY)[0]?.sentence;
    expect(sentence({})).toBe(
      'A shared home of 5 or more people in 2 or more households needs a licence for a house in multiple occupation from the council. Say how many people live here, how many households they make up and whether the council has licensed it.',
    );
    expect(sentence({ occupants: 6, councilLicence: 'held' })).toMatch(/Say how many households they make up\.$/);
  });
  it.each(nations)('in %s of seven is not public until the question of the licence is answered', (nation) => {
    const blocked = (facts: Partial<ListingFacts>) =>
      sharing(nation, facts).some(
        ([rule, severity]) => rule === `${nation}-large-shared-house` && severity === 'block',
      );
    for (const seven of [{ bedrooms: 7 }, { occupants: 7 }]) {
      expect(blocked(seven)).toBe(true);
      expect(blocked({ ...seven, councilLicence: 'not-known' })).toBe(true);
      for (const councilLicence of ['held', 'applied', 'not-needed', 'needed'] as const)
        expect(blocked({ ...seven, councilLicence })).toBe(false);
      expect(blocked({ ...seven, hasHmoLicence: true })).toBe(false);
      expect(blocked({ ...seven, isShared: false })).toBe(false);
    }
    expect(blocked({ bedrooms: 6, occupants: 6 })).toBe(false);
    expect(
      sharing(nation, { bedrooms: 7, councilLicence: 'needed' }).filter(([, severity]) => severity === 'block'),
    ).toEqual([
      [
        nation === 'england' || nation === 'wales' ? 'england-wales-council-licence' : `${nation}-council-licence`,
        'block',
      ],
    ]);
  });
});

describe('a council licence', () => {
  it('that is needed and not held blocks; every other answer passes', () => {
    const answering = (councilLicence: ListingFacts['councilLicence']) =>
      found(lawfulListing('england', { isShared: true, councilLicence }));
    expect(answering('needed')).toEqual([['england-wales-council-licence', 'block']]);
    for (const answer of ['', 'not-needed', 'held', 'applied', 'not-known'] as const)
      expect(answering(answer)).toEqual([]);
    expect(besides(lawfulListing('wales', { isShared: true }), 'councilLicence')).toHaveLength(1);
  });
});

describe('agents', () => {
  it('show their fees in England and Wales', () => {
    for (const nation of ['england', 'wales'] as const) {
      const facts = lawfulListing(nation, { lister: 'agent', agentFees: ' ' });
      expect(found(facts)).toEqual([[`${nation}-agent-fees`, 'advise']]);
      expect(found({ ...facts, lister: 'landlord' })).toEqual([]);
      // The link is on the page of each of their homes.
      expect(found({ ...facts, hasFeesLink: true })).toEqual([]);
    }
  });
  it('charge tenants nothing in Scotland', () => {
    const charging = (agentFees: string) => found(lawfulListing('scotland', { lister: 'agent', agentFees }));
    for (const none of ['', 'None', 'No fees', '£0', 'nothing to pay']) expect(charging(none)).toEqual([]);
    expect(charging('£120 for references')).toEqual([['scotland-agent-fees', 'block']]);
    expect(charging('See our website')).toEqual([['scotland-agent-fees-unclear', 'advise']]);
  });
});
