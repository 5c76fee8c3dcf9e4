import { expect, test } from 'vitest';
import { conversationFixture } from '../../../testing/conversations.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, db, pool } = testing;
const { liveListing, start, started, say } = await conversationFixture(testing);

// One after the other, because each approval raises how many the landlord may list a day.
const homes: string[] = [];
for (let n = 0; n < 11; n += 1) homes.push(await liveListing(`Home ${n}`));
const age = (id: string, days: number) =>
  db
    .updateTable('account')
    .set({ created_at: new Date(Date.now() - days * 86_400_000) })
    .where('id', '=', id)
    .execute();
const hitsSoFar = (hits: number) => pool.query("update throttle set hits = $1 where bucket = 'message'", [hits]);

test('limits new accounts to ten listings a day, and older ones to more', async () => {
  const { token, user } = await as('tenant');
  for (const [n, listing] of homes.slice(0, 10).entries())
    expect((await start(listing, `Hello ${n}`, token)).status).toBe(200);
  const refused = await start(homes[10]!, 'Hello', token);
  expect(refused).toMatchObject({ status: 429, answer: { message: expect.stringContaining('tomorrow') } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  expect((await start(homes[0]!, 'To a home I have written about before', token)).status).toBe(200);
  await age(user.id, 8);
  expect((await start(homes[10]!, 'Hello', token)).status).toBe(200);
});

test('limits repeated texts, ignoring case and punctuation', async () => {
  const { token } = await as('tenant');
  for (const [n, listing] of homes.slice(0, 5).entries())
    expect((await start(listing, `Dear landlord, I would like this home${'!'.repeat(n)}`, token)).status).toBe(200);
  const refused = await start(homes[5]!, 'DEAR landlord: I would like this home', token);
  expect(refused).toMatchObject({ status: 429, answer: { message: expect.stringContaining('same message') } });
  expect((await start(homes[5]!, 'I would like this home because of its garden', token)).status).toBe(200);
});

test('limits new accounts to sixty messages an hour, and others to three hundred', async () => {
  const { token, user } = await as('tenant');
  const { id } = await started(token);
  await hitsSoFar(59);
  expect((await say(token, id, 'The sixtieth')).status).toBe(200);
  expect(await say(token, id, 'One more')).toMatchObject({
    status: 429,
    answer: { message: expect.stringContaining('a lot of messages') },
  });
  await age(user.id, 8);
  expect((await say(token, id, 'One more')).status).toBe(200);
  await hitsSoFar(300);
  expect((await say(token, id, 'And another')).status).toBe(429);
});

test('counts neither refused messages nor retries with the same key', async () => {
  const { token } = await as('tenant');
  const { id } = await started(token);
  await hitsSoFar(58);
  for (let n = 0; n < 3; n += 1) expect((await say(token, id, 'The same', 'a-key')).status).toBe(200);
  expect(dataOf((await say(token, id, 'The sixtieth')).answer).number).toBe(3);
  expect((await say(token, id, 'One more')).status).toBe(429);
});
