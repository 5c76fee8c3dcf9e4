import { applicationGraph } from '@letfair/domain/lettings/applications/lifecycle';
import { findMessageWarnings } from '@letfair/domain/lettings/conversations/message-warnings';
import { completeDetails } from '@letfair/domain/listings/certificates/certificate-details';
import { isOverdue, nextTicketStatus, ticketGraph } from '@letfair/domain/site/support/lifecycle';
import { type TicketStatus, ticketStatuses } from '@letfair/domain/site/support/tickets';
import { isReasonFor } from '@letfair/domain/trust/reports/reports';
import { expect, test } from 'vitest';
import { daysFrom } from '../dates.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { publishedAt } from '../home-of.ts';
import { makeMarket } from '../make-market.ts';
import { dialogues } from '../words.ts';

const now = new Date('2026-11-15T12:00:00Z');
const { homes, activity } = makeMarket({ seed: 'a test', listings: 600, now });
const [tenant, landlord, agent] = demoAccounts;
const conversationsOf = (email: string) =>
  activity.conversations.filter((conversation) => conversation.tenant === email || conversation.home.lister === email);
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

test.for([tenant, landlord, agent])(
  'gives the $userType conversations of several days with different texts',
  ({ email }) => {
    const conversations = conversationsOf(email);
    expect(conversations.length).toBeGreaterThan(4);
    const last = conversations.map(({ messages }) => messages.at(-1)!);
    expect(new Set(last.map(({ content }) => content)).size).toBeGreaterThan(conversations.length - 2);
    expect(new Set(last.map(({ at }) => dayOf(at))).size).toBeGreaterThan(3);
    expect(new Set(last.map(({ by }) => by)).size).toBe(2);
    expect(new Set(conversations.map(({ messages }) => messages.length)).size).toBeGreaterThan(2);
    expect(new Set(conversations.map(({ read }) => read)).size).toBe(2);
    for (const { at } of last) expect(daysFrom(at, now)).toBeLessThan(14);
  },
);

test('leaves an unanswered message for the landlord and for the agent', () => {
  for (const { email } of [landlord, agent])
    expect(conversationsOf(email).some(({ messages, read }) => messages.at(-1)?.by === 'tenant' && !read)).toBe(true);
});

test('starts conversations after publication, once per listing, and not at night', () => {
  expect(new Set(activity.conversations.map(({ tenant, home }) => `${tenant} ${homes.indexOf(home)}`)).size).toBe(
    activity.conversations.length,
  );
  for (const { home, messages } of activity.conversations) {
    expect(messages[0]?.by).toBe('tenant');
    expect(messages[0]?.at.getTime()).toBeGreaterThan(publishedAt(home)!.getTime());
  }
  const atNight = activity.conversations.flatMap(({ messages }) => messages).filter(({ at }) => at.getUTCHours() < 6);
  expect(atNight.length).toBeLessThan(3);
});

test('contains no message that triggers a warning', () => {
  for (const { content } of dialogues.flat()) expect(findMessageWarnings(content), content).toEqual([]);
});

test('has applications in every status, on different days', () => {
  const stands = activity.applications.map(({ steps }) =>
    steps.length > 0 ? applicationGraph[steps.at(-1)!.action].to : 'sent',
  );
  expect(new Set(stands)).toEqual(new Set(['sent', 'seen', 'shortlisted', 'accepted', 'declined', 'withdrawn']));
  for (const { email } of [landlord, agent]) {
    const own = activity.applications.filter(({ home }) => home.lister === email);
    expect(new Set(own.map(({ at }) => dayOf(at))).size).toBeGreaterThan(3);
  }
  for (const { home, steps } of activity.applications)
    if (steps.at(-1)?.action === 'accept') expect(home.status).toBe('let-agreed');
});

test('gives the tenant favorites in their area, one of them already let', () => {
  const saved = activity.favorites.filter((favorite) => favorite.tenant === tenant.email).map(({ home }) => home);
  expect(saved.length).toBeGreaterThan(6);
  expect(new Set(saved.map(({ form }) => form.address.city))).toEqual(new Set(['Leeds']));
  expect(saved.filter(({ status }) => status === 'let')).toHaveLength(1);
});

test('has tickets in every status, one overdue, and answers the landlord’s', () => {
  const stands = activity.tickets.map(({ steps }) =>
    steps.reduce<TicketStatus>((from, { action }) => nextTicketStatus(from, action, ticketGraph[action].by)!, 'open'),
  );
  expect(new Set(stands)).toEqual(new Set(ticketStatuses));
  expect(activity.tickets.filter(({ at, steps }) => steps.length === 0 && isOverdue(at, now))).toHaveLength(1);
  const [own, ...more] = activity.tickets.filter(({ email }) => email === landlord.email);
  expect([own?.steps.at(-1)?.content, more]).toEqual([expect.stringContaining('Duplicate'), []]);
});

test('has reports for several reasons, and applies their decisions', () => {
  const reports = activity.reported.flatMap(({ reports }) => reports);
  expect(new Set(reports.map(({ type }) => type))).toEqual(new Set(['property', 'user', 'listing']));
  expect(new Set(reports.map(({ reason }) => reason)).size).toBeGreaterThan(5);
  for (const { type, reason } of reports) expect(isReasonFor(type, reason)).toBe(true);
  const decisions = activity.reported.map(({ decided }) => decided?.decision ?? 'open');
  expect(new Set(decisions)).toEqual(new Set(['open', 'dismiss', 'hide-listing', 'suspend-user']));
  for (const { about, decided } of activity.reported)
    if (decided?.decision === 'hide-listing' && typeof about !== 'string')
      expect([about.status, about.steps.at(-1)?.note]).toEqual(['rejected', decided.reason]);
});

test('gives demo listers certificates of which one ends soon and some are confirmed', () => {
  for (const { email } of [landlord, agent]) {
    const own = activity.certificates.filter(({ home }) => home.lister === email);
    const ends = own.map(({ kind, details }) => completeDetails(kind, details).expires).filter((day) => day !== '');
    expect(ends.some((day) => day >= '2026-11-15' && day <= '2026-11-22')).toBe(true);
    expect(own.some(({ confirmed }) => confirmed !== null)).toBe(true);
    // A record that has run out would keep a live home from being shown.
    const over = own.filter(({ kind, details }) => {
      const { expires } = completeDetails(kind, details);
      return expires !== '' && expires < '2026-11-15';
    });
    expect(over.filter(({ home }) => home.status === 'live')).toEqual([]);
  }
});
