import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@letfair/contract';
import { MAX_DOCUMENT_BYTES } from '@letfair/domain/files/documents';
import { fileQuota, STORAGE_FULL } from '@letfair/domain/files/file-quota';
import { expect, test } from 'vitest';
import { certificateStore } from '../../../platform/files/certificate-store.ts';
import { allFolders, folderOf } from '../../../platform/files/file-store.ts';
import { newId } from '../../../platform/ids.ts';
import { aPdf, certificateCalls } from '../../../testing/certificates.ts';
import { aJpeg, aPicture } from '../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, certificateFolder, dataFolder, db, pool, send, storage } = testing;
const { submitHome, saveCertificate, sendFile, download } = certificateCalls(testing);
const { removeFile, remove } = contract.certificates;
const store = certificateStore(storage);

async function aCertificate() {
  const lister = await as('landlord');
  const home = await submitHome(lister.token);
  const { id } = dataOf((await saveCertificate(lister.token, home, { kind: 'gasSafety' })).answer);
  return { ...lister, home, id };
}
const files = async () =>
  (await readdir(certificateFolder, { recursive: true }).catch(() => [])).filter((name) =>
    /^(?!trash).*\.(pdf|webp)$/.test(name),
  );

test('the lister and admins get the file back as an attachment, and nobody else', async () => {
  const { token, id } = await aCertificate();
  const saved = dataOf((await sendFile(token, id, aPdf())).answer);
  expect(saved.file).toEqual({ type: 'application/pdf', bytes: aPdf().length });
  for (const reader of [token, (await as('admin')).token]) {
    const file = await download(reader, id);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.equals(aPdf())).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="gas-safety-record.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
  }
  for (const role of ['tenant', 'landlord', 'agent'] as const)
    expect((await download((await as(role)).token, id)).statusCode).toBe(404);
  expect((await download(null, id)).statusCode).toBe(401);
  expect((await download('made-up', id)).statusCode).toBe(401);
  expect((await download(token, 'x')).statusCode).toBe(404);
  const { file_id } = await db
    .selectFrom('certificate')
    .select('file_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const url of [`/photos/${file_id}.pdf`, `/api/certificates/${file_id}/download`])
    expect((await send({ url, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(404);
});

test('a file counts against the space of the account, and one in its place only by what it is larger', async () => {
  const { token, user, id } = await aCertificate();
  dataOf((await sendFile(token, id, aPdf())).answer);
  const fill = (bytes: number) =>
    db
      .insertInto('photo')
      .values({ id: newId(), account_id: user.id, width: 1, height: 1, widths: [1], placeholder: '', bytes })
      .execute();
  const { bytes } = fileQuota(1);
  await fill(bytes - aPdf().length);
  expect((await sendFile(token, id, aPdf())).status).toBe(200);
  await fill(1);
  const refused = await sendFile(token, id, aPdf());
  expect([refused.status, refused.answer.message]).toEqual([429, STORAGE_FULL]);
});

test('a picture is encoded anew, so that nothing of the sent file is left', async () => {
  const { token, id } = await aCertificate();
  const jpeg = Buffer.concat([await aJpeg({ width: 2_000, height: 2_800 }), Buffer.from('<script>steal()</script>')]);
  expect(dataOf((await sendFile(token, id, jpeg, { type: 'image/jpeg' })).answer).file?.type).toBe('image/webp');
  const file = await download(token, id);
  expect(file.headers['content-type']).toBe('image/webp');
  expect(file.rawPayload.includes('steal')).toBe(false);
});

test.each<[string, () => Buffer | Promise<Buffer>, number]>([
  ['a page', () => Buffer.from('<!doctype html><script>steal()</script>'), 415],
  ['a page that quotes a PDF', () => Buffer.from(`<html>${aPdf()}</html>`), 415],
  ['a drawing with scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="steal()"/>'), 415],
  ['a program', () => Buffer.from('MZ\x90\x00\x03'), 415],
  ['an archive', () => Buffer.from('PK\x03\x04 word/document.xml'), 415],
  ['a GIF', () => aPicture({ width: 64, height: 48 }).gif().toBuffer(), 415],
  ['a PDF that was cut off', () => aPdf().subarray(0, 60), 422],
  ['a damaged picture', async () => (await aJpeg()).subarray(0, 2_000), 422],
  ['nothing', () => Buffer.alloc(0), 422],
  ['a file that is too large', () => Buffer.concat([aPdf(), Buffer.alloc(MAX_DOCUMENT_BYTES)]), 413],
])('refuses %s with a sentence, whatever its type is said to be', async (_, make, status) => {
  const { token, id } = await aCertificate();
  const before = await files();
  const refused = await sendFile(token, id, await make());
  expect(refused.status).toBe(status);
  expect(refused.answer).toMatchObject({ success: false, error: { fields: { file: expect.any(String) } } });
  expect(await files()).toEqual(before);
  expect(await readdir(join(dataFolder, 'incoming'))).toEqual([]);
  expect((await download(token, id)).statusCode).toBe(404);
});

test('another file replaces the first, a repeated upload is kept once, and the deleted are gone', async () => {
  const { token, id } = await aCertificate();
  const before = (await files()).length;
  await sendFile(token, id, aPdf('one'), { key: 'k1' });
  const first = (await sendFile(token, id, aPdf('two'), { key: 'k2' })).answer;
  expect((await sendFile(token, id, aPdf('two'), { key: 'k2' })).answer).toEqual(first);
  expect((await files()).length).toBe(before + 1);
  expect((await download(token, id)).body).toContain('two');
  dataOf((await call(removeFile, { params: { id } }, { token })).answer);
  expect((await files()).length).toBe(before);
  expect((await download(token, id)).statusCode).toBe(404);
  await sendFile(token, id, aPdf());
  dataOf((await call(remove, { params: { id } }, { token })).answer);
  expect((await files()).length).toBe(before);
});

test('nobody adds a file to somebody else’s certificate', async () => {
  const { id } = await aCertificate();
  const stranger = await as('landlord');
  expect((await sendFile(stranger.token, id, aPdf())).status).toBe(404);
  expect((await call(removeFile, { params: { id } }, { token: stranger.token })).status).toBe(404);
});

test('uploads of one account are limited', async () => {
  const { token, id, user } = await aCertificate();
  await pool.query(
    `insert into throttle (bucket, subject, window_start, hits) values ('certificate-upload', sha256($1::bytea), now(), 120)`,
    [user.id],
  );
  expect((await sendFile(token, id, aPdf())).status).toBe(429);
});

test('files that no certificate names are swept after a day; all others stay', async () => {
  const { token, id, home } = await aCertificate();
  await sendFile(token, id, aPdf());
  const kept = await files();
  const [old, young] = [newId(Date.now() - 25 * 3_600_000), newId()];
  for (const orphan of [old, young]) await store.keep(orphan, 'application/pdf', aPdf());
  await writeFile(join(certificateFolder, folderOf(old), 'notes.txt'), 'Not ours.');
  await store.sweep(db, { folders: allFolders });
  expect((await files()).toSorted()).toEqual([...kept, `${folderOf(young)}/${young}.pdf`].toSorted());
  // With the home go its certificates, and later their files.
  await pool.query('delete from listing where id = $1', [home]);
  await store.sweep(db, { folders: allFolders, now: new Date(Date.now() + 25 * 3_600_000) });
  expect(await files()).not.toEqual(expect.arrayContaining(kept));
});
