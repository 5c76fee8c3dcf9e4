import { contract } from '@letfair/contract';
import { urlOf } from '@letfair/contract/wire/client';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { attachmentCalls } from '../../testing/attachments.ts';
import { aPdf, certificateCalls } from '../../testing/certificates.ts';
import { conversationFixture } from '../../testing/conversations.ts';
import { aJpeg } from '../../testing/pictures.ts';
import { startTestS3 } from '../../testing/servers/s3-server.ts';
import { dataOf, type TestApi, testApi } from '../../testing/test-api.ts';
import { waitForJobs, waitUntil } from '../../testing/wait.ts';

const s3 = await startTestS3();
afterAll(s3.close);
const apis: Record<'files' | 's3', TestApi> = { files: await testApi(), s3: await testApi({ storage: s3.open() }) };
for (const { api } of Object.values(apis)) afterAll(await api.startJobs());
beforeEach(() => {
  s3.fault = () => null;
});

async function photosIn({ storage }: TestApi): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('photos/')) keys.push(key);
  return keys;
}

test.each(Object.entries(apis))('%s: photos, certificates and attachments are stored and given back', async (_, on) => {
  const { as, upload } = on;
  const { token } = await as('landlord');
  const photo = dataOf((await upload(await aJpeg(), 'image/jpeg', { token })).answer);
  expect(await photosIn(on)).toEqual(
    photo.sources.map(({ url }) => `photos/${photo.id.slice(-2)}/${url.split('/').at(-1)}`).sort(),
  );

  const certificates = certificateCalls(on);
  const home = await certificates.submitHome(token);
  const { id } = dataOf((await certificates.saveCertificate(token, home, { kind: 'gasSafety' })).answer);
  dataOf((await certificates.sendFile(token, id, aPdf())).answer);
  const certificate = await certificates.download(token, id);
  expect(certificate.rawPayload.equals(aPdf())).toBe(true);
  expect(certificate.headers).toMatchObject({
    'content-length': String(aPdf().length),
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });

  const { tenant, landlord, started } = await conversationFixture(on);
  const conversation = await started();
  const attachments = attachmentCalls(on);
  const sent = dataOf((await attachments.attach(tenant.token, conversation.id, aPdf('Payslip'))).answer);
  dataOf((await attachments.sendWith(tenant.token, conversation.id, [sent.id])).answer);
  expect((await attachments.download(landlord.token, sent.id)).rawPayload.equals(aPdf('Payslip'))).toBe(true);
});

test.each(Object.entries(apis))(
  '%s: a data export and an import in two parts',
  async (kind, { as, call, pool, send }) => {
    const { token } = await as('agent');
    dataOf((await call(contract.privacy.askForExport, {}, { token })).answer);
    await waitForJobs(pool);
    const { path } = dataOf((await call(contract.privacy.openExport, {}, { token })).answer);
    const answer = await send({ url: path });
    // A bucket that browsers reach sends it by itself, to whoever has the address within a minute.
    expect(answer.statusCode).toBe(kind === 's3' ? 302 : 200);
    const zip = kind === 's3' ? await (await fetch(String(answer.headers.location))).bytes() : answer.rawPayload;
    expect(String.fromCharCode(...zip.subarray(0, 2))).toBe('PK');

    const file = Buffer.from('reference,title,rent\nA,Flat,900\nB,House,1000\n');
    const { begin, sendPart, show } = contract.imports;
    const { id } = dataOf(
      (await call(begin, { body: { fileName: 'homes.csv', bytes: file.length } }, { token })).answer,
    );
    for (const [start, end] of [
      [0, 20],
      [20, file.length],
    ] as const)
      expect(
        await send({
          method: sendPart.method,
          url: urlOf(sendPart, { params: { id, offset: String(start) } }),
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
          payload: file.subarray(start, end),
        }),
      ).toMatchObject({ statusCode: 200 });
    await waitUntil(async () => {
      const shown = dataOf((await call(show, { params: { id } }, { token })).answer);
      return shown.state === 'mapping' && shown.columns.length === 3;
    });
  },
);

test('an upload that the bucket does not take is 503 with a sentence, and leaves neither row nor object', async () => {
  const { as, db, upload } = apis.s3;
  const { token, user } = await as('landlord');
  const before = await photosIn(apis.s3);
  // One of the sizes is stored, the others are not.
  let puts = 0;
  s3.fault = ({ method }) => (method === 'PUT' && puts++ > 0 ? { status: 503, code: 'SlowDown' } : null);
  const refused = await upload(await aJpeg({ width: 1_200, height: 900 }), 'image/jpeg', { token });
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
  expect(refused.answer).toMatchObject({ message: expect.stringContaining('can’t open or save files') });
  s3.fault = () => null;
  expect(await photosIn(apis.s3)).toEqual(before);
  expect(await db.selectFrom('photo').select('id').where('account_id', '=', user.id).execute()).toEqual([]);
  expect((await upload(await aJpeg(), 'image/jpeg', { token })).status).toBe(200);
});
