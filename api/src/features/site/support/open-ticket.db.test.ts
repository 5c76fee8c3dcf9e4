import { contract } from '@letfair/contract';
import { ukDayInWords } from '@letfair/domain/uk-time';
import { expect, test } from 'vitest';
import { aComplaint, aTicket, SUPPORT_EMAIL } from '../../../testing/people.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, db, mailTo } = await testApi();
const { complain, mine, openTicket } = contract.support;
const { stats } = contract.admin;
const { tickets } = contract.supportDesk;
const admin = await as('admin');
const listed = async () => dataOf((await call(tickets, { query: {} }, { token: admin.token })).answer).tickets;

test('stores a ticket, confirms it to the sender and shows it to the desk', async () => {
  const body = aTicket();
  const { status, answer } = await call(openTicket, { body });
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    message: "Support ticket submitted successfully! We'll get back to you within 24 hours.",
  });
  const { id } = dataOf(answer);
  expect(id).toMatch(/^LF-\w{4}-\w{4}$/);
  expect((await listed())[0]).toMatchObject({ id, ...body, status: 'open' });
  expect((await mailTo(body.email))?.text).toContain(id);
  expect((await mailTo(body.email))?.text).not.toContain(body.message);
  expect((await mailTo(SUPPORT_EMAIL))?.text).toContain(body.message);
});

test('counts open tickets for admins', async () => {
  const openTickets = async () => dataOf((await call(stats, {}, { token: admin.token })).answer).openTickets;
  const before = await openTickets();
  await call(openTicket, { body: aTicket() });
  expect(await openTickets()).toBe(before + 1);
});

test('assigns a signed-in sender’s ticket to their account', async () => {
  const { token, user } = await as('landlord');
  const { id } = dataOf((await call(openTicket, { body: aTicket() }, { token })).answer);
  const row = await db.selectFrom('ticket').select('account_id').where('reference', '=', id).executeTakeFirst();
  expect(row?.account_id).toBe(user.id);
});

test('tells the desk who was signed in, whatever name and email were typed', async () => {
  const { token, user } = await as('landlord');
  const name = `${user.firstName} ${user.lastName}`;
  const body = aTicket({ name: 'The Letfair admin', email: admin.user.email });
  const opened = async (options?: { token: string }) => {
    const { id } = dataOf((await call(openTicket, { body }, options)).answer);
    const { signedInAs } = dataOf(
      (await call(contract.supportDesk.ticket, { params: { reference: id } }, { token: admin.token })).answer,
    );
    expect((await listed())[0]).toMatchObject({ id, signedInAs });
    return { signedInAs, mail: (await mailTo(SUPPORT_EMAIL))?.text };
  };
  expect(await opened({ token })).toEqual({
    signedInAs: { name, email: user.email },
    mail: expect.stringContaining(`Signed in as ${name} (${user.email}).`),
  });
  expect(await opened()).toEqual({
    signedInAs: null,
    mail: expect.stringContaining('Not verified: sent without signing in.'),
  });
});

test('requires name, email and message, and defaults the three choices', async () => {
  const { name, email, message } = aTicket();
  expect((await call(openTicket, { body: { name, email, message } })).status).toBe(200);
  expect((await listed())[0]).toMatchObject({ userType: 'other', subject: 'other', priority: 'medium' });
  const refused = await call(openTicket, { body: { name, email } });
  expect(refused.status).toBe(422);
  expect(refused.answer).toMatchObject({
    message: 'Please fill in all required fields.',
    error: { code: 'invalid', fields: { message: expect.any(String) } },
  });
});

test('stores one ticket per Idempotency-Key', async () => {
  const body = aTicket();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call(openTicket, { body }, { key: 'one-click-only' })),
  );
  expect(new Set(answers.map(({ answer }) => dataOf(answer).id)).size).toBe(1);
  expect(await db.selectFrom('ticket').select('id').where('email', '=', body.email).execute()).toHaveLength(1);
});

test('limits tickets by email and by account', async () => {
  const body = aTicket();
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await call(openTicket, { body })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const { token } = await as('tenant');
  for (let n = 0; n < 10; n += 1) expect((await call(openTicket, { body: aTicket() }, { token })).status).toBe(200);
  const { status, headers } = await call(openTicket, { body: aTicket() }, { token });
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('acknowledges a data complaint at once with its reference and dates', async () => {
  const body = aComplaint();
  const { status, answer } = await call(complain, { body });
  expect(status).toBe(200);
  const { id, receivedAt, acknowledgeBy } = dataOf(answer);
  expect(Date.parse(acknowledgeBy) - Date.parse(receivedAt)).toBe(30 * 86_400_000);
  const mail = await mailTo(body.email);
  expect(mail?.subject).toContain(id);
  for (const date of [receivedAt, acknowledgeBy]) expect(mail?.text).toContain(ukDayInWords(new Date(date)));
  expect(mail?.text).not.toContain(body.whatHappened);
  const notice = await mailTo(SUPPORT_EMAIL);
  expect(notice?.subject).toBe(`[high] data complaint: ticket ${id}`);
  expect(notice?.text).toContain(body.whatHappened);
  expect(notice?.text).toContain(body.wanted);
});

test('shows a data complaint to its sender as a ticket of its own kind', async () => {
  const { user, token } = await as('landlord');
  const { id } = dataOf((await call(complain, { body: aComplaint({ email: user.email }) }, { token })).answer);
  expect(dataOf((await call(mine, { query: {} }, { token })).answer).tickets).toMatchObject([
    { id, kind: 'data-complaint', subject: 'other', userType: 'landlord', status: 'open' },
  ]);
});

test('requires every field, and stores nothing without it', async () => {
  const body = aComplaint({ wanted: ' ' });
  const { status, answer } = await call(complain, { body });
  expect(status).toBe(422);
  expect(answer).toMatchObject({
    message: 'Please fill in all required fields.',
    error: { fields: { wanted: expect.any(String) } },
  });
  expect(await db.selectFrom('ticket').select('id').where('email', '=', body.email).execute()).toEqual([]);
});

test('counts complaints and tickets to one email together', async () => {
  const { email } = aComplaint();
  const statuses: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    statuses.push((await call(complain, { body: aComplaint({ email }) })).status);
    statuses.push((await call(openTicket, { body: aTicket({ email }) })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
