import { contract } from '@letfair/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aComplaint, aTicket } from '../../../testing/people.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, db, mailTo } = await testApi();
const { openTicket, complain } = contract.support;
const { tickets, ticket, answer, act, prioritise, assign } = contract.supportDesk;
const [admin, colleague] = [await as('admin'), await as('admin')];
const { token } = admin;

async function asked(hoursAgo = 0) {
  const body = aTicket();
  const { id: reference } = dataOf((await call(openTicket, { body })).answer);
  const at = sql<Date>`now() - make_interval(mins => ${Math.round(hoursAgo * 60)})`;
  await db.updateTable('ticket').set({ asked_at: at }).where('reference', '=', reference).execute();
  return { reference, params: { reference }, body };
}

type Query = Parameters<typeof call<typeof tickets>>[1]['query'];
const listed = async (query: Query, as = token) => dataOf((await call(tickets, { query }, { token: as })).answer);
const idsOf = async (query: Query) => (await listed(query)).tickets.map(({ id }) => id);
const shown = async (reference: string) => dataOf((await call(ticket, { params: { reference } }, { token })).answer);
const done = async (reference: string) => {
  const { id } = await db
    .selectFrom('ticket')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const entries = await db.selectFrom('audit_entry').selectAll().where('target_id', '=', id).orderBy('id').execute();
  return entries.map(({ actor_id, action, status, note }) => [actor_id === admin.user.id, action, status, note]);
};

test('audits every desk step along the lifecycle', async () => {
  const { reference, params, body } = await asked();
  const step = (action: 'start' | 'resolve' | 'close' | 'reopen') => call(act, { params, body: { action } }, { token });
  expect(dataOf((await step('start')).answer)).toMatchObject({
    status: 'in-progress',
    assignee: { you: true },
    actions: ['answer', 'update', 'resolve', 'close'],
  });
  expect((await step('start')).status).toBe(409);
  dataOf((await call(answer, { params, body: { content: 'We look into it.', action: 'update' } }, { token })).answer);
  expect((await step('resolve')).status).toBe(200);
  expect((await mailTo(body.email))?.subject).toBe(`Your ticket ${reference} has been resolved`);
  expect((await step('close')).status).toBe(200);
  const refused = await call(answer, { params, body: { content: 'One more thing.' } }, { token });
  expect(refused.status).toBe(409);
  expect(refused.answer).toMatchObject({ message: 'You can’t do that: the ticket is now closed.' });
  expect(dataOf((await step('reopen')).answer)).toMatchObject({ status: 'in-progress', messages: { length: 2 } });
  expect(await done(reference)).toEqual([
    [true, 'start', 'in-progress', ''],
    [true, 'update', 'in-progress', ''],
    [true, 'resolve', 'resolved', ''],
    [true, 'close', 'closed', ''],
    [true, 'reopen', 'in-progress', ''],
  ]);
});

test('changes priority and assignment once, however often they are set', async () => {
  const { reference, params } = await asked();
  for (const _ of ['once', 'twice'])
    expect(dataOf((await call(prioritise, { params, body: { priority: 'urgent' } }, { token })).answer).priority).toBe(
      'urgent',
    );
  const setAssigned = async (assigned: boolean, who = token) =>
    dataOf((await call(assign, { params, body: { assigned } }, { token: who })).answer).assignee;
  for (const _ of ['once', 'twice']) expect(await setAssigned(true)).toMatchObject({ you: true });
  expect((await shown(reference)).assignee).toMatchObject({ you: true });
  expect((await listed({ mine: 'true' }, colleague.token)).tickets.map(({ id }) => id)).not.toContain(reference);
  expect(await idsOf({ mine: 'true' })).toContain(reference);
  expect(await setAssigned(true, colleague.token)).toMatchObject({ you: true });
  expect((await shown(reference)).assignee).toMatchObject({ you: false });
  for (const _ of ['once', 'twice']) expect(await setAssigned(false)).toBeNull();
  expect(await done(reference)).toEqual([
    [true, 'prioritise', 'open', 'high to urgent'],
    [true, 'assign', 'open', ''],
    [false, 'assign', 'open', ''],
    [true, 'unassign', 'open', ''],
  ]);
});

test('marks a ticket overdue after 24 hours without an answer', async () => {
  const [late, fresh] = [await asked(24.1), await asked(23.9)];
  expect(await shown(late.reference)).toMatchObject({ overdue: true });
  expect(await shown(fresh.reference)).toMatchObject({ overdue: false, dueAt: expect.any(String) });
  const overdue = await idsOf({ overdue: 'true' });
  expect(overdue).toContain(late.reference);
  expect(overdue).not.toContain(fresh.reference);
  await call(act, { params: late.params, body: { action: 'start' } }, { token });
  expect(await idsOf({ overdue: 'true', status: 'in-progress' })).toEqual([late.reference]);
  await call(answer, { params: late.params, body: { content: 'Sorry for the wait.' } }, { token });
  expect(await shown(late.reference)).toMatchObject({ overdue: false, dueAt: null });
});

test('finds a ticket by reference or sender’s email', async () => {
  const { reference, body } = await asked();
  for (const search of [reference, ` ${reference.toLowerCase()} `, body.email.toUpperCase()])
    expect(await idsOf({ search }), search).toEqual([reference]);
  expect(await idsOf({ search: 'LF-2222-2222' })).toEqual([]);
  expect(await idsOf({ search: ' ' })).toContain(reference);
});

test('finds data complaints by kind', async () => {
  const { id } = dataOf((await call(complain, { body: aComplaint() })).answer);
  expect(await idsOf({ kind: 'data-complaint' })).toEqual([id]);
  expect(await idsOf({ kind: 'help' })).not.toContain(id);
});

test('sorts by longest waiting first, and answered last, over all pages', async () => {
  await db.deleteFrom('ticket').execute();
  for (let n = 0; n < 55; n += 1) await asked(n % 11);
  const rows = await db.selectFrom('ticket').select(['id', 'reference']).orderBy('id').execute();
  const answered = rows.slice(0, 20);
  await db
    .updateTable('ticket')
    .set({ asked_at: null, status: 'waiting' })
    .where(
      'id',
      'in',
      answered.map(({ id }) => id),
    )
    .execute();
  const first = await listed({ sort: 'overdue' });
  expect(first.tickets).toHaveLength(50);
  const rest = await listed({ sort: 'overdue', cursor: first.nextCursor ?? '' });
  expect(rest.nextCursor).toBeNull();
  const all = [...first.tickets, ...rest.tickets];
  expect(new Set(all.map(({ id }) => id)).size).toBe(55);
  const due = all.slice(0, 35).map(({ dueAt }) => dueAt ?? '');
  expect(due).toEqual(due.toSorted());
  expect(due).not.toContain('');
  expect(all.slice(35).map(({ id }) => id)).toEqual(answered.map(({ reference }) => reference).toReversed());

  const inTheMiddle = first.tickets[10]!;
  const row = await db
    .selectFrom('ticket')
    .selectAll()
    .where('reference', '=', inTheMiddle.id)
    .executeTakeFirstOrThrow();
  const cursor = `${row.asked_at?.toISOString()} ${row.id}`;
  const after = await listed({ sort: 'overdue', cursor });
  expect(after.tickets.map(({ id }) => id)).toEqual(all.slice(11).map(({ id }) => id));
});

test.each(['made-up', '2026-13-01 x', "' or 1=1"])('rejects an invalid cursor (%s) in either order', async (cursor) => {
  for (const sort of ['newest', 'overdue'] as const)
    expect((await call(tickets, { query: { sort, cursor } }, { token })).status).toBe(422);
});

test('closes a ticket of an erased sender without a mail', async () => {
  const { reference, params } = await asked();
  const erased = { name: 'Deleted user', email: '', email_key: '' };
  await db.updateTable('ticket').set(erased).where('reference', '=', reference).execute();
  expect((await call(act, { params, body: { action: 'resolve' } }, { token })).status).toBe(200);
  expect((await call(answer, { params, body: { content: 'Goodbye.' } }, { token })).status).toBe(200);
  expect(await db.selectFrom('mail').select('id').where('to_address', '=', '').execute()).toEqual([]);
});

test('keeps both answers of two admins who answer at the same time', async () => {
  const { reference, params } = await asked();
  await Promise.all(
    [admin, colleague].map((who) =>
      call(answer, { params, body: { content: `From ${who.user.email}` } }, { token: who.token }),
    ),
  );
  const { messages, status } = await shown(reference);
  expect(messages).toHaveLength(3);
  expect(status).toBe('waiting');
});
