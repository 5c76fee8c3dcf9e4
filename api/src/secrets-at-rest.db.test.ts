import { createHmac, randomUUID } from 'node:crypto';
import { contract } from '@letfair/contract';
import { beforeEach, expect, test } from 'vitest';
import { totpCode } from './features/accounts/sign-in/second-step/totp.ts';
import { openDb, write } from './platform/db.ts';
import { newKey, type SecretKey, writeKey } from './platform/secrets/cipher.ts';
import { encryptReadableSecrets } from './platform/secrets/encrypt-readable.ts';
import { type KeyRing, openKeyRing } from './platform/secrets/key-ring.ts';
import { prepareKeys } from './platform/secrets/prepare-keys.ts';
import { rotateSecrets } from './platform/secrets/rotate-secrets.ts';
import { readSecretsState } from './platform/secrets/secrets-state.ts';
import { decryptSecret, encryptSecret } from './platform/secrets/stored-secrets.ts';
import { aSignUp } from './testing/people.ts';
import { dataOf, testApi } from './testing/test-api.ts';

const first = newKey();
/** Keys that arrive later are added to it, as a folder would have them. */
const given = [writeKey(first)];
const keyRing: KeyRing = await openKeyRing({ given, folder: null });
const { api, as, call, db, pool } = await testApi({ keyRing });
const secretsDb = openDb(pool, { keyRing });
const noKey = () => Promise.reject<SecretKey>(new Error('No key was to be made.'));

async function addKey(): Promise<SecretKey> {
  const key = newKey();
  given.unshift(writeKey(key));
  await keyRing.reload();
  return key;
}

const stored = async () => {
  const { rows } = await pool.query<{ value: string }>(
    'select secret_key as value from webhook union all select secret_key from second_step',
  );
  return rows.map(({ value }) => value);
};
/** The rows of all tables as text. */
async function wholeDatabase(): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  );
  const statements = rows.map(({ name }) => `select string_agg(t::text, '') as text from ${name} t`);
  const found = await pool.query<{ text: string | null }>(statements.join(' union all '));
  return found.rows.map(({ text }) => text ?? '').join('\n');
}
const inHex = (text: string) => Buffer.from(text).toString('hex');

/** A lister with a webhook and a second step; answers both secrets. */
async function listerWithSecrets() {
  const { token, user } = await as('landlord');
  const { secret: totp } = dataOf(
    (await call(contract.security.startSecondStep, {}, { token, key: randomUUID() })).answer,
  );
  const body = { url: 'https://hooks.example/x', events: ['enquiry' as const] };
  const { webhook, secret } = dataOf(
    (await call(contract.webhooks.add, { body }, { token, key: randomUUID() })).answer,
  );
  return { token, user, totp, webhookId: webhook.id, secret };
}
const beat = (keyIds: string | null) =>
  pool.query(
    `insert into process_heartbeat (id, kind, version, host, memory_bytes, started_at, key_ids)
     values (gen_random_uuid(), 'web', '1', 'web-7', 1, now(), $1)`,
    [keyIds === null ? null : [keyIds]],
  );

beforeEach(async () => {
  await pool.query('delete from process_heartbeat; delete from webhook; delete from second_step');
});

test('no way of making a secret leaves it readable in a table', async () => {
  const { token, totp, webhookId, secret } = await listerWithSecrets();
  const params = { id: webhookId };
  const { secret: renewed } = dataOf((await call(contract.webhooks.renewSecret, { params }, { token })).answer);
  const again = dataOf((await call(contract.security.startSecondStep, {}, { token })).answer).secret;
  const text = await wholeDatabase();
  expect(text).toContain('https://hooks.example/x');
  for (const value of [totp, secret, renewed, again])
    for (const form of [value, inHex(value)]) expect(text).not.toContain(form);
  // The email about the webhook has a link that takes the account back.
  expect(text).toContain('A webhook has been set up');
  expect(text).not.toContain('/auth/not-me');
  for (const value of await stored()) expect(value).toMatch(/^enc1:[\da-f]{16}:/);
});

test('codes and links that sign somebody in are readable in no table while their mail waits, and not to be guessed', async () => {
  const sent = aSignUp('tenant');
  const code = dataOf((await call(contract.accounts.signUp, { body: sent })).answer).verificationCode ?? '';
  expect(code).toMatch(/^\d{6}$/);
  await call(contract.accounts.forgotPassword, { body: { email: (await as('tenant')).user.email } });
  const text = await wholeDatabase();
  expect(text).toContain('Verify your email address');
  expect(text).not.toMatch(/reset-password\?token|verify\?token/);
  expect(text).not.toContain(`    ${code}`);
  const proof = await db
    .selectFrom('email_verification')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account.id', 'code_hash'])
    .where('account.email', '=', sent.email)
    .executeTakeFirstOrThrow();
  expect(proof.code_hash).not.toEqual(createHmac('sha256', proof.id).update(code).digest());
  const verified = await call(contract.accounts.verify, { body: { email: sent.email, code } });
  expect(verified.status).toBe(200);
});

test('a code of the app is checked with the encrypted secret, and one that was moved to another account is not', async () => {
  const { token, totp, user } = await listerWithSecrets();
  const other = await listerWithSecrets();
  await pool.query(
    'update second_step set secret_key = (select secret_key from second_step where account_id = $1) where account_id = $2',
    [user.id, other.user.id],
  );
  const enable = (token: string, secret: string) =>
    call(contract.security.enableSecondStep, { body: { code: totpCode(secret) } }, { token });
  expect((await enable(other.token, totp)).status).toBe(500);
  expect((await enable(token, totp)).status).toBe(200);
});

test('rows of an earlier version are read as they are, and encrypted once none of its processes runs', async () => {
  const { token, webhookId, user } = await listerWithSecrets();
  const [plainTotp, plainSecret] = ['GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 'whsec_of_an_earlier_version_0123456789'];
  await pool.query('update installation set encrypts_since = null');
  await pool.query('update second_step set secret_key = $1', [plainTotp]);
  await pool.query('update webhook set secret_key = $1', [plainSecret]);

  await beat(null);
  expect(await encryptReadableSecrets(secretsDb)).toBe(0);
  expect((await stored()).sort()).toEqual([plainTotp, plainSecret].sort());
  const enabled = await call(contract.security.enableSecondStep, { body: { code: totpCode(plainTotp) } }, { token });
  expect(enabled.status).toBe(200);
  const renewed = dataOf((await call(contract.webhooks.renewSecret, { params: { id: webhookId } }, { token })).answer);
  expect(await stored()).toContain(renewed.secret);

  await pool.query('delete from process_heartbeat');
  expect((await readSecretsState(pool)).readable).toBe(2);
  expect(await encryptReadableSecrets(secretsDb)).toBe(2);
  expect((await readSecretsState(pool)).readable).toBe(0);
  const [row] = await db.selectFrom('second_step').selectAll().where('account_id', '=', user.id).execute();
  const place = { table: 'second_step', column: 'secret_key', row: user.id } as const;
  expect(await decryptSecret(secretsDb, place, row?.secret_key ?? '')).toBe(plainTotp);
  expect(await encryptReadableSecrets(secretsDb)).toBe(0);
});

test('a process without the key of its database does not get it, and none is made', async () => {
  const stranger = openDb(pool, { keyRing: await openKeyRing({ given: [writeKey(newKey())], folder: null }) });
  expect(await prepareKeys(stranger, noKey)).toEqual({ ok: false, missing: [first.id] });
  const empty = openDb(pool, { keyRing: await openKeyRing({ given: [], folder: null }) });
  expect(await prepareKeys(empty, noKey)).toEqual({ ok: false, missing: [first.id] });
  expect(await prepareKeys(secretsDb, noKey)).toEqual({ ok: true, made: null });
});

test('rotating encrypts everything anew while values are written, and drops the old key when nothing uses it', async () => {
  const { token, totp } = await listerWithSecrets();
  const next = await addKey();
  await beat(first.id);
  expect(await rotateSecrets(secretsDb, next, { waitMs: 0 })).toEqual({
    outcome: 'unaware',
    host: 'web-7',
    isEarlier: false,
  });
  expect((await readSecretsState(pool)).currentKey).toBe(first.id);
  await pool.query('delete from process_heartbeat');

  const rotated = await rotateSecrets(secretsDb, next);
  expect(rotated).toMatchObject({ outcome: 'done', dropped: [first.id], unreadable: 0 });
  for (const value of await stored()) expect(value).toMatch(new RegExp(`^enc1:${next.id}:`));
  expect(await readSecretsState(pool)).toEqual({ currentKey: next.id, formerKeys: [], readable: 0, outdated: 0 });
  const enabled = await call(contract.security.enableSecondStep, { body: { code: totpCode(totp) } }, { token });
  expect(enabled.status).toBe(200);
});

test('a rotation that is interrupted half-way leaves everything readable, and is finished by the next', async () => {
  const before = (await readSecretsState(pool)).currentKey ?? '';
  const listers = [await listerWithSecrets(), await listerWithSecrets()];
  const next = await addKey();
  const interrupted = new AbortController();
  const half = await rotateSecrets(secretsDb, next, {
    onProgress: (values) => values > 0 && interrupted.abort(),
    signal: interrupted.signal,
  });
  expect(half.outcome).toBe('interrupted');
  const state = await readSecretsState(pool);
  expect(state).toMatchObject({ currentKey: next.id, formerKeys: [before] });
  expect(state.outdated).toBeGreaterThan(0);
  expect(await prepareKeys(secretsDb, noKey)).toEqual({ ok: true, made: null });
  for (const { token, totp } of listers)
    expect((await call(contract.security.enableSecondStep, { body: { code: totpCode(totp) } }, { token })).status).toBe(
      200,
    );
  expect(await rotateSecrets(secretsDb, next)).toMatchObject({ outcome: 'done', dropped: [before] });
  expect((await readSecretsState(pool)).outdated).toBe(0);
});

test('a value that no key opens keeps its key, and stops neither others nor the rotation', async () => {
  const { webhookId } = await listerWithSecrets();
  const before = (await readSecretsState(pool)).currentKey ?? '';
  await pool.query(`update webhook set secret_key = left(secret_key, -4) || 'AAAA' where id = $1`, [webhookId]);
  const rotated = await rotateSecrets(secretsDb, await addKey());
  expect(rotated).toMatchObject({ outcome: 'done', unreadable: 1, dropped: [] });
  expect((await readSecretsState(pool)).formerKeys).toEqual([before]);
});

test('changing the key waits for whoever writes with the old one', async () => {
  const before = (await readSecretsState(pool)).currentKey ?? '';
  const next = await addKey();
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const lister = await listerWithSecrets();
  const writing = write(secretsDb, async (tx) => {
    const place = { table: 'webhook', column: 'secret_key', row: lister.webhookId } as const;
    const secret_key = await encryptSecret(tx, place, 'whsec_written_meanwhile');
    begun.resolve();
    await mayEnd.promise;
    await tx.updateTable('webhook').set({ secret_key }).where('id', '=', lister.webhookId).execute();
  });
  await begun.promise;
  const rotating = rotateSecrets(secretsDb, next);
  mayEnd.resolve();
  await writing;
  expect(await rotating).toMatchObject({ outcome: 'done' });
  for (const value of await stored()) expect(value).not.toContain(before);
});

test('a heartbeat says which keys the process has', async () => {
  const newcomer = {
    id: randomUUID(),
    kind: 'web',
    version: '1',
    host: 'web-8',
    memoryBytes: 1,
    startedAt: new Date(),
  } as const;
  await api.recordHeartbeat(newcomer);
  const row = await db.selectFrom('process_heartbeat').select('key_ids').executeTakeFirstOrThrow();
  expect(row.key_ids).toEqual(keyRing.keys().map(({ id }) => id));
});
