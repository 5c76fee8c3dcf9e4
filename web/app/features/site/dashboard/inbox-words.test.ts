import { type InboxLine, inboxKinds } from '@letfair/contract/site/dashboard';
import { describe, expect, it } from 'vitest';
import { inboxWords } from './inbox-words.ts';

const line: InboxLine = {
  kind: 'application',
  id: '7',
  propertyId: '8',
  title: 'Two rooms by the canal',
  person: 'Hannah W.',
  at: '2026-11-17T10:00:00.000Z',
  due: '2026-12-03T10:00:00.000Z',
  people: null,
  moveIn: null,
};
const lister = (changes: Partial<InboxLine>) => inboxWords({ ...line, ...changes }, 'landlord');
const tenant = (changes: Partial<InboxLine>) => inboxWords({ ...line, ...changes }, 'tenant');

describe('a line of what waits', () => {
  it.each([
    [{ people: 2, moveIn: '2026-12-12' }, 'Hannah W. applied: 2 people, from 12 December 2026'],
    [{ people: 1 }, 'Hannah W. applied: 1 person'],
    [{ moveIn: '2026-12-12' }, 'Hannah W. applied: from 12 December 2026'],
    [{}, 'Hannah W. applied'],
    [{ person: '' }, 'Someone applied'],
  ])('says of an application what the applicant shows: %o', (changes, text) => {
    expect(lister(changes)).toEqual({ text, to: '/applications?id=7' });
  });

  it('leads to the step that puts a home right', () => {
    expect(lister({ kind: 'expiring' })).toEqual({
      text: 'Confirm by 3 December 2026 that it’s still available',
      to: '/properties/manage?listing=8&step=confirm',
    });
    expect(lister({ kind: 'needs-change' }).to).toBe('/properties/manage?listing=8&step=edit');
    expect(lister({ kind: 'certificate' })).toEqual({
      text: 'Renew a certificate that’s valid until 3 December 2026',
      to: '/certificates?property=8&renew=7',
    });
  });

  it('leads to a viewing on its day, in the diary of either side', () => {
    expect(lister({ kind: 'viewing' })).toEqual({
      text: 'Hannah W. is coming to view: Thursday 3 December 2026, 10am',
      to: '/viewings?day=2026-12-03&view=day&id=7',
    });
    expect(tenant({ kind: 'viewing' })).toEqual({
      text: 'Viewing with Hannah W.: Thursday 3 December 2026, 10am',
      to: '/viewings?id=7',
    });
  });

  it.each([
    ['deposit', 'Protect Hannah W.’s deposit by 3 December 2026', '/applications?id=7'],
    ['accepted', 'Hannah W. accepted your application: see the next steps', '/applications?id=7'],
    ['unanswered', 'Hannah W. sent you a message', '/messages?conversation=7'],
    ['cancelled', 'Hannah W. cancelled the viewing on Thursday 3 December 2026, 10am', '/viewings?id=7'],
  ] as const)('says and leads to what it is about: %s', (kind, text, to) => {
    expect(tenant({ kind })).toEqual({ text, to });
  });

  it('is a sentence with a way on for every kind', () => {
    for (const kind of inboxKinds) {
      const { text, to } = tenant({ kind });
      expect([kind, /^[A-Z]/.test(text), to.startsWith('/')]).toEqual([kind, true, true]);
    }
  });
});
