import { expect, it } from 'vitest';
import { reviewTargetText, reviewWait } from './review-wait.ts';

const now = new Date('2026-11-19T12:00:00Z');
const waitOf = (since: string, targetHours = 24) => reviewWait(new Date(since), now, targetHours);

it.each([
  ['2026-11-19T11:30:00Z', 'Waiting for less than an hour', false],
  ['2026-11-19T10:30:00Z', 'Waiting for 1 hour', false],
  ['2026-11-18T12:00:00Z', 'Waiting for 24 hours', false],
  ['2026-11-18T11:59:00Z', 'Waiting for 24 hours', true],
  ['2026-11-17T12:00:00Z', 'Waiting for 2 days', true],
  ['2026-11-19T12:05:00Z', 'Waiting for less than an hour', false],
])('since %s: %s', (since, text, isOverdue) => {
  expect(waitOf(since)).toEqual({ text, isOverdue });
});

it('is overdue by the target of the site', () => {
  expect(waitOf('2026-11-19T09:00:00Z', 2).isOverdue).toBe(true);
  expect(reviewTargetText(1)).toBe('Our target is 1 hour.');
});
