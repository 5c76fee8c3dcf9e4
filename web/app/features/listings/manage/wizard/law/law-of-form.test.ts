import type { ListingForm } from '@letfair/domain/listings/fields';
import { emptyListingForm } from '@letfair/domain/listings/form/listing-form';
import { isPlainDate } from '@letfair/domain/plain-date';
import { describe, expect, it } from 'vitest';
import { lastChecks, lawOfForm, todayInLondon } from './law-of-form.ts';

const at = (postcode: string, rest: Partial<ListingForm> = {}): ListingForm => ({
  ...emptyListingForm,
  ...rest,
  address: { ...emptyListingForm.address, postcode },
});
describe('the law beside the form', () => {
  it('says nothing while the nation cannot be told', () => {
    expect(lawOfForm(emptyListingForm, 'landlord', '2026-11-15')).toMatchObject({ nation: null, blocking: [] });
  });

  it('puts an objection at its field, and does not say its rule twice', () => {
    const dear = at('LS1 1AA', { monthlyRent: 1_200, holdingDeposit: 500 });
    const law = lawOfForm(dear, 'landlord', '2026-11-15');
    const { notes, findings } = law.byPlace.get('holdingDeposit')!;
    expect(findings).toMatchObject([{ severity: 'block', sentence: expect.stringContaining('£276.92') }]);
    expect(notes).toEqual([]);
    expect(law.blocking).toContain(findings[0]);
    const fair = lawOfForm({ ...dear, holdingDeposit: 200 }, 'landlord', '2026-11-15');
    expect(fair.byPlace.get('holdingDeposit')).toMatchObject({ findings: [], notes: [{ field: 'holdingDeposit' }] });
  });

  it('keeps what the server found in certificates and captions, which the form does not hold', () => {
    const found = (field: string, rule: string) =>
      ({
        rule,
        field,
        nation: 'england',
        severity: 'block',
        sentence: rule,
        citation: '',
        since: '2020-07-01',
      }) as const;
    const stored = [found('certificates', 'gas'), found('captions', 'words'), found('title', 'put right since')];
    const law = lawOfForm(at('LS1 1AA', { epcRating: 'C' }), 'landlord', '2026-11-15', { findings: stored });
    expect(law.byPlace.get('certificates')?.findings).toMatchObject([{ rule: 'gas' }]);
    expect(law.byPlace.get('images')?.findings).toMatchObject([{ rule: 'words' }]);
    expect(law.blocking.map(({ rule }) => rule)).not.toContain('put right since');
  });

  it('reads what an agent says of the agency, which is changed elsewhere', () => {
    const law = lawOfForm(at('LS1 1AA', { epcRating: 'C' }), 'agent', '2026-11-15', { agentProfile: ['Lets, no DSS'] });
    expect(law.byPlace.get('agentProfile')?.findings).toMatchObject([{ severity: 'block', words: { text: 'no DSS' } }]);
    expect(law.blocking).toHaveLength(1);
  });

  it('shows a town that contradicts the postcode beside it, and keeps nothing from going live for it', () => {
    const placeFindings = [{ field: 'address.city', severity: 'advise', sentence: 'Check the town.' }] as never;
    const law = lawOfForm(at('LS1 1AA', { epcRating: 'C' }), 'landlord', '2026-11-15', { placeFindings });
    expect(law.byPlace.get('address.city')?.findings).toEqual(placeFindings);
    expect(law.blocking).toEqual([]);
    expect(lastChecks(law, {}).items.filter(({ done }) => !done)).toEqual([
      { label: 'Town and county match the postcode', field: 'address.city', done: false },
    ]);
  });

  it('is asked on the day it is in London', () => expect(isPlainDate(todayInLondon())).toBe(true));

  it('is not ticked in the checklist while its nation is unknown', () => {
    const open = (nation: 'england' | null, unfinished = {}) =>
      lastChecks({ nation, blocking: [], placeFindings: [] }, unfinished).items.flatMap(({ done, label }) =>
        done ? [] : [label],
      );
    expect(open(null)).toEqual(['Postcode recognised', 'Town and county match the postcode', 'Ready to go live']);
    expect(open('england')).toEqual([]);
    expect(open('england', { monthlyRent: 'Monthly rent is required' })).toEqual(['Ready to go live']);
  });
});
