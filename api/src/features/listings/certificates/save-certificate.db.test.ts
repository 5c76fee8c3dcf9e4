import { contract } from '@letfair/contract';
import { MAX_EARLIER } from '@letfair/domain/listings/certificates/certificate-files';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { certificateCalls } from '../../../testing/certificates.ts';
import { approveListings, copyListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db, pool } = testing;
const { submitHome, saveCertificate } = certificateCalls(testing);
const { list, homes, ofHome, remove } = contract.certificates;
const today = ukDay(new Date());
const ago = (days: number) => daysAfter(today, -days);
const ahead = (days: number) => daysAfter(today, days);

async function aHome(role: 'landlord' | 'agent' = 'landlord') {
  const lister = await as(role);
  return { ...lister, home: await submitHome(lister.token) };
}
const shown = async (token: string, id: string) => dataOf((await call(ofHome, { params: { id } }, { token })).answer);

test('a gas record is kept with its number and dates, and its last day follows from the first', async () => {
  const { token, home } = await aHome();
  const body = { kind: 'gasSafety', number: ' GS-77 ', issued: ago(5) } as const;
  const saved = dataOf((await saveCertificate(token, home, body)).answer);
  expect(saved).toMatchObject({
    kind: 'gasSafety',
    number: 'GS-77',
    issued: ago(5),
    state: 'valid',
    file: null,
    confirmedAt: null,
    property: { id: home, reference: '', address: '12 Lock Street, M1 1AE', nation: 'england' },
  });
  expect(saved.expires?.slice(5)).toBe(ago(5).slice(5));
  expect(Number(saved.expires?.slice(0, 4))).toBe(Number(ago(5).slice(0, 4)) + 1);
});

test('every kind can be added with nothing but its name', async () => {
  const { token, home } = await aHome('agent');
  for (const kind of ['gasSafety', 'electricalSafety', 'epc', 'alarms', 'licence', 'depositScheme'] as const)
    expect(dataOf((await saveCertificate(token, home, { kind })).answer).state).toBe('undated');
  expect((await shown(token, home)).certificates).toHaveLength(6);
  const offered = dataOf((await call(homes, {}, { token })).answer).homes;
  expect(offered.map(({ id, kinds }) => [id, kinds.length])).toEqual([[home, 6]]);
});

test.each([
  [{ kind: 'gasSafety', issued: ahead(1) }, 'issued'],
  [{ kind: 'gasSafety', issued: ago(10), expires: ago(11) }, 'expires'],
  [{ kind: 'gasSafety', issued: ago(10), expires: ahead(500) }, 'expires'],
  [{ kind: 'epc', issued: '2026-02-31' }, 'issued'],
  [{ kind: 'epc', number: '9'.repeat(61) }, 'number'],
  [{ kind: 'depositScheme', scheme: 'SafeDeposits Scotland' }, 'scheme'],
  [{ kind: 'depositScheme', scheme: 'My uncle' }, 'scheme'],
] as const)('rejects %j with a sentence', async (body, field) => {
  const { token, home } = await aHome();
  const { status, answer } = await saveCertificate(token, home, body);
  expect(status).toBe(422);
  expect(answer).toMatchObject({ success: false, error: { fields: { [field]: expect.stringMatching(/\.$/) } } });
  expect((await shown(token, home)).certificates).toEqual([]);
});

test('a correction changes the certificate, a renewal keeps the earlier one', async () => {
  const { token, home } = await aHome();
  const first = dataOf((await saveCertificate(token, home, { kind: 'gasSafety', issued: ago(300) })).answer);
  const corrected = dataOf(
    (await saveCertificate(token, home, { kind: 'gasSafety', issued: ago(301), number: '2' })).answer,
  );
  expect(corrected).toMatchObject({ id: first.id, issued: ago(301), version: 2 });
  const renewal = { kind: 'gasSafety', issued: ago(1), renews: true } as const;
  const renewed = dataOf((await saveCertificate(token, home, renewal)).answer);
  // Sent again without a key it changes nothing.
  expect(dataOf((await saveCertificate(token, home, renewal)).answer)).toEqual(renewed);
  const { certificates, earlier } = await shown(token, home);
  expect(certificates.map(({ id }) => id)).toEqual([renewed.id]);
  expect(earlier.map(({ id }) => id)).toEqual([first.id]);
  const older = await saveCertificate(token, home, { kind: 'gasSafety', issued: ago(200), renews: true });
  expect(older.status).toBe(422);
});

test('keeps a few earlier ones and drops the oldest', async () => {
  const { token, home } = await aHome();
  for (let days = 60; days > 50; days--)
    dataOf((await saveCertificate(token, home, { kind: 'epc', issued: ago(days), renews: true })).answer);
  const { earlier } = await shown(token, home);
  expect(earlier.map(({ issued }) => issued)).toEqual([52, 53, 54, 55, 56].map(ago));
  expect(earlier).toHaveLength(MAX_EARLIER);
});

test('deleting the current one brings back the one before it', async () => {
  const { token, home } = await aHome();
  const first = dataOf((await saveCertificate(token, home, { kind: 'licence', issued: ago(300) })).answer);
  const body = { kind: 'licence', issued: ago(3), renews: true } as const;
  const second = dataOf((await saveCertificate(token, home, body)).answer);
  dataOf((await call(remove, { params: { id: second.id } }, { token })).answer);
  expect(await shown(token, home)).toMatchObject({ certificates: [{ id: first.id, replacedAt: null }], earlier: [] });
  dataOf((await call(remove, { params: { id: first.id } }, { token })).answer);
  expect((await call(remove, { params: { id: first.id } }, { token })).status).toBe(404);
  expect((await shown(token, home)).certificates).toEqual([]);
});

test('ten saves at the same moment leave one certificate of a kind', async () => {
  const { token, home } = await aHome();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => saveCertificate(token, home, { kind: 'epc', number: `${n}` })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const { certificates, earlier } = await shown(token, home);
  expect([certificates.length, earlier.length]).toEqual([1, 0]);
});

test('a repeated call with its key gets the first answer', async () => {
  const { token, home } = await aHome();
  const body = { kind: 'epc', number: '1' } as const;
  const first = await saveCertificate(token, home, body, 'one-key');
  expect((await saveCertificate(token, home, body, 'one-key')).answer).toEqual(first.answer);
  const { rows } = await pool.query(`select from audit_entry where target_id = $1 and action = 'certificate-save'`, [
    home,
  ]);
  expect(rows).toHaveLength(1);
});

test('an expired certificate withholds a live home, and its renewal shows it again', async () => {
  const { token } = await as('landlord');
  const home = await approveListings(testing)(token);
  const statusOf = async () =>
    dataOf((await call(contract.listings.own, { params: { id: home } }, { token })).answer).status;
  expect(await statusOf()).toBe('live');
  dataOf((await saveCertificate(token, home, { kind: 'gasSafety', issued: ago(400), expires: ago(35) })).answer);
  expect(await statusOf()).toBe('paused');
  dataOf((await saveCertificate(token, home, { kind: 'gasSafety', issued: ago(1), renews: true })).answer);
  expect(await statusOf()).toBe('live');
});

test('somebody else’s home and certificates are not there', async () => {
  const { token, home } = await aHome();
  const stranger = await as('landlord');
  const { id } = dataOf((await saveCertificate(token, home, { kind: 'epc' })).answer);
  expect((await saveCertificate(stranger.token, home, { kind: 'epc' })).status).toBe(404);
  expect((await call(ofHome, { params: { id: home } }, { token: stranger.token })).status).toBe(404);
  expect((await call(remove, { params: { id } }, { token: stranger.token })).status).toBe(404);
  expect(dataOf((await call(list, { query: {} }, { token: stranger.token })).answer).certificates).toEqual([]);
});

test('lists all homes by what expires next, in pages, and by state', async () => {
  const { token, home } = await aHome();
  const other = await submitHome(token, { title: 'A second home' });
  const gone = await submitHome(token, { title: 'Let by now' });
  await db.updateTable('listing').set({ status: 'let' }).where('id', '=', gone).execute();
  await saveCertificate(token, home, { kind: 'gasSafety', expires: ahead(10) });
  await saveCertificate(token, home, { kind: 'electricalSafety', expires: ahead(900) });
  await saveCertificate(token, other, { kind: 'gasSafety', expires: ago(2) });
  await saveCertificate(token, other, { kind: 'alarms', issued: ago(2) });
  await saveCertificate(token, gone, { kind: 'gasSafety', expires: ahead(3) });
  const page = async (query: Parameters<typeof call<typeof list>>[1]['query']) =>
    dataOf((await call(list, { query }, { token })).answer);
  const all = await page({});
  expect(all.certificates.map(({ state, property }) => [state, property.id])).toEqual([
    ['expired', other],
    ['soon', home],
    ['valid', home],
    ['undated', other],
  ]);
  expect(all.counts).toEqual({ expired: 1, soon: 1, valid: 1, undated: 1, past: 1 });
  for (const show of ['expired', 'soon', 'valid', 'undated'] as const)
    expect((await page({ show })).certificates.map(({ state }) => state)).toEqual([show]);
  expect((await page({ show: 'past' })).certificates.map(({ property }) => property.id)).toEqual([gone]);
});

test('gives the certificates of many homes in pages, none twice and none left out', async () => {
  const { token, user, home } = await aHome();
  const ids = Array.from({ length: 65 }, () => newId());
  await copyListing(db, home, ids);
  await db
    .insertInto('certificate')
    .values(
      ids.map((listing_id, n) => ({
        id: newId(),
        listing_id,
        account_id: user.id,
        kind: 'epc' as const,
        number: '',
        scheme: '',
        expires: n % 5 === 0 ? null : ahead(n % 7),
      })),
    )
    .execute();
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const query = cursor ? { cursor } : {};
    const page = dataOf((await call(list, { query }, { token })).answer);
    seen.push(...page.certificates.map(({ expires, property }) => `${expires ?? 'none'} ${property.id}`));
    cursor = page.nextCursor;
  } while (cursor);
  expect(new Set(seen).size).toBe(65);
  const days = seen.map((entry) => entry.split(' ')[0]);
  expect(days).toEqual(days.toSorted());
  for (const wrong of ['', 'x', `2026-02-31 ${newId()}`, 'infinity 1', "2026-01-01 '; drop"])
    expect((await call(list, { query: { cursor: wrong } }, { token })).status).toBe(422);
});
