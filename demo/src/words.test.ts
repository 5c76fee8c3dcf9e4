import { ticketActions } from '@letfair/domain/site/support/lifecycle';
import { ticketPriorities, ticketSubjects } from '@letfair/domain/site/support/tickets';
import { isReasonFor } from '@letfair/domain/trust/reports/reports';
import { expect, test } from 'vitest';
import homeWords from '../words/home-words.json' with { type: 'json' };
import { decidedReports, demoTowns, dialogues, openReports, otherTickets, ownTickets } from './words.ts';

test('every written ticket has a subject, a priority and steps that the desk knows', () => {
  for (const { subject, priority, steps } of [...Object.values(ownTickets), ...otherTickets]) {
    expect(ticketSubjects).toContain(subject);
    expect(ticketPriorities).toContain(priority);
    for (const { action } of steps) expect(ticketActions).toContain(action);
  }
});

test('every written report has a reason that its form offers', () => {
  const written = [...Object.values(decidedReports), ...Object.values(openReports)].flat();
  expect(written.filter(({ type, reason }) => !isReasonFor(type, reason))).toEqual([]);
});

test('every dialogue begins with the tenant, and no line is empty', () => {
  for (const lines of dialogues) {
    expect(lines[0]?.by).toBe('tenant');
    expect(lines.every(({ content }) => content.trim() === content && content.length > 0)).toBe(true);
  }
});

test('every town has outcodes and a share of the listings', () => {
  expect(demoTowns.filter(({ outcodes, share }) => outcodes.some((code) => !code) || !(share > 0))).toEqual([]);
});

test('sentences of descriptions name only words that are filled in', () => {
  const known = /^(adjective|home|highlight|landmark|walk|street|town|district|agency|type|beds|feature|others)$/i;
  const names = [...JSON.stringify(homeWords).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  expect(names.filter((name) => !known.test(name))).toEqual([]);
});
