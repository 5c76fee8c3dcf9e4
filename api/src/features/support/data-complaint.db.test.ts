import { contract } from '@letfair/contract';
import { ukDayInWords } from '@letfair/domain/uk-time';
import { expect, test } from 'vitest';
import { aComplaint, aTicket, SUPPORT_EMAIL } from '../../testing/people.ts';
import { dataOf, testApi } from '../../testing/test-api.ts';

const { as, call, db, mailTo } = await testApi();
const { complain, openTicket, mine } = contract.support;

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
