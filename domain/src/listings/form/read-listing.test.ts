import { expect, test } from 'vitest';
import { emptyListingForm } from './listing-form.ts';
import { reviewFacts } from './read-listing.ts';

function facts(changes: Partial<typeof emptyListingForm>): Readonly<Record<string, string>> {
  const form = { ...emptyListingForm, availableDate: '2026-12-03', ...changes };
  const listing = { ...form, nation: 'wales', lister: 'landlord', today: '2026-11-15' } as const;
  const all = (['home', 'A', 'B', 'C'] as const).flatMap((part) => reviewFacts(listing, part));
  return Object.fromEntries(all.map(({ term, value }) => [term, value]));
}

test('money is shown in pounds, the rent per month', () => {
  expect(facts({ monthlyRent: 1250, holdingDeposit: 276.92, securityDeposit: 1384.61 })).toMatchObject({
    Rent: '£1,250 pcm',
    'Holding deposit': '£276.92',
    'Security deposit': '£1,384.61',
  });
});

test('what was left alone is said to be', () => {
  expect(facts({})).toMatchObject({
    'Holding deposit': 'Not given',
    'EPC rating': 'Not given',
    'Lease length': 'Not given',
    'Fire safety': 'None',
    Features: 'None',
  });
});

test('choices are read by their labels', () => {
  expect(
    facts({
      propertyType: 'semi-detached',
      leaseLength: '12-month',
      tenancyExemption: 'lodger',
      furnishing: 'furnished',
    }),
  ).toMatchObject({
    Type: 'Semi\u2011detached',
    'Lease length': '12-month AST',
    'Exempt tenancy': 'Lodger in the landlord’s home',
    Furnishing: 'Furnished',
    'Part of the UK': 'Wales',
    'Available from': '3 Dec 2026',
  });
});

test('the ninth band of Wales and a pending registration take the place of what they stand for', () => {
  expect(facts({ councilTaxBand: 'H', welshBandI: true, registrationPending: true })).toMatchObject({
    'Council tax band': 'I (Wales)',
    'Landlord registration': 'Pending',
  });
});

test('what the form does not ask of a home is left out, unless it is filled in', () => {
  const plain = facts({});
  const answers = { isShared: true, occupants: 4, agentFees: 'None', epcHeatRetention: 'B' } as const;
  for (const term of ['People', 'Council licence', 'Agent fees', 'Heat retention rating', 'Exempt tenancy'])
    expect(plain).not.toHaveProperty(term);
  expect(facts(answers)).toMatchObject({
    People: '4',
    'Council licence': 'Not given',
    'Agent fees': 'None',
    'Heat retention rating': 'B',
  });
  expect(plain).toMatchObject({ 'EPC expected by': 'Not given', Heating: 'Not given', Furnishing: 'Not given' });
});
