import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Finding } from '../law/rule.ts';
import { listingStatuses } from '../lifecycle.ts';
import {
  keepsRevision,
  outcomeOfEdit,
  type RevisionReason,
  revisionReasonKinds,
  revisionReasons,
  wordsByField,
} from './revision.ts';

const description = (text: string) => ({ field: 'propertyDescription', item: 0, text });
const content = (text: string, images: readonly string[] = ['one', 'two']) => ({ texts: [description(text)], images });
const before = content('A bright flat by the canal.');
const unlawful = { sentence: 'Nobody may be turned away.' } as Finding;
const clean = { unlawful: [], approved: null };
const kinds = (...arguments_: Parameters<typeof revisionReasons>) =>
  revisionReasons(...arguments_).map(({ kind }) => kind);

describe('a change waits for a moderator', () => {
  it.each([
    'Pay by Western Union.',
    'WhatsApp me on 07700 900123.',
    'Pay a deposit before viewing.',
    'Write to maya@lets.example.',
  ])('with the words %j', (words) => {
    const [reason] = revisionReasons(before, content(`A bright flat. ${words}`), clean);
    expect(reason).toMatchObject({ kind: 'wording', sentence: expect.stringContaining('“') });
  });

  it('with words that the law forbids', () => {
    expect(revisionReasons(before, content('No DSS.'), { ...clean, unlawful: [unlawful] })).toEqual([
      { kind: 'law', sentence: 'Nobody may be turned away.' },
    ]);
  });

  it('with other photos, but not with the same ones in another order', () => {
    const { texts } = before;
    const sentences = [['one', 'two', 'three'], ['one'], ['one', 'three'], ['two', 'one']].map(
      (images) => revisionReasons(before, { texts, images }, clean)[0]?.sentence,
    );
    expect(sentences).toEqual(['Photos were added.', 'Photos were taken away.', 'Photos were exchanged.', undefined]);
  });

  it('with most of a long text rewritten', () => {
    const long = (word: string) => content(`${word} `.repeat(60));
    expect(kinds(long('quiet'), long('bright'), clean)).toEqual(['rewrite']);
  });

  it('with small rewrites that come to most of the long text a moderator read', () => {
    const text = (bright: number) => `${'bright '.repeat(bright)}${'quiet '.repeat(60 - bright)}`;
    const approved = wordsByField(content(text(0)).texts);
    const waits = (from: number, to: number) => kinds(content(text(from)), content(text(to)), { ...clean, approved });
    expect([waits(0, 15), waits(15, 30), waits(30, 40), waits(30, 5)]).toEqual([[], [], ['rewrite'], []]);
  });

  it('not for words a moderator has read already', () => {
    const approved = { ...before, texts: [description('WhatsApp me'), { field: 'title', item: 0, text: 'A flat' }] };
    const retitled = { ...approved, texts: [description('WhatsApp me'), { field: 'title', item: 0, text: 'A home' }] };
    expect(kinds(approved, retitled, clean)).toEqual([]);
  });

  it('never when nothing has changed', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.uuid()), (texts, images) => {
        const same = { texts: texts.map(description), images };
        expect(revisionReasons(same, same, clean)).toEqual([]);
      }),
    );
  });
});

describe('the outcome of an edit', () => {
  const reason: RevisionReason = { kind: 'wording', sentence: 'x' };
  const edit = { status: 'live', needsReview: false, factsBreakLaw: false, reasons: [] } as const;

  it('is the strictest that it asks for', () => {
    expect(outcomeOfEdit(edit)).toBe('apply');
    expect(outcomeOfEdit({ ...edit, reasons: [reason] })).toBe('wait');
    expect(outcomeOfEdit({ ...edit, reasons: [{ kind: 'law', sentence: 'x' }] })).toBe('wait');
    expect(outcomeOfEdit({ ...edit, factsBreakLaw: true })).toBe('apply');
    expect(outcomeOfEdit({ ...edit, factsBreakLaw: true, reasons: [reason] })).toBe('review');
    expect(outcomeOfEdit({ ...edit, needsReview: true, reasons: [reason] })).toBe('review');
  });

  it('is never to apply at once what a moderator has to read', () => {
    const someReasons = fc.array(fc.constantFrom(...revisionReasonKinds).map((kind) => ({ kind, sentence: 'x' })));
    const statuses = fc.constantFrom(...listingStatuses.filter((status) => status !== 'pending'));
    fc.assert(
      fc.property(statuses, fc.boolean(), fc.boolean(), someReasons, (status, needsReview, factsBreakLaw, reasons) => {
        const toRead = needsReview || reasons.some(({ kind }) => kind !== 'law');
        if (toRead) expect(outcomeOfEdit({ status, needsReview, factsBreakLaw, reasons })).not.toBe('apply');
      }),
    );
  });
});

test('a revision stays with what may be shown again as it was approved', () => {
  expect(listingStatuses.filter(keepsRevision)).toEqual(['live', 'paused', 'let-agreed', 'expired']);
});
