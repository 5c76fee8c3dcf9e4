import { emptyListingForm, type ListingForm } from '@letfair/domain/listings/listing-form';
import { isPlainDate } from '@letfair/domain/plain-date';
import { describe, expect, it } from 'vitest';
import { askedFor, lawOfForm, todayInLondon } from './law-of-form.ts';

const at = (postcode: string, rest: Partial<ListingForm> = {}): ListingForm => ({
  ...emptyListingForm,
  ...rest,
  address: { ...emptyListingForm.address, postcode },
});
const asked = (form: ListingForm, lister: 'landlord' | 'agent' = 'landlord') =>
  Object.entries(askedFor(form, lister)).flatMap(([name, yes]) => (yes ? [name] : []));

describe('the fields that are asked for only where they matter', () => {
  it('are next to none for a landlord in England', () => expect(asked(at('LS1 1AA'))).toEqual(['registrationNumber']));

  it.each([
    ['the nation, on a border', at('CH4 9AA'), ['nation']],
    ['no nation for what is no postcode', at('NOWHERE'), []],
    ['the registration in Scotland', at('EH1 1AA'), ['registrationNumber', 'registrationPending']],
    ['the registration and band I in Wales', at('CF10 1AA'), ['registrationNumber', 'welshBandI']],
    ['the registration in Northern Ireland', at('BT1 1AA'), ['registrationNumber']],
    ['an exemption for a poor rating', at('LS1 1AA', { epcRating: 'F' }), ['registrationNumber', 'epcExemption']],
    ['no exemption for a good one', at('LS1 1AA', { epcRating: 'E' }), ['registrationNumber']],
    [
      'a reason for a fixed term in England',
      at('LS1 1AA', { leaseLength: '12-month' }),
      ['registrationNumber', 'tenancyExemption'],
    ],
    ['no reason for a rolling one', at('LS1 1AA', { leaseLength: 'rolling' }), ['registrationNumber']],
    ['who shares', at('LS1 1AA', { isShared: true }), ['registrationNumber', 'sharers']],
    [
      'what was answered on a border',
      at('CH4 9AA', { nation: 'wales' }),
      ['nation', 'registrationNumber', 'welshBandI'],
    ],
  ])('%s', (_, form, names) => expect(asked(form)).toEqual(names));

  it('are more for an agent', () => {
    expect(asked(at('LS1 1AA'), 'agent')).toContain('agentFees');
    expect(asked(at('EH1 1AA'), 'agent')).toContain('agentRegistrationNumber');
  });
});

describe('the law beside the form', () => {
  it('says nothing while the nation cannot be told', () => {
    expect(lawOfForm(emptyListingForm, 'landlord', '2026-11-15')).toMatchObject({ nation: null, blocking: [] });
  });

  it('puts an objection at its field, and does not say its rule twice', () => {
    const dear = at('LS1 1AA', { monthlyRent: 1_200, holdingDeposit: 500 });
    const law = lawOfForm(dear, 'landlord', '2026-11-15');
    const { notes, findings } = law.byField.get('holdingDeposit')!;
    expect(findings).toMatchObject([{ severity: 'block', sentence: expect.stringContaining('£276.92') }]);
    expect(notes).toEqual([]);
    expect(law.blocking).toContain(findings[0]);
    const fair = lawOfForm({ ...dear, holdingDeposit: 200 }, 'landlord', '2026-11-15');
    expect(fair.byField.get('holdingDeposit')).toMatchObject({ findings: [], notes: [{ field: 'holdingDeposit' }] });
  });

  it('is asked on the day it is in London', () => expect(isPlainDate(todayInLondon())).toBe(true));
});
