import { contract } from '@letfair/contract';
import { MAX_PASSKEYS } from '@letfair/domain/accounts/second-step';
import { expect, test } from 'vitest';
import { softwareAuthenticator } from '../../../../testing/software-authenticator.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const { as, call, pool, mailTo } = await testApi();
const { me } = contract.accounts;
const { startPasskey, addPasskey, removePasskey, startPasskeySignIn, signInWithPasskey, confirm, show } =
  contract.security;

type Authenticator = ReturnType<typeof softwareAuthenticator>;

const creationFor = async (token: string) => dataOf((await call(startPasskey, {}, { token })).answer);
const requested = async () => dataOf((await call(startPasskeySignIn, {})).answer);
const add = async (token: string, authenticator: Authenticator, name = 'My phone') => {
  const { challenge } = await creationFor(token);
  return call(addPasskey, { body: { name, passkey: authenticator.create({ challenge }) } }, { token });
};
const signIn = (passkey: ReturnType<Authenticator['use']>) => call(signInWithPasskey, { body: { passkey } });

test('offers what a browser needs for a passkey of this site that stays on the device', async () => {
  const { token, user } = await as('tenant');
  expect(await creationFor(token)).toMatchObject({
    rp: { id: 'letfair.example', name: 'Letfair' },
    user: { id: Buffer.from(user.id.replaceAll('-', ''), 'hex').toString('base64url'), name: user.email },
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    excludeCredentials: [],
  });
});

test('signs in with any of several passkeys, which counts as both steps', async () => {
  const { token, user } = await as('tenant');
  const [phone, key] = [softwareAuthenticator(), softwareAuthenticator()];
  expect((await add(token, phone)).status).toBe(200);
  expect((await add(token, key, ' Blue key ')).status).toBe(200);
  expect((await mailTo(user.email))?.subject).toBe('A passkey has been added');
  expect((await creationFor(token)).excludeCredentials.map(({ id }) => id)).toEqual([phone.id, key.id]);
  for (const authenticator of [phone, key]) {
    const { status, answer } = await signIn(authenticator.use(await requested()));
    expect(status).toBe(200);
    expect(dataOf(answer).user.id).toBe(user.id);
    expect((await call(me, {}, { token: dataOf(answer).token })).status).toBe(200);
  }
  const { rows } = await pool.query('select two_step from session where account_id = $1 order by created_at desc', [
    user.id,
  ]);
  expect(rows.map((row) => row.two_step)).toEqual([true, true, true]);
  const { passkeys, events } = dataOf((await call(show, {}, { token })).answer);
  expect(passkeys.map(({ name, lastUsedAt }) => [name, typeof lastUsedAt])).toEqual([
    ['My phone', 'string'],
    ['Blue key', 'string'],
  ]);
  expect(events.map(({ kind }) => kind)).toEqual(['passkey', 'passkey', 'verification']);
});

test('refuses an answer that was used, and one to a challenge that is over or was never given', async () => {
  const { token } = await as('tenant');
  const phone = softwareAuthenticator();
  await add(token, phone);
  const answer = phone.use(await requested());
  expect((await signIn(answer)).status).toBe(200);
  expect((await signIn(answer)).status).toBe(422);
  const late = await requested();
  await pool.query("update sign_in_challenge set expires_at = now() - interval '1 second'");
  expect((await signIn(phone.use(late))).status).toBe(422);
  expect((await signIn(phone.use({ challenge: 'bWFkZS11cA' }))).status).toBe(422);
  const { events } = dataOf((await call(show, {}, { token })).answer);
  expect(events.map(({ kind }) => kind)).toContain('wrong-passkey');
});

test.each([
  ['of another origin', { origin: 'https://letfair.example.evil.example' }],
  ['of another site', { rpId: 'evil.example' }],
  ['without finger, face or PIN', { isUserVerified: false }],
])('refuses an answer %s', async (_, lie) => {
  const { token } = await as('tenant');
  const phone = softwareAuthenticator();
  await add(token, phone);
  expect((await signIn(phone.use({ ...(await requested()), ...lie }))).status).toBe(422);
  const { challenge } = await creationFor(token);
  const made = softwareAuthenticator().create({ challenge, ...lie });
  expect((await call(addPasskey, { body: { name: 'x', passkey: made } }, { token })).status).toBe(422);
});

test('refuses a copy of a passkey by its counter, and a signature of another key', async () => {
  const { token } = await as('tenant');
  const [phone, other] = [softwareAuthenticator(), softwareAuthenticator()];
  await add(token, phone);
  expect((await signIn(phone.use(await requested()))).status).toBe(200);
  phone.rewind();
  expect((await signIn(phone.use(await requested()))).status).toBe(422);
  const forged = { ...other.use(await requested()), id: phone.id, rawId: phone.id };
  expect((await signIn(forged)).status).toBe(422);
  expect((await signIn(other.use(await requested()))).status).toBe(422);
});

test('takes a new passkey only for the account that asked for it, once, and with a name', async () => {
  const [mine, theirs] = [await as('tenant'), await as('tenant')];
  const phone = softwareAuthenticator();
  const { challenge } = await creationFor(mine.token);
  const passkey = phone.create({ challenge });
  expect((await call(addPasskey, { body: { name: 'x', passkey } }, { token: theirs.token })).status).toBe(422);
  expect((await add(mine.token, phone, '  ')).answer).toMatchObject({
    error: { fields: { name: expect.any(String) } },
  });
  expect((await add(mine.token, phone)).status).toBe(200);
  expect((await add(theirs.token, phone)).status).toBe(409);
});

test('has room for ten', async () => {
  const { token } = await as('tenant');
  for (let count = 0; count < MAX_PASSKEYS; count += 1) await add(token, softwareAuthenticator());
  expect((await call(startPasskey, {}, { token })).status).toBe(409);
});

test('a removed passkey signs nobody in, and only its owner removes it', async () => {
  const [mine, theirs] = [await as('tenant'), await as('tenant')];
  const phone = softwareAuthenticator();
  const { id } = dataOf((await add(mine.token, phone)).answer).passkey;
  const remove = (token: string) => call(removePasskey, { params: { id } }, { token });
  expect((await remove(theirs.token)).status).toBe(404);
  expect((await remove(mine.token)).status).toBe(200);
  expect((await mailTo(mine.user.email))?.subject).toBe('A passkey has been removed');
  expect((await signIn(phone.use(await requested()))).status).toBe(422);
});

test('confirms a session with a passkey of the same account only', async () => {
  const [mine, theirs] = [await as('tenant'), await as('tenant')];
  const [phone, foreign] = [softwareAuthenticator(), softwareAuthenticator()];
  await add(mine.token, phone);
  await add(theirs.token, foreign);
  await pool.query("update session set confirmed_at = now() - interval '16 minutes'");
  const give = async (authenticator: Authenticator) =>
    call(confirm, { body: { passkey: authenticator.use(await requested()) } }, { token: mine.token });
  expect((await give(foreign)).status).toBe(422);
  expect((await call(startPasskey, {}, { token: mine.token })).status).toBe(403);
  expect((await give(phone)).status).toBe(200);
  expect((await call(startPasskey, {}, { token: mine.token })).status).toBe(200);
});

test.each(['suspended_at', 'pending_email'])('does not sign in an account with %s', async (column) => {
  const { token, user } = await as('tenant');
  const phone = softwareAuthenticator();
  await add(token, phone);
  await pool.query(
    column === 'suspended_at'
      ? 'update account set suspended_at = now() where id = $1'
      : "update account set pending_email = 'a@b.example', pending_email_key = 'a@b.example', pending_since = now() where id = $1",
    [user.id],
  );
  expect((await signIn(phone.use(await requested()))).status).toBe(403);
});
