import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyFile, deleteKeyFile, encryptWith, newKey, parseKey, writeKey } from '@letfair/api/secrets';
import { testApi } from '@letfair/api/testing/test-api';
import { testKeySource } from '@letfair/api/testing/test-database';
import { afterAll, expect, test } from 'vitest';
import { checkSecrets } from './check-secrets.ts';
import { lineOf } from './finding.ts';

const { as, pool, url } = await testApi();
const folder = join(await mkdtemp(join(tmpdir(), 'letfair-doctor-')), 'secrets');
afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));

const lineFor = async (given: readonly string[] = testKeySource.given) =>
  lineOf(await checkSecrets({ keySource: { given, folder } }, url));

test('says whether the key is here, for its owner alone, and whether everything is encrypted with it', async () => {
  expect(await lineFor()).toMatch(
    /^ok {7}secrets: all are encrypted with the key [\da-f]{16}, which is on this machine\.$/,
  );
  expect(await lineFor([writeKey(newKey())])).toMatch(/^problem {2}secrets: .* Give it the SECRETS_KEY/);
  expect(await lineFor([])).toMatch(/^problem {2}secrets: .*put your copy of .*\.key in place\.$/);

  const { id } = await createKeyFile(folder);
  await chmod(join(folder, `${id}.key`), 0o640);
  expect(await lineFor()).toMatch(/^problem {2}secrets: other users can read .*\. Run "chmod -R go= /);
  await deleteKeyFile(folder, id);

  const { user } = await as('tenant');
  await pool.query('insert into second_step (account_id, secret_key) values ($1, $2)', [user.id, 'READABLE']);
  expect(await lineFor()).toMatch(/^warning {2}secrets: 1 value from an earlier version isn’t encrypted yet/);
  await pool.query('delete from second_step');

  // A value that was encrypted for another row, as a copy of it would be.
  const current = parseKey(testKeySource.given[0]!)!;
  const place = { table: 'second_step', column: 'secret_key', row: 'another' };
  const moved = encryptWith(current, place, 'SECRET');
  await pool.query('insert into second_step (account_id, secret_key) values ($1, $2)', [user.id, moved]);
  expect(await lineFor()).toMatch(/^problem {2}secrets: 1 value can’t be read with the keys on this machine\./);
  await pool.query('delete from second_step');

  const former = newKey();
  await pool.query('insert into encryption_key (id, is_current) values ($1, false)', [former.id]);
  expect(await lineFor([...testKeySource.given, writeKey(former)])).toMatch(
    /^warning {2}secrets: 0 values use an old key/,
  );
});
