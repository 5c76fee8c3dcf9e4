import { contract } from '@letfair/contract';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { expect, test } from 'vitest';
import { certificateCalls } from '../../../testing/certificates.ts';
import { PASSWORD } from '../../../testing/people.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db, send } = testing;
const { submitHome, saveCertificate } = certificateCalls(testing);
const { calendar, closeCalendar, openCalendar } = contract.certificates;
const day = daysAfter(ukDay(new Date()), 20);

const open = async (token: string) => dataOf((await call(openCalendar, {}, { token })).answer).url;
const read = (url: string) => send({ url: new URL(url).pathname });

test('a calendar program reads the last days without signing in', async () => {
  const { token } = await as('landlord');
  const title = 'Flat; by, the\\canal — “Zürich” with a title that goes on well beyond one line of a calendar';
  const home = await submitHome(token, { title });
  const { id } = dataOf((await saveCertificate(token, home, { kind: 'gasSafety', expires: day })).answer);
  await saveCertificate(token, home, { kind: 'alarms', issued: daysAfter(day, -40) });
  const gone = await submitHome(token);
  await saveCertificate(token, gone, { kind: 'gasSafety', expires: day });
  await db.updateTable('listing').set({ status: 'withdrawn' }).where('id', '=', gone).execute();

  const answer = await read(await open(token));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  const lines = answer.body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:certificate-${id}@letfair.example`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:Gas safety record ends: ${title.replace(/[\\;,]/g, (mark) => `\\${mark}`)}`,
    ]),
  );
  for (const line of answer.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('the address is stored as a hash, replaced by a new one, and stops when it is revoked', async () => {
  const { token, user } = await as('agent');
  expect(dataOf((await call(calendar, {}, { token })).answer)).toEqual({ createdAt: null });
  const first = await open(token);
  const { rows } = await testing.pool.query(
    'select to_jsonb(c)::text as row from certificate_calendar c where account_id = $1',
    [user.id],
  );
  expect(rows[0].row).not.toContain(/calendar\/(.+)\.ics/.exec(first)?.[1]);
  const second = await open(token);
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  expect(dataOf((await call(calendar, {}, { token })).answer).createdAt).toEqual(expect.any(String));
  dataOf((await call(closeCalendar, {}, { token })).answer);
  expect((await read(second)).statusCode).toBe(404);
  expect(dataOf((await call(calendar, {}, { token })).answer)).toEqual({ createdAt: null });
});

test.each(['x.ics', 'x', '.ics', `${'a'.repeat(43)}.ics`, '%00.ics', '..%2f..%2fsecret.ics'])(
  'an unknown address %s is not found',
  async (file) => {
    expect((await send({ url: `/certificates/calendar/${file}` })).statusCode).toBe(404);
  },
);

test('the calendar of somebody who leaves is not found', async () => {
  const { token } = await as('landlord');
  const url = await open(token);
  dataOf((await call(contract.privacy.close, { body: { password: PASSWORD } }, { token })).answer);
  expect((await read(url)).statusCode).toBe(404);
});
