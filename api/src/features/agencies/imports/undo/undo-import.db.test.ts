import { contract } from '@letfair/contract';
import { importSentences } from '@letfair/domain/agencies/imports/imports';
import { undoSentences } from '@letfair/domain/agencies/imports/undo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csv, home, importCalls } from '../../../../testing/import-calls.ts';
import { setRent } from '../../../../testing/listings.ts';
import { aJpeg } from '../../../../testing/pictures.ts';
import { dataOf, type SignedIn, testApi } from '../../../../testing/test-api.ts';
import { zipOf } from '../read/hostile-files.ts';

const { api, as, call, db, pool, send } = await testApi();
const { undo, undoPreview } = contract.imports;

let stopJobs: () => Promise<void>;
beforeAll(async () => {
  stopJobs = await api.startJobs();
});
afterAll(() => stopJobs());

const importer = ({ token }: SignedIn) => importCalls({ call, send }, token);
const press = (id: string, { token }: SignedIn, seen?: string) =>
  call(undo, { params: { id }, body: seen === undefined ? {} : { seen } }, { token });
const preview = (id: string, { token }: SignedIn) => call(undoPreview, { params: { id } }, { token });
/** Presses "Undo" and waits until it is done. */
const undone = async (id: string, lister: SignedIn, seen?: string) => {
  dataOf((await press(id, lister, seen)).answer);
  return importer(lister).rested(id);
};
const ownOf = async ({ user, token }: SignedIn, reference: string) => {
  const { id } = await db
    .selectFrom('listing')
    .select('id')
    .where('account_id', '=', user.id)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return dataOf((await call(contract.listings.own, { params: { id } }, { token })).answer);
};
const approve = async (id: string) =>
  dataOf((await call(contract.moderation.approve, { params: { id } }, await as('admin'))).answer);

test('homes that an import added are withdrawn, and what it changed is put back', async () => {
  const lister = await as('landlord');
  const { imported, rowsOf } = importer(lister);
  await imported(csv(home('A1'), home('A2')));
  const { id } = await imported(csv(home('A1', { rent: '950', title: 'A better flat' }), home('A2'), home('A3')));
  expect(dataOf((await preview(id, lister)).answer)).toMatchObject({ withdrawn: 1, restored: 1, staysWithdrawn: 0 });
  const shown = await undone(id, lister);
  expect(shown).toMatchObject({
    state: 'undone',
    problem: '',
    counts: { new: 1, changed: 1 },
    undo: { until: null, counts: { withdrawn: 1, restored: 1, partly: 0, kept: 0 } },
  });
  expect(await ownOf(lister, 'A1')).toMatchObject({ status: 'pending', title: 'Flat A1', price: 900 });
  expect(await ownOf(lister, 'A3')).toMatchObject({ status: 'withdrawn', title: 'Flat A3' });
  expect((await ownOf(lister, 'A1')).history.map(({ action, note }) => [action, note]).slice(0, 2)).toEqual([
    ['undo', 'Import undone'],
    ['edit', 'Changed: rent from £950 to £900, wording'],
  ]);
  expect((await ownOf(lister, 'A3')).history[0]).toMatchObject({ action: 'withdraw', note: 'Import undone' });
  expect((await rowsOf(id)).map(({ reference, undone: done }) => [reference, done?.outcome])).toEqual([
    ['A1', 'restored'],
    ['A2', undefined],
    ['A3', 'withdrawn'],
  ]);
});

test('undoing twice is undoing once, and another file can be imported afterwards', async () => {
  const lister = await as('landlord');
  const { imported } = importer(lister);
  const file = csv(home('B1'));
  const { id } = await imported(file);
  const [one, two] = await Promise.all([press(id, lister), press(id, lister)]);
  expect([one.status, two.status]).toEqual([200, 200]);
  await importer(lister).rested(id);
  const versions = async () =>
    (
      await db.selectFrom('listing').select(['status', 'version']).where('account_id', '=', lister.user.id).execute()
    ).map(({ status, version }) => `${status} ${version}`);
  const before = await versions();
  expect((await press(id, lister)).answer).toMatchObject({ success: true, data: { state: 'undone' } });
  expect(await versions()).toEqual(before);
  expect((await imported(file)).counts).toMatchObject({ new: 1 });
});

test('what somebody has changed since stays, and is named', async () => {
  const lister = await as('landlord');
  const { imported, rowsOf } = importer(lister);
  await imported(csv(home('C1')));
  const { id } = await imported(csv(home('C1', { rent: '950', title: 'A better flat' })));
  const own = await ownOf(lister, 'C1');
  await setRent(db, own.id, 97_500);
  expect((await undone(id, lister)).undo.counts).toMatchObject({ partly: 1 });
  expect(await ownOf(lister, 'C1')).toMatchObject({ title: 'Flat C1', price: 975 });
  expect(await rowsOf(id, { left: 'true' })).toMatchObject([
    {
      reference: 'C1',
      undone: { outcome: 'partly', notes: [{ field: 'Monthly rent', sentence: undoSentences.changedSince }] },
    },
  ]);
});

test('pictures are put back, and those of the file go', async () => {
  const lister = await as('landlord');
  const { imported } = importer(lister);
  const pictures = {
    'media/one.jpg': await aJpeg({ width: 600, height: 400 }),
    'media/two.jpg': await aJpeg({ width: 640, height: 400 }),
  };
  await imported(await zipOf({ 'homes.csv': csv(home('D1', { photos: 'one.jpg' })), ...pictures }));
  const before = (await ownOf(lister, 'D1')).photos.map(({ id }) => id);
  const { id } = await imported(
    await zipOf({ 'homes.csv': csv(home('D1', { photos: 'two.jpg; one.jpg' })), ...pictures }),
  );
  expect((await ownOf(lister, 'D1')).photos).toHaveLength(2);
  expect((await undone(id, lister)).undo.counts).toMatchObject({ restored: 1 });
  expect((await ownOf(lister, 'D1')).photos.map(({ id }) => id)).toEqual(before);
});

test('nobody loses an application that the one who undoes was not shown, and then they are told', async () => {
  const [lister, tenant] = [await as('landlord'), await as('tenant')];
  const { imported, rowsOf } = importer(lister);
  const { id } = await imported(csv(home('E1'), home('E2')));
  const { id: applied } = await ownOf(lister, 'E1');
  await approve(applied);
  dataOf((await call(contract.applications.apply, { body: { propertyId: applied } }, tenant)).answer);

  const unasked = await press(id, lister);
  expect([unasked.status, unasked.answer.message]).toEqual([409, undoSentences.asks]);
  expect((await press(id, lister, 'of another time')).answer.message).toBe(undoSentences.asksAgain);
  const { affected } = dataOf((await preview(id, lister)).answer);
  expect(affected).toMatchObject({ applications: [{ propertyId: applied }], counts: { applications: 1 } });

  await undone(id, lister, affected.seen);
  const [row] = await rowsOf(id, { outcome: 'new' });
  expect(row?.undone).toEqual({
    outcome: 'withdrawn',
    notes: [{ field: '', sentence: '1 application closed, 1 person notified.' }],
  });
  const mails = await db.selectFrom('mail').select('template').where('to_address', '=', tenant.user.email).execute();
  expect(mails.map(({ template }) => template)).toContain('application-closed');
});

test('a change that waits for a moderator is dropped, and putting back one that was approved waits for one', async () => {
  const lister = await as('landlord');
  const { imported } = importer(lister);
  await imported(csv(home('F1'), home('F2')));
  for (const reference of ['F1', 'F2']) await approve((await ownOf(lister, reference)).id);
  const photo = { 'media/one.jpg': await aJpeg({ width: 600, height: 400 }) };
  const rows = csv(home('F1', { photos: 'one.jpg' }), home('F2', { photos: 'one.jpg' }));
  const { id, rowsInReview } = await imported(await zipOf({ 'homes.csv': rows, ...photo }));
  expect(rowsInReview).toBe(2);
  const { id: approved } = await ownOf(lister, 'F2');
  await approve(approved);
  expect((await ownOf(lister, 'F2')).photos).toHaveLength(1);
  await undone(id, lister);
  // Another first photo is looked at.
  expect(await ownOf(lister, 'F1')).toMatchObject({ status: 'live', photos: [], revision: null });
  expect(await ownOf(lister, 'F2')).toMatchObject({ revision: { photos: [] } });
  expect((await importer(lister).shown(id)).rowsInReview).toBe(1);
});

test('homes that were let or withdrawn since stay, and a status goes back where there is a way', async () => {
  const lister = await as('landlord');
  const { imported, rowsOf } = importer(lister);
  await imported(csv(home('G1'), home('G2'), home('G3')));
  for (const reference of ['G1', 'G2']) await approve((await ownOf(lister, reference)).id);
  const status = (reference: string, text: string) => `${reference},${text}`;
  const paused = `reference,status\n${status('G1', 'paused')}\n${status('G2', 'live')}\n`;
  const { id } = await imported(paused, true);
  expect([(await ownOf(lister, 'G1')).status, (await ownOf(lister, 'G3')).status]).toEqual(['paused', 'withdrawn']);
  expect(dataOf((await preview(id, lister)).answer)).toMatchObject({ withdrawn: 0, restored: 1, staysWithdrawn: 1 });
  expect((await undone(id, lister)).undo.counts).toEqual({ withdrawn: 0, restored: 1, partly: 0, kept: 1 });
  expect([(await ownOf(lister, 'G1')).status, (await ownOf(lister, 'G3')).status]).toEqual(['live', 'withdrawn']);
  expect((await rowsOf(id, { left: 'true' }))[0]?.undone?.notes).toEqual([
    { field: '', sentence: undoSentences.staysWithdrawn },
  ]);

  const added = await imported(csv(home('G4')));
  const { id: rented } = await ownOf(lister, 'G4');
  await approve(rented);
  dataOf((await call(contract.listings.act, { params: { id: rented }, body: { action: 'let' } }, lister)).answer);
  expect((await undone(added.id, lister)).undo.counts).toMatchObject({ withdrawn: 0, kept: 1 });
  expect((await ownOf(lister, 'G4')).status).toBe('let');
});

test('a home that a row withdrew by its status is announced to stay withdrawn', async () => {
  const lister = await as('landlord');
  const { imported, shown } = importer(lister);
  await imported(csv(home('K1'), home('K2')));
  const { id } = await imported(`reference,status,rent\nK1,withdrawn,900\nK2,,950\n`);
  expect(dataOf((await preview(id, lister)).answer)).toMatchObject({ withdrawn: 0, restored: 1, staysWithdrawn: 1 });
  const last = await imported('reference,status\nK2,withdrawn\n');
  expect((await shown(last.id)).undo.until).toBeNull();
  expect((await press(last.id, lister)).answer.message).toBe(undoSentences.nothing);
});

test('is refused in words when there is nothing to undo, another import runs, or the day is over', async () => {
  const [lister, stranger] = [await as('landlord'), await as('landlord')];
  const { check, imported } = importer(lister);
  const checked = await check(csv(home('H1')));
  expect((await press(checked.id, lister)).answer.message).toBe(undoSentences.nothing);
  const { id } = await imported(csv(home('H1')));
  expect((await press(id, stranger)).status).toBe(404);
  expect((await preview(id, stranger)).status).toBe(404);
  await check(csv(home('H2')));
  expect((await press(id, lister)).answer.message).toBe(importSentences.underWay);
  await imported(csv(home('H1'), home('H3')));
  expect((await importer(lister).shown(id)).undo.until).not.toBeNull();
  await pool.query("update listing_import set ended_at = now() - interval '25 hours' where id = $1", [id]);
  expect((await press(id, lister)).answer.message).toBe(undoSentences.tooLate);
  expect((await importer(lister).shown(id)).undo.until).toBeNull();
});
