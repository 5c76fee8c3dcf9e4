import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partLetLabels, propertyTypes, type TenancyExemption, tenancyExemptions } from '../../../homes/vocabulary.ts';
import { keysOf } from '../../../keys-of.ts';
import { nations } from '../../../search/places/nations.ts';
import { assessListing } from '../assess.ts';
import { claimRows, claims, isNotAssured, isOutsideTenantFees, isSmallPremises, unbackedClaims } from '../claims.ts';
import { found, lawfulListing, TODAY } from '../example-facts.ts';
import type { ListingFacts } from '../facts.ts';

/** A claim with the facts that make it true. */
const backed = {
  'company-let': { companyTenants: true },
  lodger: { sharedWithLandlord: true, propertyType: 'room', bedrooms: 1, occupants: 1 },
  'resident-landlord': { partLet: 'own-flat' },
  'rent-over-100000': { rentPence: 833_334 },
  'student-block': { studentProvider: 'Beacon Student Homes', studentCode: 'anuk-unipol' },
  'holiday-let': { leaseLength: 'other', holidayWeeks: 2 },
} as const satisfies Record<TenancyExemption, Partial<ListingFacts>>;

const claiming = (tenancyExemption: TenancyExemption, facts: Partial<ListingFacts> = backed[tenancyExemption]) =>
  lawfulListing('england', { tenancyExemption, ...facts });
const sentences = (facts: ListingFacts) => assessListing(facts, TODAY).map(({ sentence }) => sentence);

describe('a claim', () => {
  it.each(tenancyExemptions)('of %s passes with its fact, blocks without it, and then takes no rule away', (claim) => {
    expect(found(claiming(claim))).toEqual([]);
    expect(isNotAssured(claiming(claim))).toBe(true);
    const bare = claiming(claim, {});
    const reasons = found(bare);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]?.[1]).toBe('block');
    expect(isNotAssured(bare)).toBe(false);
    expect(found({ ...bare, rentInAdvanceMonths: 6 })).toContainEqual(['england-rent-in-advance', 'block']);
  });

  it.each(tenancyExemptions)('of %s takes nothing away outside of England, so it needs no fact there', (claim) => {
    for (const nation of nations.filter((other) => other !== 'england')) {
      expect(found(lawfulListing(nation, { tenancyExemption: claim }))).toEqual([]);
      expect(isNotAssured(lawfulListing(nation, { tenancyExemption: claim, ...backed[claim] }))).toBe(false);
    }
  });

  it.each(nations)('of sharing with the landlord needs a part of a home and the number of people in %s', (nation) => {
    const shared = (facts: Partial<ListingFacts>) => lawfulListing(nation, { sharedWithLandlord: true, ...facts });
    const prefix = nation === 'northern-ireland' ? nation : 'equality';
    expect(found(shared({}))).toEqual([
      [`${prefix}-shared-part`, 'block'],
      [`${prefix}-shared-people`, 'block'],
    ]);
    expect(found(shared({ propertyType: 'room', occupants: 2 }))).toEqual([]);
    expect(found(shared({ partLet: 'rooms', occupants: 2 }))).toEqual([]);
    expect(isSmallPremises(shared({ propertyType: 'room', occupants: 6 }))).toBe(true);
    expect(isSmallPremises(shared({ propertyType: 'room', occupants: 7 }))).toBe(false);
    expect(isSmallPremises(shared({ propertyType: 'room' }))).toBe(false);
  });

  it('lifts the limits of the Tenant Fees Act for companies, high rents and holidays alone', () => {
    expect(tenancyExemptions.filter((claim) => isOutsideTenantFees(claiming(claim)))).toEqual([
      'company-let',
      'rent-over-100000',
      'holiday-let',
    ]);
  });

  it('has a row of law for each nation in which it counts', () => {
    expect(new Set(claimRows.map(({ claim }) => claim))).toEqual(new Set(claims));
    for (const { claim, nations: where } of claimRows)
      if (claim !== 'shared-with-landlord') expect(where).toEqual(['england']);
    expect(
      claimRows
        .filter(({ claim }) => claim === 'shared-with-landlord')
        .flatMap(({ nations: where }) => where)
        .toSorted(),
    ).toEqual([...nations, ...nations].toSorted());
  });
});

describe('a contradiction blocks with a sentence that says how to mend it', () => {
  it.each([
    [
      'a company let that anyone could rent',
      claiming('company-let', {}),
      'If you let to a company, nobody can rent the home in their own name. Tick “Only companies can rent this home”. Otherwise choose another reason, or “None of these applies”.',
    ],
    [
      'a whole flat that is shared with the landlord',
      lawfulListing('england', { sharedWithLandlord: true, isShared: true, occupants: 2, households: 2 }),
      'This advert is for a whole 2-bedroom flat, but a landlord who shares a home only lets part of it. Choose “Room” as the property type, or “Some of the rooms” as the part you let. If the landlord doesn’t live there, untick “The landlord lives here and shares the kitchen or bathroom”.',
    ],
    [
      'a lodger in a whole flat',
      claiming('lodger', { sharedWithLandlord: true, occupants: 1 }),
      'This advert is for a whole 2-bedroom flat, but a landlord who shares a home only lets part of it. Choose “Room” as the property type, or “Some of the rooms” as the part you let. If the landlord doesn’t live there, untick “The landlord lives here and shares the kitchen or bathroom”.',
    ],
    [
      'a lodger whose landlord lives elsewhere',
      claiming('lodger', { propertyType: 'room' }),
      'A lodger lives in the landlord’s home and shares rooms with them. Tick “The landlord lives here and shares the kitchen or bathroom”. Otherwise choose another reason, or “None of these applies”.',
    ],
    [
      'a separate flat that is shared',
      claiming('lodger', { sharedWithLandlord: true, occupants: 1, partLet: 'own-flat' }),
      'A separate flat isn’t shared with the landlord. Choose “Some of the rooms”, or untick “The landlord lives here and shares the kitchen or bathroom”.',
    ],
    [
      'a whole house with a resident landlord',
      claiming('resident-landlord', { propertyType: 'terraced', bedrooms: 3 }),
      'A resident landlord lets part of the building they live in, but this advert is for a whole 3-bedroom terraced house. Say which part you’re letting, or choose “Room” as the property type. Otherwise choose another reason, or “None of these applies”.',
    ],
    [
      'a separate flat that is a house',
      claiming('resident-landlord', { propertyType: 'house', partLet: 'own-flat' }),
      'You’re letting a separate flat, so the property type can’t be “house”. Choose “Flat”, “Studio” or “Maisonette”.',
    ],
    [
      'a rent that is not above £100,000 a year',
      claiming('rent-over-100000', { rentPence: 833_333 }),
      'The rent comes to £99,999.96 a year, which isn’t above £100,000. Choose another reason why this letting is exempt, or “None of these applies”.',
    ],
    [
      'a student block without its code',
      claiming('student-block', { studentProvider: 'Beacon Student Homes' }),
      'Name the provider that runs the student block and the approved code it belongs to. Otherwise choose another reason, or “None of these applies”.',
    ],
    [
      'a student block that is a bungalow',
      claiming('student-block', { ...backed['student-block'], propertyType: 'bungalow' }),
      'Student blocks let rooms, studios and flats, but this advert is for a bungalow. Otherwise choose another reason, or “None of these applies”.',
    ],
    [
      'a holiday of a year',
      claiming('holiday-let', { leaseLength: '12-month', holidayWeeks: 2 }),
      'That’s too long for a holiday. For a holiday let, choose “Other” as the lease length. Otherwise choose another reason, or “None of these applies”.',
    ],
    [
      'a holiday without an end',
      claiming('holiday-let', { leaseLength: 'other' }),
      'Enter the longest that guests can stay, in weeks. If people live there all year, it isn’t a holiday let. Otherwise choose another reason, or “None of these applies”.',
    ],
    [
      'small premises for an unknown number of people',
      lawfulListing('wales', { sharedWithLandlord: true, propertyType: 'room' }),
      'Say how many people you let the home to, not counting the landlord’s own household.',
    ],
  ])('%s', (_, facts, sentence) => {
    expect(sentences(facts)).toContain(sentence);
  });
});

it('no claim takes a rule away without being backed, whatever else is said', () => {
  const anyFacts = fc
    .record({
      tenancyExemption: fc.constantFrom('', ...tenancyExemptions),
      sharedWithLandlord: fc.boolean(),
      propertyType: fc.constantFrom(...propertyTypes),
      partLet: fc.constantFrom('', ...keysOf(partLetLabels)),
      companyTenants: fc.boolean(),
      studentProvider: fc.constantFrom('', ' ', 'Beacon Student Homes'),
      studentCode: fc.constantFrom('', 'anuk-unipol' as const),
      holidayWeeks: fc.option(fc.integer({ min: 1, max: 12 })),
      leaseLength: fc.constantFrom('rolling' as const, '12-month' as const, 'other' as const),
      rentPence: fc.option(fc.constantFrom(120_000, 833_334)),
      occupants: fc.option(fc.integer({ min: 1, max: 9 })),
    })
    .chain((facts) => fc.constantFrom(...nations.map((nation) => lawfulListing(nation, facts))));
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const unbacked = unbackedClaims(facts);
      expect(unbacked.length > 0).toBe(found(facts).some(([rule]) => claimRows.some(({ id }) => id === rule)));
      if (facts.tenancyExemption !== '' && unbacked.includes(facts.tenancyExemption))
        expect(isNotAssured(facts) || isOutsideTenantFees(facts)).toBe(false);
      if (unbacked.includes('shared-with-landlord')) expect(isSmallPremises(facts)).toBe(false);
    }),
  );
});
