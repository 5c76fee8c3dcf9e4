import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { deleteOldRows } from './retention/delete-old-rows.ts';
import { countHit, resetHits, tooMany } from './throttle.ts';

const { db } = await testDatabase();
const limit = { bucket: 'test', hits: 3, seconds: 600 };

test('hits within the limit pass, the next ones are told how long to wait', async () => {
  const waits = [];
  for (let n = 0; n < 5; n += 1) waits.push(await countHit(db, limit, 'one'));
  expect(waits.slice(0, 3)).toEqual([null, null, null]);
  for (const wait of waits.slice(3)) expect(wait).toBeGreaterThan(595);
  expect(await countHit(db, limit, 'another')).toBeNull();
  expect(await countHit(db, { ...limit, bucket: 'elsewhere' }, 'one')).toBeNull();
});

test('parallel hits are counted one by one', async () => {
  const waits = await Promise.all(Array.from({ length: 40 }, () => countHit(db, limit, 'parallel')));
  expect(waits.filter((wait) => wait === null)).toHaveLength(3);
});

test('when the window is over, counting starts again', async () => {
  for (let n = 0; n < 4; n += 1) await countHit(db, limit, 'patient');
  await db
    .updateTable('throttle')
    .set({ window_start: new Date(Date.now() - 601_000) })
    .execute();
  expect(await countHit(db, limit, 'patient')).toBeNull();
});

test('forgiving forgets one subject', async () => {
  for (let n = 0; n < 4; n += 1) await countHit(db, limit, 'forgiven');
  await resetHits(db, limit, 'forgiven');
  expect(await countHit(db, limit, 'forgiven')).toBeNull();
});

test('subjects are not stored in clear, and old ones are forgotten', async () => {
  await countHit(db, limit, 'maya@tenant.example');
  const rows = await db.selectFrom('throttle').selectAll().execute();
  expect(JSON.stringify(rows.map((row) => row.subject.toString('latin1')))).not.toContain('maya');
  await db
    .updateTable('throttle')
    .set({ window_start: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  await deleteOldRows(db);
  expect(await db.selectFrom('throttle').selectAll().execute()).toEqual([]);
});

test.each([
  [1, 'a minute'],
  [61, '2 minutes'],
  [899, '15 minutes'],
  [3_600, 'an hour'],
  [86_400, '24 hours'],
])('a wait of %i seconds is told as %s', (seconds, words) => {
  expect(tooMany(seconds)).toMatchObject({
    message: `Too many attempts. Please try again in ${words}.`,
    retryAfterSeconds: seconds,
  });
});
