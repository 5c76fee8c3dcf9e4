import { expect, it } from 'vitest';
import { decidedInWords } from './last-decision.ts';

const at = new Date('2026-11-19T14:05:00Z');

it('says who decided what and when, in UK time', () => {
  expect(decidedInWords('listing', { by: 'Sam Field', action: 'approve', at })).toBe(
    'Sam Field approved a listing on Thursday 19 November 2026, 2.05pm.',
  );
  expect(decidedInWords('account', { by: null, action: 'suspend', at })).toMatch(/^Another admin suspended a user on /);
});
