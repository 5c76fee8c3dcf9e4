import type { OwnListing } from '@letfair/contract/listings/listings';
import { describe, expect, it } from 'vitest';
import { editOutcome, editToasts } from './edit-outcome.ts';

const saved = (status: 'live' | 'pending' | 'paused', withheldAt: string | null = null) => ({
  success: true as const,
  data: { status, revision: null, withheldAt },
});
const refused = (code: string, fields?: Record<string, string>) => ({
  success: false as const,
  message: 'No.',
  error: { code, ...(fields && { fields }) },
});

describe('saving a listing', () => {
  it('says whether it stays live, waits on, or goes back to review', () => {
    expect(editOutcome(saved('live'), 'live')).toEqual({ kind: 'saved', toast: editToasts.saved });
    expect(editOutcome(saved('pending'), 'pending')).toEqual({ kind: 'saved', toast: editToasts.waiting });
    expect(editOutcome(saved('pending'), 'live')).toEqual({ kind: 'saved', toast: editToasts.backToReview });
  });

  it('never calls a home up to date that has been taken down', () => {
    const down = saved('paused', '2026-11-19T10:00:00.000Z');
    expect(editOutcome(down, 'live')).toEqual({ kind: 'saved', toast: editToasts.takenDown });
    expect(editOutcome(saved('paused'), 'paused')).toEqual({ kind: 'saved', toast: editToasts.saved });
  });

  it('says that the changes wait while the approved version is shown', () => {
    const answer = {
      success: true as const,
      data: { status: 'live' as const, revision: {} as OwnListing['revision'], withheldAt: null },
    };
    expect(editOutcome(answer, 'live')).toEqual({ kind: 'saved', toast: editToasts.revised });
  });

  it('asks when there is a newer version', () => {
    expect(editOutcome(refused('stale'), 'live')).toEqual({ kind: 'stale' });
  });

  it('puts the server’s reasons under the fields of the form', () => {
    const outcome = editOutcome(refused('invalid', { price: 'Too much.', 'address.postcode': 'Which?' }), 'live');
    expect(outcome).toMatchObject({
      kind: 'refused',
      problems: { monthlyRent: 'Too much.', 'address.postcode': 'Which?' },
    });
  });

  it('tells that no answer came', () => {
    expect(editOutcome(null, 'live')).toMatchObject({
      kind: 'refused',
      toast: editToasts.notSaved,
    });
  });
});
