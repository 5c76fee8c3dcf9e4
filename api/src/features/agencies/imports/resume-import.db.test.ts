import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSentences } from '@letfair/domain/agencies/imports/imports';
import { undoSentences } from '@letfair/domain/agencies/imports/undo';
import type { LostRight } from '@letfair/domain/agencies/teams/lost-rights';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { write } from '../../../platform/db.ts';
import { partedFiles } from '../../../platform/files/parted-files.ts';
import { queueOfAccount } from '../../../platform/jobs/jobs.ts';
import { createPhotoEncoder } from '../../../platform/photos/encode-photo.ts';
import { photoStore } from '../../../platform/photos/photo-store.ts';
import { fileStorage } from '../../../platform/storage/file-storage.ts';
import { aLister } from '../../../testing/listings.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { checkRows } from './check-rows.ts';
import { importListings } from './import-command.ts';
import { countRows } from './import-rows.repository.ts';
import type { ImportDeps } from './import-step.ts';
import { changeImport, findImport, importsOf, insertImport } from './imports.repository.ts';
import { runImport } from './run-import.ts';
import { countUndone } from './undo/undo.repository.ts';

const { db } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'letfair-resume-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const storage = fileStorage(folder);

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const deps: ImportDeps = {
  db,
  files: partedFiles(storage, 'listings'),
  photos: { db, store: photoStore(storage), encodePhoto: createPhotoEncoder() },
  fetchOutside: async () => ({ ok: false, problem: 'no-connection' }),
  mediaHosts: [],
  log: silent,
  publicUrl: 'https://letfair.example',
  stopping: new AbortController().signal,
};

const ROWS = 105;
const available = daysAfter(ukDay(new Date()), 30);
const row = (at: number, rent: number) =>
  `R${at},Flat ${at},Bright and quiet.,${at + 1} Mill Lane,Leeds,LS6 3AA,flat,2,1,${at % 50 === 3 ? 'wrong' : rent},${available},C,C`;
const file = (rent: number, from = 0) =>
  `reference,title,description,address,town,postcode,type,bedrooms,bathrooms,rent,available from,epc,council tax band\n${Array.from({ length: ROWS }, (_, at) => row(at + from, rent)).join('\n')}\n`;

async function emailOf(accountId: string): Promise<string> {
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return email;
}

async function importWhole(accountId: string, text: string, isWholePortfolio: boolean) {
  const path = join(folder, 'homes.csv');
  await writeFile(path, text);
  return importListings(deps, { path, email: await emailOf(accountId), apply: true, isWholePortfolio });
}

const listings = async (accountId: string) =>
  db
    .selectFrom('listing')
    .select(['reference', 'title', 'status', 'rent_pence', 'version'])
    .where('account_id', '=', accountId)
    .orderBy('reference')
    .orderBy('status')
    .execute();

/** Works on an import until it waits or has ended, and dies in every second batch. */
async function runWithDeaths(id: string): Promise<number> {
  for (let deaths = 0; ; deaths++) {
    let batches = 0;
    const died = await runImport(deps, {
      isWhole: true,
      onBatch: () => {
        batches++;
        if (batches === 2) throw Object.assign(new Error('killed'), { code: 'ECONNREFUSED' });
      },
    })({ importId: id }).then(
      () => false,
      () => true,
    );
    if (!died) return deaths;
  }
}

test('an import that is killed again and again ends like one that is not', { timeout: 60_000 }, async () => {
  const [calm, unlucky] = [await aLister(db, 'agent'), await aLister(db, 'agent')];
  for (const lister of [calm, unlucky]) expect(await importWhole(lister, file(900), false)).toMatchObject({ ok: true });
  const next = file(850, 20);
  expect(await importWhole(calm, next, true)).toMatchObject({
    ok: true,
    shown: { state: 'done', counts: { refused: 2, withdrawn: 19 } },
  });

  const begun = await write(db, (tx) =>
    insertImport(tx, { accountId: unlucky, fileName: 'homes.csv', bytes: next.length }),
  );
  const { id } = begun!;
  await storage.put(`imports/listings/${id}`, Buffer.from(next));
  await changeImport(db, id, 'receiving', { state: 'reading' });
  await runWithDeaths(id);
  await changeImport(db, id, 'mapping', { state: 'checking' });
  await runWithDeaths(id);
  await changeImport(db, id, 'checked', { state: 'importing', done_rows: 0, is_whole_portfolio: true });
  expect(await runWithDeaths(id)).toBeGreaterThan(3);
  expect(await findImport(db, id)).toMatchObject({ state: 'done', counts: { refused: 2, withdrawn: 19 } });
  expect(await listings(unlucky)).toEqual(await listings(calm));
});

test('a batch whose columns mean something else by now is dropped', async () => {
  const lister = await aLister(db, 'agent');
  const text = file(900);
  const { id } = (await write(db, (tx) =>
    insertImport(tx, { accountId: lister, fileName: 'homes.csv', bytes: text.length }),
  ))!;
  await storage.put(`imports/listings/${id}`, Buffer.from(text));
  await changeImport(db, id, 'receiving', { state: 'reading' });
  await runImport(deps, { isWhole: true })({ importId: id });
  const before = (await changeImport(db, id, 'mapping', { state: 'checking' }))!;
  const columns = before.columns.map((column) => (column.target === 'title' ? { ...column, target: null } : column));
  await changeImport(db, id, 'checking', { columns: JSON.stringify(columns) });
  const limits = { mayGoOn: () => true, onBatch: () => undefined, onBegin: () => undefined };
  expect(await checkRows(deps, before, limits)).toBe('lost');
  expect(await countRows(db, id)).toEqual({});
  await runImport(deps, { isWhole: true })({ importId: id });
  expect(await findImport(db, id)).toMatchObject({ state: 'checked', counts: { refused: ROWS } });
});

test('an undo that is killed again and again ends like one that is not', { timeout: 60_000 }, async () => {
  const [calm, unlucky] = [await aLister(db, 'agent'), await aLister(db, 'agent')];
  for (const lister of [calm, unlucky]) {
    await importWhole(lister, file(900), false);
    await importWhole(lister, file(850, 20), false);
    const { id } = (await importsOf(db, lister))[0]!;
    await changeImport(db, id, 'done', { state: 'undoing', done_rows: 0 });
    if (lister === calm) await runImport(deps, { isWhole: true })({ importId: id });
    else expect(await runWithDeaths(id)).toBeGreaterThan(1);
    expect(await findImport(db, id)).toMatchObject({ state: 'undone', problem: '' });
    expect(await countUndone(db, id)).toEqual({ withdrawn: 20, restored: 83, partly: 0, kept: 0 });
  }
  const undone = await listings(unlucky);
  expect(undone).toEqual(await listings(calm));
  expect(undone.filter(({ status }) => status === 'pending').map(({ rent_pence }) => rent_pence)).toEqual(
    Array.from({ length: 102 }, () => 90_000),
  );
});

test('undoing stops with its next batch once the person has left, tells them, and goes on for somebody else', async () => {
  const { id, account, person } = await checkedImport(file(900));
  await runImport(deps, { isWhole: true })({ importId: id });
  await changeImport(db, id, 'done', { state: 'undoing', done_rows: 0, undo_person_id: person });
  await runImport({ ...deps, stopping: AbortSignal.abort() }, { isWhole: true })({ importId: id });
  const withdrawn = async () => (await listings(account)).filter(({ status }) => status === 'withdrawn').length;
  const before = await withdrawn();
  expect(before).toBeGreaterThan(0);
  await sql.raw(stopsAfter['the person has left'][1](account, person)).execute(db);
  await runImport(deps, { isWhole: true })({ importId: id });
  expect(await findImport(db, id)).toMatchObject({ state: 'undone', problem: undoSentences.stopped('left') });
  expect(await withdrawn()).toBe(before);
  const mails = db.selectFrom('mail').select(['to_address', 'subject']).where('template', '=', 'import-undone');
  expect(await mails.execute()).toEqual([
    { to_address: await emailOf(person), subject: 'We couldn’t undo all of your import' },
  ]);

  await changeImport(db, id, 'undone', { state: 'undoing', done_rows: 0, problem: '', undo_person_id: account });
  await runImport(deps, { isWhole: true })({ importId: id });
  expect([await withdrawn(), (await findImport(db, id))?.problem]).toEqual([102, '']);
  // Whoever imported hears that it was undone.
  expect(await mails.execute()).toMatchObject([{}, { to_address: await emailOf(person) }]);
});

test('the command says what a file would change, and changes it only when asked to', { timeout: 60_000 }, async () => {
  const lister = await aLister(db, 'agent');
  const path = join(folder, 'few.csv');
  await writeFile(path, file(900));
  const command = { path, email: await emailOf(lister), isWholePortfolio: false };
  const dry = await importListings(deps, { ...command, apply: false });
  expect(dry).toMatchObject({ ok: true, shown: { counts: { new: 102, refused: 3 } } });
  expect(await listings(lister)).toEqual([]);
  const wet = await importListings(deps, { ...command, apply: true });
  expect(wet).toMatchObject({ ok: true, shown: { state: 'done' } });
  expect(await listings(lister)).toHaveLength(102);
  expect(await importListings(deps, { ...command, email: 'nobody@letfair.example', apply: true })).toMatchObject({
    ok: false,
    problem: expect.stringContaining('no landlord or agent'),
  });
  expect(await importListings(deps, { ...command, path: '/nowhere', apply: true })).toMatchObject({ ok: false });
});

const stopsAfter = {
  'the account is suspended': [
    'suspended',
    (account) => `update account set suspended_at = now(), suspension_reason = 'x' where id = '${account}'`,
  ],
  'the account is limited': ['limited', (account) => `update account set limited_at = now() where id = '${account}'`],
  'the account is closed': ['closing', (account) => `update account set closed_at = now() where id = '${account}'`],
  'the person is suspended': [
    'person',
    (_, person) => `update account set suspended_at = now(), suspension_reason = 'x' where id = '${person}'`,
  ],
  'the person has a lower role': [
    'person',
    (_, person) => `update team_member set role = 'negotiator' where person_id = '${person}'`,
  ],
  'the person has left': ['left', (_, person) => `delete from team_member where person_id = '${person}'`],
} as const satisfies Record<string, readonly [LostRight, (account: string, person: string) => string]>;

/** An import that a manager of an agency has begun and checked. */
async function checkedImport(text: string) {
  const [account, person] = [await aLister(db, 'agent'), await aLister(db, 'agent')];
  await db.insertInto('team_member').values({ person_id: person, account_id: account, role: 'manager' }).execute();
  const begun = await write(db, (tx) =>
    insertImport(tx, { accountId: account, personId: person, fileName: 'homes.csv', bytes: text.length }),
  );
  const { id } = begun!;
  await storage.put(`imports/listings/${id}`, Buffer.from(text));
  await changeImport(db, id, 'receiving', { state: 'reading' });
  await runImport(deps, { isWhole: true })({ importId: id });
  await changeImport(db, id, 'mapping', { state: 'checking' });
  await runImport(deps, { isWhole: true })({ importId: id });
  await changeImport(db, id, 'checked', { state: 'importing', done_rows: 0 });
  return { id, account, person };
}

test.each(Object.entries(stopsAfter))(
  'an import stops with its next batch once %s',
  async (_, [because, statement]) => {
    const { id, account, person } = await checkedImport(file(900));
    // One batch, after which the process stops.
    const stopping = AbortSignal.abort();
    await runImport({ ...deps, stopping }, { isWhole: true })({ importId: id });
    const before = await listings(account);
    expect(before.length).toBeGreaterThan(0);
    const { rows: queues } = await sql<{ name: string }>`
      select queue_name as name from graphile_worker._private_jobs job
      join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
      where job.payload ->> 'importId' = ${id}`.execute(db);
    expect(queues).toEqual([{ name: queueOfAccount('imports', account) }]);

    await sql.raw(statement(account, person)).execute(db);
    await runImport(deps, { isWhole: true })({ importId: id });
    expect(await findImport(db, id)).toMatchObject({
      state: 'refused',
      problem: importSentences.stopped(because),
      counts: { new: before.length },
    });
    expect(await listings(account)).toEqual(before);
  },
);

test('an import that is under way saves no batch after the person has left', async () => {
  const photoOf = (line: number) => (line === 15 ? 'https://media.example/15.jpg' : '');
  const pictured = file(900)
    .trimEnd()
    .split('\n')
    .map((line, at) => `${line},${at === 0 ? 'photo' : photoOf(at)}`)
    .join('\n');
  const { id, account, person } = await checkedImport(pictured);
  let saved = 0;
  // Pictures of a batch are fetched before it is saved.
  const fetchOutside: ImportDeps['fetchOutside'] = async () => {
    saved = (await listings(account)).length;
    await sql.raw(stopsAfter['the person has left'][1](account, person)).execute(db);
    return { ok: false, problem: 'no-connection' };
  };
  await runImport({ ...deps, fetchOutside, mediaHosts: ['media.example'] }, { isWhole: true })({ importId: id });
  expect(saved).toBeGreaterThan(0);
  expect(await findImport(db, id)).toMatchObject({ state: 'refused', problem: importSentences.stopped('left') });
  expect(await listings(account)).toHaveLength(saved);
});
