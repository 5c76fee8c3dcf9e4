import { contract } from '@letfair/contract';
import type { AccessKind } from '@letfair/domain/accounts/access';
import { accessKindNames } from '@letfair/domain/accounts/access';
import { expect, test } from 'vitest';
import { accessOfTables, handedOutAccess } from '../../../../access-kinds.ts';
import { listLocalMail } from '../../../../index.ts';
import { write } from '../../../../platform/db.ts';
import { anEmail, PASSWORD } from '../../../../testing/people.ts';
import { softwareAuthenticator } from '../../../../testing/software-authenticator.ts';
import { teamCalls } from '../../../../testing/teams.ts';
import { dataOf, type SignedIn, testApi } from '../../../../testing/test-api.ts';
import { testKeys } from '../../../../testing/test-database.ts';
import { totpCode } from '../second-step/totp.ts';

const testing = await testApi();
const { as, call, db, mailTo, pool, send } = testing;
const { hire } = teamCalls(testing);
const { access, accounts, apiKeys, certificates, feed, profile, security, teams, viewingLinks, webhooks } = contract;

const NEW_PASSWORD = 'copper-meadow-31-violin';
const logIn = async (email: string, password = PASSWORD) =>
  (await call(accounts.login, { body: { email, password } })).answer;
const notMe = (token: string) => call(access.notMe, { body: { token } });
const kindsOf = (items: readonly { readonly kind: AccessKind }[]) => items.map(({ kind }) => kind);
const hook = { url: 'https://agency.example/hook', events: ['enquiry' as const] };

/** The link of the newest email with this subject. */
async function linkIn(email: string, subject: string): Promise<string> {
  const mails = await listLocalMail(pool, testKeys, { to: email, limit: 20 });
  const text = mails.find((mail) => mail.subject === subject)?.text ?? '';
  return /\/auth\/not-me\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

async function addPasskey(token: string, name: string) {
  const authenticator = softwareAuthenticator();
  const creation = dataOf((await call(security.startPasskey, {}, { token })).answer);
  const body = { name, passkey: authenticator.create(creation) };
  dataOf((await call(security.addPasskey, { body }, { token })).answer);
  return authenticator;
}

/** Returns the secret that the app has. */
async function turnOnSecondStep(token: string): Promise<string> {
  const { secret } = dataOf((await call(security.startSecondStep, {}, { token })).answer);
  const code = totpCode(secret, Date.now() - 30_000);
  dataOf((await call(security.enableSecondStep, { body: { code } }, { token })).answer);
  return secret;
}

/** One of everything that one press can end. */
async function handOut({ token }: SignedIn, name: string) {
  const key = { name, scopes: ['feed:read' as const] };
  const { secret } = dataOf((await call(apiKeys.create, { body: key }, { token })).answer);
  dataOf((await call(webhooks.add, { body: { ...hook, url: `https://${name}.example/hook` } }, { token })).answer);
  const passkey = await addPasskey(token, name);
  return { secret, passkey };
}

async function openCalendars({ token }: SignedIn): Promise<string[]> {
  const opened = [
    await call(certificates.openCalendar, {}, { token }),
    await call(viewingLinks.openCalendar, {}, { token }),
  ];
  return opened.map(({ answer }) => dataOf(answer).url.replace('https://letfair.example', ''));
}

const statusOfKey = async (secret: string) => (await call(feed.list, { query: {} }, { token: secret })).status;
const statusesOf = (paths: readonly string[]) =>
  Promise.all(paths.map(async (url) => (await send({ method: 'GET', url })).statusCode));
async function signInBy(authenticator: ReturnType<typeof softwareAuthenticator>): Promise<number> {
  const request = dataOf((await call(security.startPasskeySignIn, {})).answer);
  return (await call(security.signInWithPasskey, { body: { passkey: authenticator.use(request) } })).status;
}

/** Signs in from somewhere else, which the owner is told of. */
async function intrude({ user }: SignedIn): Promise<SignedIn> {
  const body = { email: user.email, password: PASSWORD };
  const ipAddress = '203.0.113.9';
  return dataOf((await call(accounts.login, { body }, { ipAddress })).answer);
}

test('“this wasn’t me” ends what was made since, and lists what was there before', async () => {
  const owner = await as('landlord');
  const before = await handOut(owner, 'before');
  const intruder = await intrude(owner);
  const since = await handOut(intruder, 'since');
  const calendars = await openCalendars(intruder);
  await turnOnSecondStep(intruder.token);
  dataOf((await call(contract.privacy.askForExport, {}, { token: intruder.token })).answer);

  const taken = dataOf((await notMe(await linkIn(owner.user.email, 'New sign-in to your account'))).answer);
  expect(kindsOf(taken.ended)).toEqual([
    'session',
    'passkey',
    'second-step',
    'api-key',
    'webhook',
    'viewing-calendar',
    'certificate-calendar',
    'export',
  ]);
  expect(kindsOf(taken.remaining)).toEqual(['passkey', 'api-key', 'webhook']);
  expect(taken.remaining.map(({ name }) => name)).toEqual(['before', 'before', 'before.example']);
  expect([await statusOfKey(since.secret), await statusOfKey(before.secret)]).toEqual([401, 200]);
  expect([await signInBy(since.passkey), await signInBy(before.passkey)]).toEqual([422, 200]);
  expect(await statusesOf(calendars)).toEqual([404, 404]);
  for (const { token } of [owner, intruder]) expect((await call(accounts.me, {}, { token })).status).toBe(401);

  const mail = (await listLocalMail(pool, testKeys, { to: owner.user.email, limit: 20 })).find(
    ({ subject }) => subject === 'We’ve secured your account',
  );
  expect(mail?.text).toContain('a passkey, two-step sign-in, an API key, a webhook,');
  expect(mail?.text).not.toContain('since.example');

  // The intruder's password is worth nothing, and nothing asks for the second step that they set up.
  expect((await logIn(owner.user.email)).success).toBe(false);
  const body = { token: taken.resetToken, password: NEW_PASSWORD };
  expect(kindsOf(dataOf((await call(accounts.resetPassword, { body })).answer).remaining)).toEqual([
    'passkey',
    'api-key',
    'webhook',
  ]);
  const again = dataOf(await logIn(owner.user.email, NEW_PASSWORD));
  const { webhooks: hooks } = dataOf((await call(webhooks.list, {}, { token: again.token })).answer);
  expect(hooks.map(({ off }) => off)).toEqual([null, 'taken-back']);
});

test('a link works once, for a week, and not after an earlier one was used', async () => {
  const owner = await as('landlord');
  const intruder = await intrude(owner);
  await handOut(intruder, 'since');
  const [first, later] = [
    await linkIn(owner.user.email, 'New sign-in to your account'),
    await linkIn(owner.user.email, 'A new API key has been created'),
  ];
  expect((await notMe(first)).status).toBe(200);
  expect((await notMe(first)).status).toBe(422);
  expect((await notMe(later)).status).toBe(422);

  const other = await as('tenant');
  await intrude(other);
  await pool.query(`update security_link set expires_at = expires_at - interval '7 days' where account_id = $1`, [
    other.user.id,
  ]);
  expect((await notMe(await linkIn(other.user.email, 'New sign-in to your account'))).status).toBe(422);
});

test('an address that was changed since comes back, though it was verified', async () => {
  const owner = await as('tenant');
  const intruder = await intrude(owner);
  const link = await linkIn(owner.user.email, 'New sign-in to your account');
  const { firstName, lastName, phone } = owner.user;
  const email = anEmail('stranger');
  await call(profile.update, { body: { firstName, lastName, phone, email } }, { token: intruder.token });
  const code = /^ {4}(\d{6})$/m.exec((await mailTo(email))?.text ?? '')?.[1] ?? '';
  const stranger = dataOf((await call(accounts.verify, { body: { email, code } })).answer);
  await addPasskey(stranger.token, 'Phone');
  const theirs = await linkIn(email, 'A passkey has been added');
  // A further change sends a link to the stranger, which would bring them back.
  const further = { ...{ firstName, lastName, phone }, email: anEmail('further') };
  await call(profile.update, { body: further }, { token: stranger.token });
  const revert = /revert-email\?token=([\w-]+)/.exec((await mailTo(email))?.text ?? '')?.[1] ?? '';
  expect(revert).not.toBe('');

  const taken = dataOf((await notMe(link)).answer);
  expect(taken.email).toBe(owner.user.email);
  expect(kindsOf(taken.ended)).toEqual(['passkey', 'email-change']);
  expect((await notMe(theirs)).status).toBe(422);
  expect((await call(profile.revertEmail, { body: { token: revert } })).status).toBe(422);
  const left = await pool.query('select from known_device where account_id = $1', [owner.user.id]);
  expect(left.rowCount).toBe(0);
});

test('recovery codes that were renewed since end, and the second step from before stays', async () => {
  const owner = await as('tenant');
  const secret = await turnOnSecondStep(owner.token);
  await pool.query(`update second_step set enabled_at = enabled_at - interval '1 hour' where account_id = $1`, [
    owner.user.id,
  ]);
  dataOf((await call(security.renewRecoveryCodes, {}, { token: owner.token })).answer);
  const { data: halfway } = (await logIn(owner.user.email)) as { data: { challenge: string } };
  const taken = dataOf((await notMe(await linkIn(owner.user.email, 'You have new recovery codes'))).answer);
  expect(kindsOf(taken.ended)).toEqual(['session', 'recovery-codes']);
  expect(kindsOf(taken.remaining)).toEqual(['second-step']);
  // Whoever had given the password already gets no further, not even with a code of the app.
  const body = { challenge: halfway.challenge, code: totpCode(secret) };
  expect((await call(security.completeSignIn, { body })).status).toBe(410);
});

test('whoever joined the team since is removed with what they made', async () => {
  const owner = await as('agent');
  const colleague = await hire(owner, 'manager');
  const intruder = await intrude(owner);
  const accomplice = await hire(intruder, 'manager');
  const [kept, ended] = [await handOut(colleague, 'colleague'), await handOut(accomplice, 'accomplice')];
  const taken = dataOf((await notMe(await linkIn(owner.user.email, 'New sign-in to your account'))).answer);
  expect(taken.ended).toContainEqual({ kind: 'team-member', name: 'Maya The manager' });
  expect([await statusOfKey(kept.secret), await statusOfKey(ended.secret)]).toEqual([200, 401]);
  expect((await call(teams.leave, {}, { token: accomplice.token })).status).not.toBe(200);
});

test('a member takes their own account back, with what they made for the agency', async () => {
  const owner = await as('agent');
  const manager = await hire(owner, 'manager');
  const own = await handOut(owner, 'owner');
  const intruder = await intrude(manager);
  const { secret } = await handOut(intruder, 'since');
  const taken = dataOf((await notMe(await linkIn(manager.user.email, 'New sign-in to your account'))).answer);
  expect(kindsOf(taken.ended)).toEqual(['session', 'session', 'passkey', 'api-key', 'webhook']);
  expect(taken.remaining).toEqual([]);
  expect([await statusOfKey(secret), await statusOfKey(own.secret)]).toEqual([401, 200]);
});

test('a new password lists what is left, ends it by one press and reminds once more', async () => {
  const owner = await as('landlord');
  const { secret } = await handOut(owner, 'mine');
  const [calendar = ''] = await openCalendars(owner);
  await turnOnSecondStep(owner.token);
  await call(accounts.forgotPassword, { body: { email: owner.user.email } });
  const token = /token=([\w-]+)/.exec((await mailTo(owner.user.email))?.text ?? '')?.[1] ?? '';
  const reset = dataOf((await call(accounts.resetPassword, { body: { token, password: NEW_PASSWORD } })).answer);
  expect(kindsOf(reset.remaining)).toEqual([
    'passkey',
    'second-step',
    'api-key',
    'webhook',
    'viewing-calendar',
    'certificate-calendar',
  ]);
  const end = (items: { kind: 'api-key' | 'viewing-calendar' | 'certificate-calendar'; id: string }[], by: string) =>
    call(access.endByLink, { body: { token: by, items } });
  const [key] = reset.remaining.flatMap(({ kind, id }) => (kind === 'api-key' ? [{ kind, id }] : []));
  expect((await end([key!], token)).status).toBe(422);
  const { remaining } = dataOf((await end([key!], reset.reviewToken)).answer);
  expect(kindsOf(remaining)).toEqual(['passkey', 'second-step', 'webhook', 'viewing-calendar', 'certificate-calendar']);
  expect([await statusOfKey(secret), ...(await statusesOf([calendar]))]).toEqual([401, 200]);
  expect((await mailTo(owner.user.email))?.text).toContain('We’ve removed an API key.');

  // The second step stays: a mailbox alone does not get round it.
  const forged = { token: reset.reviewToken, items: [{ kind: 'second-step', id: owner.user.id }] };
  expect((await testing.callUnchecked(access.endByLink, { body: forged })).status).toBe(422);
  expect(await logIn(owner.user.email, NEW_PASSWORD)).toMatchObject({ data: { requiresSecondStep: true } });
});

test('the next sign-in reminds of what is left, in any browser, until somebody has looked', async () => {
  const owner = await as('landlord');
  await handOut(owner, 'mine');
  await call(accounts.forgotPassword, { body: { email: owner.user.email } });
  const token = /token=([\w-]+)/.exec((await mailTo(owner.user.email))?.text ?? '')?.[1] ?? '';
  dataOf((await call(accounts.resetPassword, { body: { token, password: NEW_PASSWORD } })).answer);
  const [one, other] = [
    dataOf(await logIn(owner.user.email, NEW_PASSWORD)),
    dataOf(await logIn(owner.user.email, NEW_PASSWORD)),
  ];
  for (const { user } of [one, other]) expect(user.mustReviewAccess).toBe(true);
  expect(kindsOf(dataOf((await call(access.list, {}, { token: one.token })).answer).access)).toEqual([
    'passkey',
    'api-key',
    'webhook',
  ]);
  dataOf((await call(access.confirmReview, {}, { token: one.token })).answer);
  expect(dataOf((await call(accounts.me, {}, { token: other.token })).answer).user.mustReviewAccess).toBeUndefined();
});

test('nobody ends what belongs to somebody else', async () => {
  const [owner, stranger] = [await as('landlord'), await as('landlord')];
  const { secret } = await handOut(owner, 'mine');
  const { access: items } = dataOf((await call(access.list, {}, { token: owner.token })).answer);
  const [key] = items.flatMap(({ kind, id }) => (kind === 'api-key' ? [{ kind, id }] : []));
  dataOf((await call(access.end, { body: { items: [key!] } }, { token: stranger.token })).answer);
  expect(await statusOfKey(secret)).toBe(200);
  dataOf((await call(access.end, { body: { items: [key!] } }, { token: owner.token })).answer);
  expect(await statusOfKey(secret)).toBe(401);
});

test('the mailbox alone does not end the only passkey of an admin who needs two steps', async () => {
  const { user, token } = await as('admin');
  await addPasskey(token, 'Only');
  const [strict, lax] = [true, false].map((adminsNeedSecondStep) => handedOutAccess({ adminsNeedSecondStep }));
  const [passkey] = await strict!.list(db, user.id);
  const endBy = (access: typeof strict) => write(db, (tx) => access!.endOne(tx, user.id, 'passkey', passkey!.id));
  expect(await endBy(strict)).toBe(false);
  await addPasskey(token, 'Another');
  expect(await endBy(strict)).toBe(true);
  expect(await endBy(lax)).toBe(false);
});

test('every kind of access belongs to a table or says where it comes from', () => {
  const stored = Object.values(accessOfTables).flatMap((each) => (typeof each === 'string' ? [] : [each.kind]));
  const elsewhere = accessKindNames.filter((kind) => !(stored as AccessKind[]).includes(kind));
  // A column of the account, and people.
  expect(elsewhere).toEqual(['email-change', 'team-member', 'client-access']);
});
