import { readdir } from 'node:fs/promises';
import { contract } from '@letfair/contract';
import { afterAll, expect, test } from 'vitest';
import { aPdf, certificateCalls } from '../../../testing/certificates.ts';
import { readZip } from '../../../testing/files/read-zip.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { runJob, waitForJobs } from '../../../testing/wait.ts';

const testing = await testApi();
const { api, as, call, certificateFolder, db, pool, send } = testing;
const { submitHome, saveCertificate, sendFile } = certificateCalls(testing);
afterAll(await api.startJobs());

const pdfs = async () =>
  (await readdir(certificateFolder, { recursive: true })).filter((name) => name.endsWith('.pdf'));

test('certificates and their files are in the export, and go when the account is erased', async () => {
  const { token, user } = await as('landlord');
  const home = await submitHome(token);
  const { id } = dataOf((await saveCertificate(token, home, { kind: 'licence', number: 'HMO/77' })).answer);
  dataOf((await sendFile(token, id, aPdf())).answer);
  dataOf((await call(contract.certificates.openCalendar, {}, { token })).answer);

  dataOf((await call(contract.privacy.askForExport, {}, { token })).answer);
  await waitForJobs(pool);
  const { path } = dataOf((await call(contract.privacy.openExport, {}, { token })).answer);
  const unpacked = readZip((await send({ method: 'GET', url: path })).rawPayload);
  expect(unpacked.get(`certificates/licence-${id}.pdf`)?.equals(aPdf())).toBe(true);
  expect(JSON.parse(unpacked.get('listings.json')?.toString() ?? '')).toMatchObject([
    { id: home, certificates: [{ id, kind: 'licence', number: 'HMO/77' }] },
  ]);

  expect(await pdfs()).toHaveLength(1);
  await pool.query("update account set closed_at = now() - interval '15 days' where id = $1", [user.id]);
  await runJob(pool, 'erase-accounts');
  expect(await pdfs()).toEqual([]);
  for (const table of ['certificate', 'certificate_calendar'] as const)
    expect(await db.selectFrom(table).select('account_id').where('account_id', '=', user.id).execute()).toEqual([]);
});
