import { readdir } from 'node:fs/promises';
import { contract } from '@letfair/contract';
import { MAX_DOCUMENT_BYTES } from '@letfair/domain/files/documents';
import { BASIC_QUOTA, STORAGE_FULL } from '@letfair/domain/files/file-quota';
import { attachmentSentences } from '@letfair/domain/lettings/conversations/attachments';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { attachmentStore } from '../../../../platform/files/attachment-store.ts';
import { allFolders } from '../../../../platform/files/file-store.ts';
import { newId } from '../../../../platform/ids.ts';
import { deleteOldRows } from '../../../../platform/retention/delete-old-rows.ts';
import { attachmentCalls } from '../../../../testing/attachments.ts';
import { aPdf } from '../../../../testing/certificates.ts';
import { conversationFixture } from '../../../../testing/conversations.ts';
import { aJpeg, aPicture } from '../../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const testing = await testApi();
const { as, attachmentFolder, call, db, pool, storage } = testing;
const { admin, landlord, tenant, started, show } = await conversationFixture(testing);
const { attach, sendWith, download } = attachmentCalls(testing);
const { detach, send, block } = contract.conversations;
const { id } = await started();
const store = attachmentStore(storage);

const files = async () =>
  (await readdir(attachmentFolder, { recursive: true }).catch(() => [])).filter((name) =>
    /^(?!trash).*\.(pdf|webp)$/.test(name),
  );
const uploaded = async (token: string, id: string, file = aPdf(), name = 'payslip.pdf') =>
  dataOf((await attach(token, id, file, { name })).answer);

test('a message may consist of attachments alone, which both sides read and nobody else', async () => {
  const picture = await aJpeg({ width: 2_000, height: 1_500 });
  const pdf = await uploaded(tenant.token, id, aPdf(), 'Payslip March.PDF');
  const photo = dataOf((await attach(tenant.token, id, picture, { name: 'me.jpg', type: 'image/jpeg' })).answer);
  expect(photo).toMatchObject({ name: 'me.webp', type: 'image/webp', width: 1_600, height: 1_200 });

  const sent = dataOf((await sendWith(tenant.token, id, [photo.id, pdf.id])).answer);
  expect(sent).toMatchObject({ content: '', attachments: [photo, pdf] });
  const { messages } = contract.conversations;
  const read = await call(messages, { params: { id }, query: {} }, { token: landlord.token });
  expect(dataOf(read.answer).messages.at(-1)?.attachments).toEqual([photo, pdf]);
  expect((await show(landlord.token, id)).lastMessage?.attachments).toEqual([photo, pdf]);

  for (const reader of [tenant.token, landlord.token]) {
    const file = await download(reader, pdf.id);
    expect(file.rawPayload.equals(aPdf())).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Payslip March.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    const small = await download(reader, photo.id, 'thumbnail');
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 });
    expect((await download(reader, pdf.id, 'thumbnail')).statusCode).toBe(404);
  }
  const others = [admin, await as('tenant'), await as('landlord'), await as('agent')];
  for (const { token } of others)
    for (const what of ['download', 'thumbnail'] as const)
      expect((await download(token, photo.id, what)).statusCode).toBe(404);
  expect((await download(null, pdf.id)).statusCode).toBe(401);
  expect((await download('made-up', pdf.id)).statusCode).toBe(401);
  expect((await download(tenant.token, 'x')).statusCode).toBe(404);
});

test('the place and time in a picture are dropped', async () => {
  const exif = { IFD0: { Software: 'secret camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } };
  const picture = await aPicture().withExif(exif).jpeg().toBuffer();
  expect(picture.includes('secret camera')).toBe(true);
  const { id: photo } = dataOf((await attach(tenant.token, id, picture, { type: 'image/jpeg' })).answer);
  for (const what of ['download', 'thumbnail'] as const)
    expect((await sharp((await download(tenant.token, photo, what)).rawPayload).metadata()).exif).toBeUndefined();
});

test('a name with other letters is sent whole, and as plain letters for old programs', async () => {
  const file = await uploaded(tenant.token, id, aPdf(), 'Löhne "Mai".pdf');
  expect((await download(tenant.token, file.id)).headers['content-disposition']).toBe(
    `attachment; filename="L_hne Mai.pdf"; filename*=UTF-8''L%C3%B6hne%20Mai.pdf`,
  );
});

test.each<[string, () => Buffer | Promise<Buffer>, number]>([
  ['a page', () => Buffer.from('<!doctype html><script>steal()</script>'), 415],
  ['a drawing with scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="steal()"/>'), 415],
  ['a program', () => Buffer.from('MZ\x90\x00\x03'), 415],
  ['a PDF that was cut off', () => aPdf().subarray(0, 60), 422],
  ['a PDF that runs a script', () => aPdf('\n3 0 obj<</S/JavaScript/JS(steal)>>endobj'), 422],
  ['a PDF that starts a program', () => aPdf('\n3 0 obj<</S/#4caunch/F(cmd.exe)>>endobj'), 422],
  ['a PDF that brings a file along', () => aPdf('\n3 0 obj<</Type/Filespec/EF<</F 4 0 R>>>>endobj'), 422],
  ['a damaged picture', async () => (await aJpeg()).subarray(0, 2_000), 422],
  ['nothing', () => Buffer.alloc(0), 422],
  ['a file that is too large', () => Buffer.concat([aPdf(), Buffer.alloc(MAX_DOCUMENT_BYTES)]), 413],
])('refuses %s with a sentence and keeps nothing of it', async (_, make, status) => {
  const before = (await files()).length;
  const refused = await attach(tenant.token, id, await make());
  expect(refused.status).toBe(status);
  expect(refused.answer.message).toMatch(/^[A-Z].*\.$/);
  expect((await files()).length).toBe(before);
});

test('a message needs words or attachments of its sender in that conversation that were not sent before', async () => {
  const other = await started();
  const before = (await show(tenant.token, id)).lastMessage?.number;
  const [own, theirs, elsewhere] = [
    await uploaded(tenant.token, id),
    await uploaded(landlord.token, id),
    await uploaded(tenant.token, other.id),
  ];
  expect((await call(send, { params: { id }, body: { content: ' ' } }, { token: tenant.token })).status).toBe(422);
  for (const wrong of [[theirs.id], [elsewhere.id], [own.id, newId()], [own.id, own.id]]) {
    const refused = await sendWith(tenant.token, id, wrong, 'Here it is');
    expect([refused.status, refused.answer.message]).toEqual([409, attachmentSentences.gone]);
  }
  expect((await show(tenant.token, id)).lastMessage?.number).toBe(before);
  dataOf((await sendWith(tenant.token, id, [own.id])).answer);
  expect((await sendWith(tenant.token, id, [own.id])).status).toBe(409);
  const many = await Promise.all(Array.from({ length: 6 }, () => uploaded(tenant.token, id)));
  const tooMany = await sendWith(
    tenant.token,
    id,
    many.map((file) => file.id),
  );
  expect([tooMany.status, tooMany.answer.message]).toEqual([422, attachmentSentences.tooMany]);
});

test('what is not sent yet is read and deleted by its owner alone; what was sent stays', async () => {
  const file = await uploaded(tenant.token, id);
  expect((await download(landlord.token, file.id)).statusCode).toBe(404);
  expect((await download(tenant.token, file.id)).statusCode).toBe(200);
  const remove = (token: string) => call(detach, { params: { id: file.id } }, { token });
  expect((await remove(landlord.token)).status).toBe(404);
  const before = (await files()).length;
  expect((await remove(tenant.token)).status).toBe(200);
  expect((await files()).length).toBe(before - 1);
  const sent = await uploaded(tenant.token, id);
  dataOf((await sendWith(tenant.token, id, [sent.id])).answer);
  expect((await call(detach, { params: { id: sent.id } }, { token: tenant.token })).status).toBe(404);
});

test('a repeated upload is kept once', async () => {
  const before = (await files()).length;
  const first = await attach(tenant.token, id, aPdf('twice'), { key: 'again' });
  expect((await attach(tenant.token, id, aPdf('twice'), { key: 'again' })).answer).toEqual(first.answer);
  expect((await files()).length).toBe(before + 1);
});

test('nobody attaches to a conversation of others, or while one side blocks', async () => {
  expect((await attach((await as('tenant')).token, id, aPdf())).status).toBe(404);
  dataOf((await call(block, { params: { id }, body: { blocked: true } }, { token: landlord.token })).answer);
  expect((await attach(tenant.token, id, aPdf())).status).toBe(409);
  dataOf((await call(block, { params: { id }, body: { blocked: false } }, { token: landlord.token })).answer);
});

test('an account has a limit an hour and a limit for good', async () => {
  const writer = await as('tenant');
  const { id } = await started(writer.token);
  const full = newId();
  const row =
    'insert into attachment (id, account_id, conversation_id, name, type, bytes) values ($1, $2, $3, $4, $5, $6)';
  await pool.query(row, [full, writer.user.id, id, 'x.pdf', 'application/pdf', BASIC_QUOTA.bytes]);
  const refused = await attach(writer.token, id, aPdf());
  expect([refused.status, refused.answer.message]).toEqual([429, STORAGE_FULL]);
  await pool.query('delete from attachment where id = $1', [full]);
  await pool.query(
    `update throttle set hits = 100 where bucket = 'attachment-upload' and subject = sha256($1::bytea)`,
    [writer.user.id],
  );
  expect((await attach(writer.token, id, aPdf())).status).toBe(429);
});

test('uploads that are never sent go after a week, and their files after them', async () => {
  const [sent, forgotten, fresh] = [
    await uploaded(tenant.token, id),
    dataOf((await attach(tenant.token, id, await aJpeg(), { type: 'image/jpeg' })).answer),
    await uploaded(tenant.token, id),
  ];
  dataOf((await sendWith(tenant.token, id, [sent.id])).answer);
  await pool.query(`update attachment set created_at = now() - interval '8 days' where id = any($1)`, [
    [sent.id, forgotten.id],
  ]);
  await deleteOldRows(db);
  expect((await download(tenant.token, forgotten.id)).statusCode).toBe(404);
  await store.sweep(db, { folders: allFolders, now: new Date(Date.now() + 25 * 3_600_000) });
  const left = (await files()).join();
  expect([sent, fresh].every((file) => left.includes(file.id))).toBe(true);
  expect(left).not.toContain(forgotten.id);
});
