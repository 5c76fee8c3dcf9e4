import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@letfair/contract';
import { hasEnded, importSentences, MAX_IMPORT_BYTES } from '@letfair/domain/agencies/imports/imports';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csv, home, importCalls } from '../../../testing/import-calls.ts';
import { aJpeg } from '../../../testing/pictures.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';
import { waitUntil } from '../../../testing/wait.ts';
import { zipOf } from './read/hostile-files.ts';

const { api, as, call, db, importFolder, mailTo, pool, send } = await testApi({
  importMediaHosts: ['media.example.com'],
});
const { begin, show, map, apply, cancel, list } = contract.imports;

let stopJobs: () => Promise<void>;
beforeAll(async () => {
  stopJobs = await api.startJobs();
});
afterAll(() => stopJobs());

const importer = ({ token }: SignedIn) => importCalls({ call, send }, token);

const listingsOf = (accountId: string) =>
  db
    .selectFrom('listing')
    .select(['id', 'reference', 'title', 'status', 'rent_pence', 'version', 'photos', 'updated_at'])
    .where('account_id', '=', accountId)
    .orderBy('reference')
    .execute();

test('a file is checked first, which writes nothing, and then imported', async () => {
  const lister = await as('landlord');
  const { check, applied, rowsOf } = importer(lister);
  const file = csv(home('A1'), home('A2', { rent: 'much' }), home('A3', { postcode: 'nowhere' }), home('A1'));
  const checked = await check(file);
  expect(checked).toMatchObject({
    state: 'checked',
    format: 'csv',
    counts: { new: 1, changed: 0, unchanged: 0, withdrawn: 0, refused: 3 },
  });
  expect(await listingsOf(lister.user.id)).toEqual([]);
  const found = await rowsOf(checked.id, { outcome: 'refused' });
  expect(found).toMatchObject([
    {
      row: 3,
      reference: 'A2',
      problems: [{ column: 'rent', value: 'much', wanted: expect.stringContaining('pounds') }],
    },
    {
      row: 4,
      reference: 'A3',
      problems: [{ column: expect.stringContaining('postcode'), value: expect.stringMatching(/nowhere/i) }],
    },
    {
      row: 5,
      reference: 'A1',
      problems: [
        { wanted: expect.stringContaining('isn’t used in any other row') },
        { wanted: expect.stringContaining('You already advertise this home') },
      ],
    },
  ]);

  const done = await applied(checked.id);
  expect(done).toMatchObject({ state: 'done', doneRows: 1 });
  expect(await listingsOf(lister.user.id)).toMatchObject([{ reference: 'A1', status: 'pending', rent_pence: 90_000 }]);
  expect((await rowsOf(done.id, { outcome: 'new' }))[0]?.listingId).toMatch(/^[0-9a-f-]{36}$/);
  await waitUntil(async () => (await readdir(join(importFolder, 'listings')).catch(() => [])).length === 0);
});

test('the same file again writes nothing to listings', async () => {
  const lister = await as('landlord');
  const { imported, check } = importer(lister);
  const file = csv(home('B1'), home('B2'));
  await imported(file);
  const before = await listingsOf(lister.user.id);
  const audited = (await pool.query('select from audit_entry')).rowCount;
  const again = await check(file);
  expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
  await imported(file);
  expect(await listingsOf(lister.user.id)).toEqual(before);
  expect((await pool.query('select from audit_entry')).rowCount).toBe(audited);
});

test('a changed row changes its home alone', async () => {
  const lister = await as('landlord');
  const { imported } = importer(lister);
  await imported(csv(home('C1'), home('C2')));
  const { counts } = await imported(csv(home('C1'), home('C2', { rent: '850' })));
  expect(counts).toMatchObject({ changed: 1, unchanged: 1 });
  expect(await listingsOf(lister.user.id)).toMatchObject([
    { reference: 'C1', rent_pence: 90_000, version: 1 },
    { reference: 'C2', rent_pence: 85_000 },
  ]);
});

test('homes that a file leaves out are withdrawn only if it is the whole portfolio', async () => {
  const lister = await as('landlord');
  const { imported, check, applied } = importer(lister);
  await imported(csv(home('D1'), home('D2'), home('D3')));
  const shorter = csv(home('D1'), home('D3', { rent: 'wrong' }));
  const checked = await check(shorter);
  // A row that is refused is still in the file.
  expect(checked.counts).toMatchObject({ unchanged: 1, refused: 1, withdrawn: 1 });
  await applied(checked.id);
  const status = async () => (await listingsOf(lister.user.id)).map(({ status }) => status);
  expect(await status()).toEqual(['pending', 'pending', 'pending']);
  await imported(shorter, true);
  expect(await status()).toEqual(['pending', 'withdrawn', 'pending']);
});

test('pictures come from the ZIP by name, and one that fails is a problem of its row alone', async () => {
  const lister = await as('landlord');
  const { imported, check, rowsOf } = importer(lister);
  const zip = await zipOf({
    'homes.csv': csv(
      home('E1', { photos: 'one.jpg; gone.jpg; text.jpg; https://elsewhere.example/a.jpg' }),
      home('E2'),
    ),
    'media/ONE.JPG': await aJpeg({ width: 600, height: 400 }),
    'media/text.jpg': 'This is no picture.',
  });
  const done = await imported(zip);
  expect(done).toMatchObject({ state: 'done', counts: { new: 2 } });
  expect(await listingsOf(lister.user.id)).toMatchObject([
    { reference: 'E1', photos: 1 },
    { reference: 'E2', photos: 0 },
  ]);
  const [row] = await rowsOf(done.id, { problems: 'true' });
  expect(row?.problems.map(({ value, isWarning }) => [value, isWarning])).toEqual([
    ['gone.jpg', true],
    ['text.jpg', true],
    ['https://elsewhere.example/a.jpg', true],
  ]);
  // The same picture makes no second photo, and a list without its pictures takes none away.
  expect((await check(zip)).counts).toMatchObject({ unchanged: 2 });
  const alone = csv(home('E1', { photos: 'one.jpg' }), home('E2'));
  expect((await imported(alone)).counts).toMatchObject({ unchanged: 2 });
  expect((await listingsOf(lister.user.id))[0]?.photos).toBe(1);
});

test('what columns are is guessed, can be said, and is remembered', async () => {
  const lister = await as('agent');
  const { upload } = importer(lister);
  const text = 'Our number,Headline,Secret\nF1,A flat,x\nF2,A house,y\n';
  const first = await upload(text);
  expect(first.columns).toEqual([
    { name: 'Our number', examples: ['F1', 'F2'], target: null },
    { name: 'Headline', examples: ['A flat', 'A house'], target: 'title' },
    { name: 'Secret', examples: ['x', 'y'], target: null },
  ]);
  const say = (targets: (string | null)[]) =>
    call(map, { params: { id: first.id }, body: { targets } }, { token: lister.token });
  expect((await say([null, 'title', null])).answer).toMatchObject({ message: expect.stringContaining('references') });
  expect((await say(['title', 'title', null])).status).toBe(422);
  expect((await say(['reference', 'nothing', null])).status).toBe(422);
  expect((await say(['reference', null, 'specialConditions'])).status).toBe(200);
  await waitUntil(async () => (await importer(lister).shown(first.id)).state === 'checked');
  expect((await upload(text)).columns.map(({ target }) => target)).toEqual(['reference', null, 'specialConditions']);
});

test('a file that is wrong is refused with a sentence and changes nothing', async () => {
  const lister = await as('landlord');
  const { check, upload, shown } = importer(lister);
  expect(await upload('%PDF-1.7')).toMatchObject({
    state: 'refused',
    problem: expect.stringContaining('isn’t a list of homes'),
  });
  const { id } = await check(`${csv(home('G1'))}G2,"never closed\n`);
  expect(await shown(id)).toMatchObject({ state: 'refused', problem: expect.stringContaining('never closed') });
  expect(await listingsOf(lister.user.id)).toEqual([]);
  const beginWith = (bytes: number) => call(begin, { body: { fileName: 'x', bytes } }, { token: lister.token });
  expect(await beginWith(0)).toMatchObject({ status: 422, answer: { message: 'The file is empty.' } });
  expect(await beginWith(MAX_IMPORT_BYTES + 1)).toMatchObject({ status: 413 });
});

test('one import of an account is under way at a time; what only waits for a press gives way', async () => {
  const lister = await as('landlord');
  const start = () => call(begin, { body: { fileName: 'a.csv', bytes: 10 } }, { token: lister.token });
  const both = await Promise.all([start(), start()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [first] = dataOf((await call(list, {}, { token: lister.token })).answer);
  expect(dataOf((await call(cancel, { params: { id: first!.id } }, { token: lister.token })).answer).state).toBe(
    'cancelled',
  );
  const checked = await importer(lister).check(csv(home('H1')));
  await start();
  expect((await importer(lister).shown(checked.id)).state).toBe('cancelled');
});

test('nobody reads or applies the import of somebody else', async () => {
  const lister = await as('landlord');
  const { id } = await importer(lister).check(csv(home('I1')));
  const { token } = await as('landlord');
  expect((await call(show, { params: { id } }, { token })).status).toBe(404);
  expect((await call(apply, { params: { id }, body: {} }, { token })).status).toBe(404);
  expect((await importer({ ...lister, token }).part(id, 0, Buffer.from('x'))).statusCode).toBe(404);
  const problems = (headers: Record<string, string>) =>
    send({ method: 'GET', url: `/api/imports/${id}/problems.csv`, headers });
  expect((await problems({ authorization: `Bearer ${token}` })).statusCode).toBe(404);
  expect((await problems({})).statusCode).toBe(401);
});

test('an import that is cancelled ends between two batches, and what was imported stays', async () => {
  const lister = await as('landlord');
  const { check } = importer(lister);
  const { id } = await check(csv(...Array.from({ length: 60 }, (_, at) => home(`K${at}`))));
  await call(apply, { params: { id }, body: {} }, { token: lister.token });
  await call(cancel, { params: { id } }, { token: lister.token });
  await waitUntil(async () => hasEnded((await importer(lister).shown(id)).state));
  // Nothing, or the first batch, which is as large as the allowance of a day.
  expect([0, 5]).toContain((await listingsOf(lister.user.id)).length);
});

test('new homes above the allowance of the day wait until tomorrow, and then go in by themselves', async () => {
  const lister = await as('landlord');
  const { imported, rested, rowsOf } = importer(lister);
  await imported(csv(home('W1')));
  const file = csv(
    ...['W2', 'W3', 'W4', 'W5', 'W6', 'W7'].map((reference) => home(reference)),
    home('W1', { rent: '850' }),
  );
  const held = await imported(file);
  expect(held).toMatchObject({ state: 'importing', problem: '', waiting: { homes: 2 } });
  expect((await listingsOf(lister.user.id)).map(({ reference, rent_pence }) => [reference, rent_pence])).toEqual([
    ['W1', 85_000],
    ...['W2', 'W3', 'W4', 'W5'].map((reference) => [reference, 90_000]),
  ]);
  expect((await rowsOf(held.id, { outcome: 'new' })).map(({ isApplied }) => isApplied)).toEqual([
    ...[true, true, true, true],
    ...[false, false],
  ]);
  expect(await mailTo(lister.user.email)).toMatchObject({
    subject: '2 homes will wait until tomorrow',
    text: expect.stringContaining('4 new homes'),
  });
  const { rows: jobs } = await pool.query(
    `select run_at from graphile_worker.jobs where key = 'import-listings ' || $1`,
    [held.id],
  );
  expect(ukDay(jobs[0].run_at)).toBe(daysAfter(ukDay(new Date()), 1));
  expect((await call(begin, { body: { fileName: 'b.csv', bytes: 9 } }, { token: lister.token })).answer).toMatchObject({
    message: importSentences.waiting,
  });

  await becomeTomorrow(held.id, lister.user.id);
  await waitUntil(async () => (await rested(held.id)).state === 'done');
  expect((await listingsOf(lister.user.id)).map(({ reference }) => reference)).toEqual([
    ...['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7'],
  ]);
  expect((await mailTo(lister.user.email))?.subject).toBe('Your import has finished');
});

/** As if the day had ended since. */
async function becomeTomorrow(importId: string, accountId: string): Promise<void> {
  await pool.query('update listing_allowance set day = day - 1 where account_id = $1', [accountId]);
  await pool.query(`update listing_import set waits_until = now() - interval '1 second' where id = $1`, [importId]);
  await pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs
     where key = 'import-listings ' || $1`,
    [importId],
  );
}

test('an import that waits can be cancelled, and makes room for another file', async () => {
  const lister = await as('landlord');
  const { imported } = importer(lister);
  const held = await imported(csv(...[1, 2, 3, 4, 5, 6].map((number) => home(`X${number}`))));
  expect(held.waiting).toMatchObject({ homes: 1 });
  const { answer } = await call(cancel, { params: { id: held.id } }, { token: lister.token });
  expect(dataOf(answer)).toMatchObject({ state: 'cancelled', waiting: null });
  expect(await imported(csv(home('X1', { rent: '800' })))).toMatchObject({ state: 'done', counts: { changed: 1 } });
});

test('a field that is too long is refused with its row and its name before anything is read', async () => {
  const { upload } = importer(await as('landlord'));
  const long = await upload(csv(home('S1'), home('S2', { title: 'x'.repeat(50_001) })));
  expect(long).toMatchObject({
    state: 'refused',
    problem: expect.stringContaining('Row 3, field “title”: we accept at most 50,000 characters'),
  });
  const deep = JSON.stringify([
    { reference: 'S3', values: { title: JSON.parse(`${'['.repeat(99)}${']'.repeat(99)}`) } },
  ]);
  expect((await upload(deep, 'homes.json')).problem).toMatch(/^Row 1, field “values\.title.*nested/);
});
