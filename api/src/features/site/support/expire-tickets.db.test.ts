import { contract } from '@letfair/contract';
import { RESOLVED_DAYS, TICKET_RETENTION, WAITING_DAYS } from '@letfair/domain/site/support/lifecycle';
import type { TicketStatus } from '@letfair/domain/site/support/tickets';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteOldRows } from '../../../platform/retention/delete-old-rows.ts';
import { aTicket } from '../../../testing/people.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { closeIdleTickets } from './expire-tickets.ts';

const { call, db } = await testApi();
const tend = closeIdleTickets(db, 'https://letfair.example');

async function ticketThatIs(status: TicketStatus, days: number) {
  const body = aTicket();
  const { id: reference } = dataOf((await call(contract.support.openTicket, { body })).answer);
  await db
    .updateTable('ticket')
    .set({ status, asked_at: null, moved_at: sql<Date>`now() - make_interval(secs => ${days * 86_400})` })
    .where('reference', '=', reference)
    .execute();
  const row = () => db.selectFrom('ticket').selectAll().where('reference', '=', reference).executeTakeFirst();
  const mails = async () =>
    (await db.selectFrom('mail').select('template').where('to_address', '=', body.email).orderBy('id').execute()).map(
      ({ template }) => template,
    );
  return { row, mails };
}

test('resolves a ticket whose sender does not answer, and mails once', async () => {
  const [late, early] = [
    await ticketThatIs('waiting', WAITING_DAYS + 0.1),
    await ticketThatIs('waiting', WAITING_DAYS - 0.1),
  ];
  await Promise.all([tend(), tend()]);
  await tend();
  expect((await late.row())?.status).toBe('resolved');
  expect(await late.mails()).toEqual(['ticket-received', 'ticket-resolved']);
  expect((await early.row())?.status).toBe('waiting');
});

test('closes resolved tickets after a while, and never unanswered ones', async () => {
  const late = await ticketThatIs('resolved', RESOLVED_DAYS + 0.1);
  const early = await ticketThatIs('resolved', RESOLVED_DAYS - 0.1);
  const open = await ticketThatIs('open', 100);
  await tend();
  expect((await late.row())?.status).toBe('closed');
  expect(await late.mails()).toEqual(['ticket-received']);
  expect((await early.row())?.status).toBe('resolved');
  expect((await open.row())?.status).toBe('open');
  const { id } = (await late.row())!;
  expect(
    await db.selectFrom('audit_entry').select(['actor_role', 'action', 'status']).where('target_id', '=', id).execute(),
  ).toEqual([{ actor_role: 'clock', action: 'expire', status: 'closed' }]);
});

test('deletes closed tickets with their messages after two years', async () => {
  const days = TICKET_RETENTION.years * 366;
  const old = await ticketThatIs('closed', days + 1);
  const kept = [await ticketThatIs('closed', days - 10), await ticketThatIs('resolved', days + 1)];
  const { id } = (await old.row())!;
  await db
    .insertInto('ticket_message')
    .values({ id, ticket_id: id, by: 'desk', author_id: null, content: 'x', created_at: new Date() })
    .execute();
  await deleteOldRows(db);
  expect(await old.row()).toBeUndefined();
  expect(await db.selectFrom('ticket_message').select('id').where('ticket_id', '=', id).execute()).toEqual([]);
  for (const { row } of kept) expect(await row()).toBeDefined();
});
