import { contract } from '@letfair/contract';
import { lifecycleSentences } from '@letfair/domain/site/support/lifecycle';
import { MAX_TICKET_MESSAGES } from '@letfair/domain/site/support/tickets';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aSignUp, aTicket, SUPPORT_EMAIL } from '../../../testing/people.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';

const { as, call, db, mailTo, pool } = await testApi();
const { openTicket, mine, thread, reply, act } = contract.support;
const desk = contract.supportDesk;
const admin = await as('admin');

async function asked(sender: SignedIn, changes: Parameters<typeof aTicket>[0] = {}) {
  const body = aTicket({ email: sender.user.email, ...changes });
  const { id: reference } = dataOf((await call(openTicket, { body }, { token: sender.token })).answer);
  return { reference, body, params: { reference } };
}

const threadOf = async ({ token }: SignedIn, reference: string) =>
  dataOf((await call(thread, { params: { reference } }, { token })).answer);
const answerWith = (reference: string, content: string, action?: 'answer' | 'update' | 'resolve') =>
  call(desk.answer, { params: { reference }, body: { content, ...(action && { action }) } }, { token: admin.token });

test('shows a desk answer in the thread and mails it with a link', async () => {
  const maya = await as('tenant');
  const { reference, body } = await asked(maya);
  const answered = await answerWith(reference, 'Please look\n\nin the spam folder.');
  expect(dataOf(answered.answer)).toMatchObject({ status: 'waiting', overdue: false, dueAt: null });

  expect(await threadOf(maya, reference)).toMatchObject({
    id: reference,
    status: 'waiting',
    messages: [
      { by: 'sender', content: body.message },
      { by: 'desk', content: 'Please look\n\nin the spam folder.' },
    ],
    actions: ['reply', 'settle'],
  });
  const mail = await mailTo(maya.user.email);
  expect(mail?.text).toContain('in the spam folder.');
  expect(mail?.text).toContain(`https://letfair.example/support?ticket=${reference}`);
});

test('reopens a waiting ticket on reply and tells the desk', async () => {
  const maya = await as('tenant');
  const { reference, params } = await asked(maya);
  await answerWith(reference, 'Which browser is it?');
  const { answer } = await call(reply, { params, body: { content: ' It is Firefox. ' } }, { token: maya.token });
  expect(dataOf(answer)).toMatchObject({ status: 'in-progress', messages: { length: 3 } });
  const mail = await mailTo(SUPPORT_EMAIL);
  expect(mail?.text).toContain('It is Firefox.');
  expect(mail?.text).toContain(`https://letfair.example/admin/dashboard?tab=tickets&ticket=${reference}`);
});

test('reopens a resolved ticket on reply, and refuses replies to a closed one', async () => {
  const maya = await as('tenant');
  const { reference, params } = await asked(maya);
  await answerWith(reference, 'It works again.', 'resolve');
  const again = await call(reply, { params, body: { content: 'It does not.' } }, { token: maya.token });
  expect(dataOf(again.answer).status).toBe('open');

  await call(desk.act, { params, body: { action: 'close' } }, { token: admin.token });
  expect((await mailTo(maya.user.email))?.subject).toBe(`Your ticket ${reference} has been closed`);
  const refused = await call(reply, { params, body: { content: 'Hello?' } }, { token: maya.token });
  expect(refused.status).toBe(409);
  expect(refused.answer).toMatchObject({ message: lifecycleSentences.closed });
  expect(await threadOf(maya, reference)).toMatchObject({ messages: { length: 3 }, actions: [] });
});

test('lets the sender resolve a ticket once', async () => {
  const maya = await as('tenant');
  const { reference, params } = await asked(maya);
  const resolveTicket = () => call(act, { params, body: { action: 'settle' } }, { token: maya.token });
  expect(dataOf((await resolveTicket()).answer)).toMatchObject({ status: 'resolved', actions: ['reply'] });
  expect((await resolveTicket()).status).toBe(409);
  expect((await threadOf(maya, reference)).status).toBe('resolved');
});

test('answers 404 for tickets of other people', async () => {
  const [maya, other] = [await as('tenant'), await as('landlord')];
  const { params } = await asked(maya);
  const { token } = other;
  expect((await call(thread, { params }, { token })).status).toBe(404);
  expect((await call(reply, { params, body: { content: 'Hello' } }, { token })).status).toBe(404);
  expect((await call(act, { params, body: { action: 'settle' } }, { token })).status).toBe(404);
  expect(dataOf((await call(mine, { query: {} }, { token })).answer).tickets).toEqual([]);
});

test('shows tickets sent without an account to whoever verifies their email', async () => {
  const body = aSignUp('tenant');
  const email = body.email.toUpperCase();
  const { id } = dataOf((await call(openTicket, { body: aTicket({ email }) })).answer);
  const signedUp = dataOf((await call(contract.accounts.signUp, { body })).answer);
  const code = signedUp.verificationCode ?? '';
  const owner = dataOf((await call(contract.accounts.verify, { body: { email: body.email, code } })).answer);
  expect(dataOf((await call(mine, { query: {} }, { token: owner.token })).answer).tickets).toMatchObject([{ id }]);
  const params = { reference: id };
  expect((await call(reply, { params, body: { content: 'Still me.' } }, { token: owner.token })).status).toBe(200);

  const stranger = await as('tenant');
  await call(openTicket, { body: aTicket({ email: body.email }) }, { token: stranger.token });
  expect(dataOf((await call(mine, { query: {} }, { token: owner.token })).answer).tickets).toHaveLength(1);
});

test('lists own tickets newest first, thirty a page, without repeats', async () => {
  const maya = await as('tenant');
  const rows = Array.from({ length: 40 }, (_, n) => ({
    id: newId(Date.now() - n * 1_000),
    reference: `LF-PAGE-${String(n).padStart(4, '0')}`,
    account_id: n % 2 ? maya.user.id : null,
    email: maya.user.email,
    email_key: maya.user.email,
    name: 'Maya',
    user_type: 'tenant' as const,
    subject: 'other' as const,
    priority: 'low' as const,
    message: 'x',
  }));
  await db.insertInto('ticket').values(rows).execute();
  const first = dataOf((await call(mine, { query: {} }, { token: maya.token })).answer);
  expect(first.tickets).toHaveLength(30);
  const rest = await call(mine, { query: { cursor: first.nextCursor ?? '' } }, { token: maya.token });
  const seen = [...first.tickets, ...dataOf(rest.answer).tickets].map(({ id }) => id);
  expect(seen).toEqual(rows.map(({ reference }) => reference));
  expect((await call(mine, { query: { cursor: 'made-up' } }, { token: maya.token })).status).toBe(422);
});

test('stores one reply per Idempotency-Key', async () => {
  const maya = await as('tenant');
  const { reference, params } = await asked(maya);
  const options = { token: maya.token, key: 'one-reply-only' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(reply, { params, body: { content: 'And one more thing.' } }, options)),
  );
  for (const { status } of answers) expect(status).toBe(200);
  expect((await threadOf(maya, reference)).messages).toHaveLength(2);
});

test('rejects empty, too long and too many replies, and full threads', async () => {
  const maya = await as('tenant');
  const { params } = await asked(maya);
  const send = (content: string) => call(reply, { params, body: { content } }, { token: maya.token });
  expect((await send('  ')).status).toBe(422);
  expect((await send('x'.repeat(5_001))).status).toBe(422);
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await send(`${n}`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);

  const other = await as('tenant');
  const long = await asked(other);
  await pool.query(
    `insert into ticket_message (id, ticket_id, by, content)
      select gen_random_uuid(), id, 'desk', 'x' from ticket, generate_series(2, $2::int) where reference = $1`,
    [long.reference, MAX_TICKET_MESSAGES],
  );
  const refused = await call(reply, { params: long.params, body: { content: 'x' } }, { token: other.token });
  expect(refused.answer).toMatchObject({ message: lifecycleSentences.full });
  expect((await answerWith(long.reference, 'x')).status).toBe(409);
});

test('keeps thread and status consistent when a reply and a closing coincide', async () => {
  const maya = await as('tenant');
  for (let round = 0; round < 5; round += 1) {
    const { reference, params } = await asked(maya);
    const [replied, closed] = await Promise.all([
      call(reply, { params, body: { content: 'Wait!' } }, { token: maya.token }),
      call(desk.act, { params, body: { action: 'close' } }, { token: admin.token }),
    ]);
    expect(closed.status).toBe(200);
    const { status, messages } = await threadOf(maya, reference);
    expect(status).toBe('closed');
    expect(messages).toHaveLength(replied.status === 200 ? 2 : 1);
  }
  await db.deleteFrom('ticket').where('account_id', '=', maya.user.id).execute();
  const left = await sql<{ count: string }>`
    select count(*) from ticket_message where ticket_id not in (select id from ticket)`.execute(db);
  expect(left.rows[0]?.count).toBe('0');
});
