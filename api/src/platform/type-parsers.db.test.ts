import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';

const { db } = await testDatabase();
const read = async (value: ReturnType<typeof sql>): Promise<unknown> => {
  const { rows } = await sql<{ value: unknown }>`select ${value} as value`.execute(db);
  return rows[0]?.value;
};

const odd = fc.constantFrom('', ' ', 'NULL', 'null', '{', '}', ',', '"', '\\', 'a, b', '{a}', '’', 'Newly decorated');
const text = fc.oneof(
  odd,
  fc.string().map((any) => any.replaceAll('\0', '')),
);

test('a list of texts comes back as it was sent, whatever is in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(text, fc.constant(null)), { maxLength: 5 }), async (list) => {
      expect(await read(sql`${list}::text[]`)).toEqual(list);
    }),
    { numRuns: 200 },
  );
});

test.each([
  [[]],
  [[480, 960, 1600]],
  [[-1, null]],
  [
    [
      [1, 2],
      [3, 4],
    ],
  ],
])('the list of numbers %j comes back', async (list) => {
  expect(await read(sql`${list}::int[]`)).toEqual(list);
});

test.each([
  ['2026-11-15 06:11:47.505+00', '2026-11-15T06:11:47.505Z'],
  ['2026-11-15 06:11:47+00', '2026-11-15T06:11:47.000Z'],
  ['2026-11-15 06:11:47.505678+02', '2026-11-15T04:11:47.505Z'],
  ['0099-01-01 00:00:00+00', '0099-01-01T00:00:00.000Z'],
  ['12026-01-01 00:00:00+00', '+012026-01-01T00:00:00.000Z'],
])('the instant %s is %s', async (given, instant) => {
  expect(await read(sql`${given}::timestamptz`)).toEqual(new Date(instant));
});

test('an instant is the same in any time zone of the server', async () => {
  const [value] = await db.transaction().execute(async (tx) => {
    await sql`set local time zone 'Asia/Kolkata'`.execute(tx);
    return (await sql<{ value: Date }>`select '2026-11-15 06:11:47.505+00'::timestamptz as value`.execute(tx)).rows;
  });
  expect(value?.value).toEqual(new Date('2026-11-15T06:11:47.505Z'));
});
