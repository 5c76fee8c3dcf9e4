import { describe, expect, it, test } from 'vitest';
import { lawfulListing } from './example-facts.ts';
import {
  depositCapPence,
  holdingDepositCapPence,
  isShortLetPublished,
  movingCosts,
  publishedHoldingDepositPence,
  publishedPropertyTax,
  publishedTenancy,
  welcomesStudents,
} from './published.ts';

describe('the tenancy that a page shows', () => {
  it.each([
    ['england', '12-month', '', 'Rolling (assured periodic tenancy)'],
    ['england', 'rolling', '', 'Rolling (assured periodic tenancy)'],
    ['england', 'other', '', 'Rolling (assured periodic tenancy)'],
    ['england', '', '', 'Rolling (assured periodic tenancy)'],
    ['england', '12-month', 'company-let', 'Fixed term, 12 months (let to a company)'],
    ['england', 'rolling', 'lodger', 'Rolling monthly (lodger in the landlord’s home)'],
    ['england', 'other', 'holiday-let', 'Holiday let'],
    ['wales', '6-month', '', 'Fixed-term standard contract, 6 months'],
    ['wales', 'rolling', '', 'Periodic standard contract'],
    ['wales', 'other', '', 'Occupation contract, length to be agreed'],
    ['scotland', '24-month', '', 'Open-ended (private residential tenancy)'],
    ['scotland', 'rolling', 'company-let', 'Open-ended (private residential tenancy)'],
    ['northern-ireland', '18-month', '', 'Fixed term, 18 months (private tenancy)'],
    ['northern-ireland', 'rolling', '', 'Rolling monthly (private tenancy)'],
    ['wales', '', '', null],
    ['northern-ireland', '', '', null],
    [null, '12-month', '', 'Fixed term, 12 months'],
  ] as const)('in %s for %j with exemption %j is %j', (nation, leaseLength, exemption, shown) => {
    expect(publishedTenancy(nation, leaseLength, exemption)).toBe(shown);
  });
});

const noClaims = { shortLet: true, leaseLength: 'other', tenancyExemption: '', sharedWithLandlord: false } as const;
test.each([
  ['england', {}, false],
  ['england', { tenancyExemption: 'company-let' }, true],
  ['england', { sharedWithLandlord: true }, true],
  ['england', { tenancyExemption: 'company-let', leaseLength: '6-month' }, false],
  ['england', { shortLet: false, tenancyExemption: 'holiday-let' }, true],
  ['england', { shortLet: false, tenancyExemption: 'company-let' }, false],
  ['scotland', {}, false],
  ['scotland', { sharedWithLandlord: true }, true],
  ['wales', {}, true],
  ['wales', { leaseLength: '12-month' }, false],
  ['northern-ireland', { leaseLength: 'rolling' }, true],
  [null, {}, false],
] as const)('in %s with %j a short let is shown: %s', (nation, said, isShown) =>
  expect(isShortLetPublished({ ...noClaims, nation, ...said })).toBe(isShown),
);

test('a student block in England welcomes students without saying so', () => {
  const block = { studentsWelcome: false, tenancyExemption: 'student-block' } as const;
  expect(welcomesStudents({ nation: 'england', ...block })).toBe(true);
  expect(welcomesStudents({ nation: 'wales', ...block })).toBe(false);
  expect(welcomesStudents({ nation: 'wales', studentsWelcome: true, tenancyExemption: '' })).toBe(true);
});

test('a holding deposit is published as none in Scotland, whatever is stored', () => {
  expect(publishedHoldingDepositPence('scotland', 27_692)).toBe(0);
  expect(publishedHoldingDepositPence('scotland', null)).toBe(0);
  expect(publishedHoldingDepositPence('england', 27_692)).toBe(27_692);
  expect(publishedHoldingDepositPence('england', null)).toBeNull();
});

test('the property tax is a band, band I in Wales alone, and rates in Northern Ireland', () => {
  expect(publishedPropertyTax('england', 'D', false)).toBe('Council tax band D');
  expect(publishedPropertyTax('england', 'D', true)).toBe('Council tax band D');
  expect(publishedPropertyTax('wales', 'H', true)).toBe('Council tax band I');
  expect(publishedPropertyTax('wales', 'H', false)).toBe('Council tax band H');
  expect(publishedPropertyTax('northern-ireland', 'D', false)).toBe('Rates');
  expect(publishedPropertyTax('scotland', '', false)).toBeNull();
});

describe('the costs to move in', () => {
  const costs = { rentPence: 120_000, securityDepositPence: 138_461, holdingDepositPence: 27_692 };
  const caps = (nation: Parameters<typeof lawfulListing>[0]) =>
    movingCosts(lawfulListing(nation, costs)).lines.map(({ capPence }) => capPence);

  it('are the first month’s rent and the security deposit; the holding deposit is counted towards them', () => {
    const { lines, totalPence } = movingCosts(lawfulListing('england', costs));
    expect(totalPence).toBe(258_461);
    expect(lines.map(({ kind, pence }) => [kind, pence])).toEqual([
      ['first-rent', 120_000],
      ['security-deposit', 138_461],
      ['holding-deposit', 27_692],
    ]);
  });
  it('have each line’s cap by nation', () => {
    expect(caps('england')).toEqual([120_000, 138_461, 27_692]);
    expect(caps('wales')).toEqual([null, null, 27_692]);
    expect(caps('scotland')).toEqual([720_000, 240_000, 0]);
    expect(caps('northern-ireland')).toEqual([null, 120_000, null]);
  });
  it('have the caps that anybody can ask for', () => {
    expect([depositCapPence('england', 120_000), holdingDepositCapPence('england', 120_000)]).toEqual([
      138_461, 27_692,
    ]);
  });
  it('say the cap in words', () => {
    const sentences = (nation: Parameters<typeof lawfulListing>[0], rentPence = 120_000) =>
      movingCosts(lawfulListing(nation, { ...costs, rentPence })).lines.map(({ capSentence }) => capSentence);
    expect(sentences('england')).toEqual([
      'By law, at most one month’s rent in advance, and none before you sign.',
      'By law, at most five weeks’ rent: £1,384.61.',
      'By law, at most one week’s rent: £276.92.',
    ]);
    expect(sentences('england', 500_000)[1]).toBe('By law, at most six weeks’ rent: £6,923.07.');
    expect(sentences('scotland')[2]).toBe('Not allowed in Scotland.');
    expect(sentences('wales')[1]).toBe('The law sets no limit.');
    const nowhere = movingCosts({ ...costs, nation: null });
    expect(nowhere.lines.map(({ capSentence }) => capSentence)).toEqual([null, null, null]);
  });
  it('have no limits where a claim takes them away', () => {
    const limits = (of: object) =>
      movingCosts(lawfulListing('england', { ...costs, ...of })).lines.map(({ capSentence }) => capSentence);
    const [, security, holding] = limits({});
    expect(limits({ isAssured: false })).toEqual(['The law sets no limit.', security, holding]);
    expect(limits({ isAssured: false, isUnderTenantFees: false })).toEqual(Array(3).fill('The law sets no limit.'));
  });
  it('have no total while something is not known', () => {
    expect(movingCosts({ ...costs, nation: 'wales', rentPence: null }).totalPence).toBeNull();
    expect(movingCosts({ ...costs, nation: 'wales', securityDepositPence: null }).totalPence).toBeNull();
  });
});
