import { contract } from '@letfair/contract';
import { urlOf } from '@letfair/contract/wire/client';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { expect, test } from 'vitest';
import { aPdf, certificateCalls } from '../../../testing/certificates.ts';
import { approveListings } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { waitUntil } from '../../../testing/wait.ts';
import { confirmedCertificates } from './index.ts';

const testing = await testApi();
const { as, call, db, pool, send } = testing;
const { saveCertificate, sendFile } = certificateCalls(testing);
const approved = approveListings(testing);
const { confirm, review } = contract.certificates;
const today = ukDay(new Date());
const admin = await as('admin');

async function aLiveHome() {
  const { token } = await as('landlord');
  return { token, home: await approved(token) };
}
const publicly = async (id: string) =>
  dataOf((await call(contract.search.property, { params: { id } }, {})).answer).certificates;
const confirmedOn = async (home: string, day: string) => {
  const query = db.selectFrom('listing').select(confirmedCertificates(day).as('confirmed')).where('id', '=', home);
  return (await query.executeTakeFirstOrThrow()).confirmed;
};
const decide = (id: string, confirmed = true) =>
  call(confirm, { params: { id }, body: { confirmed } }, { token: admin.token });

test('only what a moderator has confirmed is public, and only until its last day', async () => {
  const { token, home } = await aLiveHome();
  const body = { kind: 'gasSafety', issued: daysAfter(today, -5) } as const;
  const { id, expires } = dataOf((await saveCertificate(token, home, body)).answer);
  expect(await publicly(home)).toEqual([]);
  expect(dataOf((await decide(id)).answer).confirmedAt).toEqual(expect.any(String));
  expect(dataOf((await decide(id)).answer).confirmedAt).toEqual(expect.any(String));
  expect(await publicly(home)).toEqual([{ kind: 'gasSafety', expires }]);
  expect(await confirmedOn(home, expires ?? '')).toHaveLength(1);
  expect(await confirmedOn(home, daysAfter(expires ?? '', 1))).toEqual([]);
  dataOf((await decide(id, false)).answer);
  expect(await publicly(home)).toEqual([]);
  const { rows } = await pool.query(
    `select action, actor_id, note from audit_entry where target_id = $1 and actor_role = 'moderator' and action like 'cert%' order by id`,
    [home],
  );
  expect(rows).toEqual([
    { action: 'certificate-confirm', actor_id: admin.user.id, note: 'Gas safety record' },
    { action: 'certificate-doubt', actor_id: admin.user.id, note: 'Gas safety record' },
  ]);
});

test('a change by the lister takes the confirmation back', async () => {
  const { token, home } = await aLiveHome();
  const body = { kind: 'epc', issued: daysAfter(today, -5) } as const;
  const { id } = dataOf((await saveCertificate(token, home, body)).answer);
  await decide(id);
  // Nothing changes, so nothing has to be seen again.
  dataOf((await saveCertificate(token, home, body)).answer);
  expect(await publicly(home)).toHaveLength(1);
  dataOf((await saveCertificate(token, home, { ...body, number: '1' })).answer);
  expect(await publicly(home)).toEqual([]);
  await decide(id);
  dataOf((await sendFile(token, id, aPdf())).answer);
  expect(await publicly(home)).toEqual([]);
  await decide(id);
  dataOf((await saveCertificate(token, home, { kind: 'epc', issued: today, renews: true })).answer);
  expect(await publicly(home)).toEqual([]);
  expect((await decide(id)).status).toBe(409);
});

test('a moderator who read an older version is told', async () => {
  const { token, home } = await aLiveHome();
  const { id, version } = dataOf((await saveCertificate(token, home, { kind: 'epc', number: '1' })).answer);
  dataOf((await saveCertificate(token, home, { kind: 'epc', number: '2' })).answer);
  const sent = (ifMatch: number) =>
    send({
      method: 'PUT',
      url: urlOf(confirm, { params: { id } }),
      headers: { authorization: `Bearer ${admin.token}`, 'if-match': `"${ifMatch}"` },
      payload: { confirmed: true },
    });
  expect((await sent(version)).statusCode).toBe(412);
  const accepted = await sent(version + 1);
  expect([accepted.statusCode, accepted.headers.etag]).toEqual([200, `"${version + 1}"`]);
});

test('neither an expired nor an empty certificate can be confirmed', async () => {
  const { token, home } = await aLiveHome();
  const empty = dataOf((await saveCertificate(token, home, { kind: 'alarms' })).answer);
  const expired = { kind: 'gasSafety', expires: daysAfter(today, -1) } as const;
  const over = dataOf((await saveCertificate(token, home, expired)).answer);
  for (const { id } of [empty, over]) expect((await decide(id)).status).toBe(409);
  // The last day still counts.
  const last = dataOf((await saveCertificate(token, home, { ...expired, expires: today })).answer);
  expect((await decide(last.id)).status).toBe(200);
  expect(await publicly(home)).toEqual([{ kind: 'gasSafety', expires: today }]);
});

test('a moderator sees the certificates of any home', async () => {
  const { token, home } = await aLiveHome();
  dataOf((await saveCertificate(token, home, { kind: 'epc', number: '1' })).answer);
  const seen = dataOf((await call(review, { params: { id: home } }, { token: admin.token })).answer);
  expect(seen.property).not.toHaveProperty('reference');
  expect(seen).toMatchObject({ property: { id: home }, certificates: [{ kind: 'epc', number: '1' }], earlier: [] });
});

test('every process hears of a confirmation, and drops the pages that show it', async () => {
  const { token, home } = await aLiveHome();
  const { id } = dataOf((await saveCertificate(token, home, { kind: 'epc', number: '1' })).answer);
  const listener = await pool.connect();
  try {
    let heard = 0;
    listener.on('notification', () => heard++);
    await listener.query('listen letfair_listings');
    dataOf((await decide(id)).answer);
    await waitUntil(async () => heard > 0);
  } finally {
    listener.release(true);
  }
});
