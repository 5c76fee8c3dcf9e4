import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  councilLicenceLabels,
  partLetLabels,
  propertyTypes,
  studentCodeLabels,
  tenancyExemptions,
} from '../../homes/vocabulary.ts';
import { keysOf } from '../../keys-of.ts';
import { nations } from '../../search/places/nations.ts';
import { wordingFields } from '../fields.ts';
import { assessListing, legalNotes } from './assess.ts';
import type { ListingFacts } from './facts.ts';
import { publishable } from './publishable.ts';
import { factsReadBy } from './rule.ts';
import { rules } from './rules.ts';

const TODAY = '2026-11-15';

describe('whatever a listing says', () => {
  const pence = fc.option(fc.oneof(fc.integer(), fc.double()));
  const count = fc.option(fc.oneof(fc.integer(), fc.double()));
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom('No DSS', 'no kids', 'bids invited'),
  );
  const anyFacts: fc.Arbitrary<ListingFacts> = fc.record({
    nation: fc.option(fc.constantFrom(...nations)),
    postcodeKnown: fc.boolean(),
    lister: fc.constantFrom('landlord', 'agent'),
    rentPence: pence,
    holdingDepositPence: pence,
    securityDepositPence: pence,
    rentInAdvanceMonths: count,
    leaseLength: fc.constantFrom('', '6-month', '12-month', '18-month', '24-month', 'rolling', 'other'),
    tenancyExemption: fc.constantFrom('', ...tenancyExemptions),
    companyTenants: fc.boolean(),
    studentCode: fc.constantFrom('', ...keysOf(studentCodeLabels)),
    studentProvider: text,
    holidayWeeks: count,
    partLet: fc.constantFrom('', ...keysOf(partLetLabels)),
    propertyType: fc.constantFrom('', ...propertyTypes),
    bedrooms: count,
    councilTaxBand: fc.constantFrom('', 'A', 'H'),
    welshBandI: fc.boolean(),
    epcRating: fc.constantFrom('', 'A', 'E', 'F', 'G'),
    epcExemption: fc.boolean(),
    epcExpected: fc.constantFrom('', '2026-11-20', '2030-01-01'),
    epcHeatRetention: fc.constantFrom('', 'A', 'G'),
    epcHeatingSystem: fc.constantFrom('', 'C'),
    epcEnergyCost: fc.constantFrom('', 'D'),
    councilLicence: fc.constantFrom('', ...keysOf(councilLicenceLabels)),
    sharedWithLandlord: fc.boolean(),
    shortLet: fc.boolean(),
    certificates: fc.option(
      fc.dictionary(
        fc.constantFrom('gasSafety', 'electricalSafety', 'epc', 'alarms', 'licence'),
        fc.record({ expires: fc.constantFrom('2020-01-01', '2026-12-01', '2040-01-01') }),
      ),
    ),
    acceptedWordings: fc.constant([]),
    registrationNumber: text,
    registrationPending: fc.boolean(),
    agentRegistrationNumber: text,
    agentFees: text,
    furnishing: fc.constantFrom('', 'furnished'),
    petsConsidered: fc.boolean(),
    isShared: fc.boolean(),
    occupants: count,
    households: count,
    storeys: count,
    hasHmoLicence: fc.boolean(),
    hasFeesLink: fc.boolean(),
    wording: fc.record(
      Object.fromEntries(
        [...wordingFields, 'captions', 'agentProfile'].map((field) => [field, fc.array(text, { maxLength: 2 })]),
      ),
    ) as fc.Arbitrary<ListingFacts['wording']>,
  });

  it('it is assessed, and every finding fits the wire', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const findings = assessListing(facts, TODAY);
        expect(findings.length).toBeLessThanOrEqual(100);
        for (const { sentence, citation, field, nation } of [
          ...findings,
          ...legalNotes(facts, TODAY).map((note) => ({ ...note, nation: facts.nation })),
        ]) {
          expect(sentence.length).toBeGreaterThan(0);
          expect(sentence.length).toBeLessThanOrEqual(1_000);
          expect(citation.length).toBeLessThanOrEqual(300);
          expect(field.length).toBeLessThanOrEqual(60);
          expect(nation).toBe(facts.nation);
        }
      }),
    );
  });

  it('no rule speaks before its first day', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2031-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(anyFacts, day, (facts, date) => {
        const on = date.toISOString().slice(0, 10);
        for (const { rule } of [...assessListing(facts, on), ...legalNotes(facts, on)])
          if (rule !== 'nation-unknown') expect(rules.find(({ id }) => id === rule)!.effectiveFrom <= on).toBe(true);
      }),
    );
  });

  it('it is publishable only without blocking findings and with a nation', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const blockers = assessListing(facts, TODAY).filter(({ severity }) => severity === 'block');
        const { isPublishable, reasons } = publishable(facts, TODAY);
        expect(isPublishable).toBe(facts.nation !== null && blockers.length === 0);
        expect(reasons.length > 0).toBe(!isPublishable);
      }),
    );
  });

  it('a rule looks at nothing but the facts it names', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const rule of rules) {
          const read = new Set<string>();
          const watched = new Proxy(facts, {
            get: (target, name) => {
              read.add(String(name));
              return Reflect.get(target, name);
            },
          });
          rule.finding?.(watched, TODAY);
          rule.wording?.unless?.(watched);
          expect(factsReadBy(rule), rule.id).toEqual(expect.arrayContaining([...read]));
        }
      }),
    );
  });
});
