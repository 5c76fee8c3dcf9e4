import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { listingStatuses } from '../lifecycle.ts';
import { keepsRevision, outcomeOfEdit, type RevisionReason, revisionReasonKinds } from './revision.ts';

describe('the outcome of an edit', () => {
  const reason: RevisionReason = { kind: 'wording', sentence: 'x' };
  const edit = { status: 'live', factsBreakLaw: false, reasons: [] } as const;

  it('is the strictest that it asks for', () => {
    expect(outcomeOfEdit(edit)).toBe('apply');
    expect(outcomeOfEdit({ ...edit, reasons: [reason] })).toBe('wait');
    expect(outcomeOfEdit({ ...edit, reasons: [{ kind: 'law', sentence: 'x' }] })).toBe('wait');
    expect(outcomeOfEdit({ ...edit, factsBreakLaw: true })).toBe('apply');
    expect(outcomeOfEdit({ ...edit, factsBreakLaw: true, reasons: [reason] })).toBe('review');
    expect(outcomeOfEdit({ ...edit, status: 'rejected' })).toBe('review');
    expect(outcomeOfEdit({ ...edit, status: 'pending', reasons: [reason] })).toBe('apply');
  });

  it('is never to apply at once what a moderator has to read', () => {
    const someReasons = fc.array(fc.constantFrom(...revisionReasonKinds).map((kind) => ({ kind, sentence: 'x' })));
    const statuses = fc.constantFrom(...listingStatuses.filter((status) => status !== 'pending'));
    fc.assert(
      fc.property(statuses, fc.boolean(), someReasons, (status, factsBreakLaw, reasons) => {
        if (reasons.some(({ kind }) => kind !== 'law'))
          expect(outcomeOfEdit({ status, factsBreakLaw, reasons })).not.toBe('apply');
      }),
    );
  });
});

test('a revision stays with what may be shown again as it was approved', () => {
  expect(listingStatuses.filter(keepsRevision)).toEqual(['live', 'paused', 'let-agreed', 'expired']);
});
