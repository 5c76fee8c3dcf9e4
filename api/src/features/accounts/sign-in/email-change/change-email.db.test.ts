import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { anEmail, aSignUp, PASSWORD } from '../../../../testing/people.ts';
import { dataOf, type SignedIn, testApi } from '../../../../testing/test-api.ts';

const { as, call, mailTo, pool } = await testApi();
const { login, verify, me, signUp, resendVerification, forgotPassword, resetPassword } = contract.accounts;
const { update, revertEmail } = contract.profile;

const CHANGED = 'Profile updated successfully. Please verify your new email address.';
const NEW_PASSWORD = 'copper-meadow-31-violin';

const change = ({ user, token }: SignedIn, email: string) =>
  call(
    update,
    { body: { firstName: user.firstName, lastName: user.lastName, phone: user.phone || '020 7946 0000', email } },
    { token },
  );
const logIn = async (email: string, password = PASSWORD) => (await call(login, { body: { email, password } })).answer;
const textTo = async (email: string) => (await mailTo(email))?.text ?? '';
const codeTo = async (email: string) => /^ {4}(\d{6})$/m.exec(await textTo(email))?.[1] ?? '';
const revertTokenTo = async (email: string) => /revert-email\?token=([\w-]+)/.exec(await textTo(email))?.[1] ?? '';
const verifyByCode = async (email: string) =>
  (await call(verify, { body: { email, code: await codeTo(email) } })).answer;
const revert = async (token: string) => call(revertEmail, { body: { token } });

test('mails a code to the new email and a notice to the old one, and ends every session', async () => {
  const person = await as('tenant');
  const other = dataOf(await logIn(person.user.email)).token;
  const email = anEmail('new');
  const { status, answer } = await change(person, email);
  expect(status).toBe(200);
  expect(answer).toEqual({
    success: true,
    message: CHANGED,
    data: {
      requiresVerification: true,
      user: { ...person.user, email, isVerified: false, updatedAt: expect.any(String) },
    },
  });
  for (const token of [person.token, other]) expect((await call(me, {}, { token })).status).toBe(401);
  expect(await mailTo(email)).toMatchObject({ subject: 'Verify your new email address' });
  expect(await mailTo(person.user.email)).toMatchObject({ subject: 'Your email address is being changed' });
});

test('refuses sign-in under either email until the new one is verified, then accepts the new one only', async () => {
  const person = await as('agent');
  const email = anEmail('new');
  await change(person, email);
  for (const address of [person.user.email, email, email.toUpperCase()])
    expect(await logIn(address)).toEqual({
      success: false,
      message: 'Please verify your email address before signing in.',
      data: { requiresVerification: true, email },
      error: { code: 'forbidden' },
    });
  for (const address of [person.user.email, email])
    expect(await logIn(address, 'not-the-password-1')).toMatchObject({ error: { code: 'unauthenticated' } });

  const session = dataOf(await verifyByCode(email));
  expect(session.user).toMatchObject({ id: person.user.id, email, isVerified: true, userType: 'agent' });
  expect(dataOf((await call(me, {}, { token: session.token })).answer).user.email).toBe(email);
  expect((await logIn(email)).success).toBe(true);
  expect(await logIn(person.user.email)).toMatchObject({ success: false, error: { code: 'unauthenticated' } });
});

test('verifies the new email by the mailed link once, and rejects a code of the old email', async () => {
  const signedUp = aSignUp('tenant');
  dataOf((await call(signUp, { body: signedUp })).answer);
  const person = dataOf(await verifyByCode(signedUp.email));
  const email = anEmail('new');
  await change(person, email);
  const wrong = await call(verify, { body: { email: signedUp.email, code: await codeTo(email) } });
  expect(wrong.status).toBe(422);
  const token = /verify\?token=([\w-]+)/.exec(await textTo(email))?.[1] ?? '';
  expect((await call(verify, { body: { token } })).status).toBe(200);
  expect((await call(verify, { body: { token } })).status).toBe(422);
});

test('replaces the first code when another is requested', async () => {
  const person = await as('landlord');
  const email = anEmail('new');
  await change(person, email);
  const first = await codeTo(email);
  await call(resendVerification, { body: { email } });
  const second = await codeTo(email);
  if (first !== second) expect((await call(verify, { body: { email, code: first } })).status).toBe(422);
  expect((await call(verify, { body: { email, code: second } })).status).toBe(200);
});

test('mails a new code at sign-in once the old one has expired', async () => {
  const person = await as('tenant');
  const email = anEmail('new');
  await change(person, email);
  const first = (await mailTo(email)) as { id?: string };
  await logIn(email);
  expect(((await mailTo(email)) as { id?: string }).id).toBe(first.id);
  await pool.query("update email_verification set expires_at = now() - interval '1 minute' where account_id = $1", [
    person.user.id,
  ]);
  await logIn(person.user.email);
  expect(((await mailTo(email)) as { id?: string }).id).not.toBe(first.id);
  expect((await verifyByCode(email)).success).toBe(true);
});

test('answers an email of another account like any other, and tells its owner', async () => {
  const [person, owner] = [await as('tenant'), await as('landlord')];
  const free = anEmail('free');
  const asked = await change(await as('tenant'), free);
  const taken = await change(person, owner.user.email);
  const shape = ({ user, ...rest }: { user: object }) => ({ ...rest, fields: Object.keys(user) });
  expect([taken.status, taken.answer.message]).toEqual([asked.status, asked.answer.message]);
  expect(shape(dataOf(taken.answer))).toEqual(shape(dataOf(asked.answer)));
  expect(dataOf(taken.answer).user).toMatchObject({ email: owner.user.email, isVerified: false });

  expect(await mailTo(owner.user.email)).toMatchObject({
    subject: 'Someone tried to use your email address for another account',
  });
  expect(await codeTo(owner.user.email)).toBe('');
  expect(await mailTo(person.user.email)).toMatchObject({ subject: 'Your email address is being changed' });
  expect((await call(me, {}, { token: owner.token })).status).toBe(200);

  // The answers stay equal afterwards too.
  for (const email of [free, owner.user.email]) {
    expect((await call(resendVerification, { body: { email } })).status).toBe(200);
    expect((await call(verify, { body: { email, code: '000000' } })).status).toBe(422);
  }
  expect(await codeTo(owner.user.email)).toBe('');
  expect(await logIn(person.user.email)).toMatchObject({ data: { email: owner.user.email } });
});

test('does not reveal at sign-in whether a pending email belongs to another account', async () => {
  const [asker, owner] = [await as('tenant'), await as('landlord')];
  const password = 'violet-anchor-52-teapot';
  await call(contract.accounts.changePassword, { body: { currentPassword: PASSWORD, newPassword: password } }, asker);
  await change(asker, owner.user.email);
  expect(await logIn(owner.user.email, password)).toMatchObject({
    success: false,
    data: { requiresVerification: true, email: owner.user.email },
  });
  expect((await logIn(owner.user.email)).success).toBe(true);
});

test('counts password guesses under a pending email against its owner’s limit', async () => {
  const [asker, owner] = [await as('tenant'), await as('landlord')];
  const password = 'violet-anchor-52-teapot';
  await call(contract.accounts.changePassword, { body: { currentPassword: PASSWORD, newPassword: password } }, asker);
  await change(asker, owner.user.email);
  for (let tries = 0; tries < 5; tries++) {
    await logIn(owner.user.email, `a guess ${tries}`);
    expect(await logIn(owner.user.email, password)).toMatchObject({ data: { requiresVerification: true } });
  }
  expect(await logIn(owner.user.email, 'one more guess')).toMatchObject({ error: { code: 'too_many' } });
});

test('gives a contested email to whoever verifies it first', async () => {
  const person = await as('tenant');
  const email = anEmail('wanted');
  await change(person, email);
  const code = await codeTo(email);
  const newcomer = aSignUp('landlord', { email });
  const { verificationCode = '' } = dataOf((await call(signUp, { body: newcomer })).answer);
  dataOf((await call(verify, { body: { email, code: verificationCode } })).answer);

  expect((await call(verify, { body: { email, code } })).status).toBe(422);
  expect(dataOf(await logIn(email)).user.userType).toBe('landlord');
  expect((await revert(await revertTokenTo(person.user.email))).status).toBe(200);
  const { rows } = await pool.query('select pending_email from account where email_key = $1', [person.user.email]);
  expect(rows).toEqual([{ pending_email: null }]);
});

test('gives the email of an unverified account to whoever verifies it', async () => {
  const person = await as('tenant');
  const email = anEmail('squatted');
  dataOf((await call(signUp, { body: aSignUp('agent', { email }) })).answer);
  await change(person, email);
  expect(dataOf(await verifyByCode(email)).user.id).toBe(person.user.id);
  const { rows } = await pool.query('select id from account where email_key = $1', [email]);
  expect(rows).toEqual([{ id: person.user.id }]);
});

test('keeps a pending change when somebody signs up with its email', async () => {
  const person = await as('landlord');
  await change(person, anEmail('new'));
  const again = aSignUp('tenant', { email: person.user.email, password: NEW_PASSWORD });
  dataOf((await call(signUp, { body: again })).answer);
  expect(await logIn(person.user.email, NEW_PASSWORD)).toMatchObject({ data: { requiresVerification: true } });
  expect(await mailTo(person.user.email)).toMatchObject({ subject: 'You already have an account' });
});

test('gives one email to only one of two accounts that wait for it', async () => {
  const people = [await as('tenant'), await as('tenant')];
  const email = anEmail('shared');
  const codes: string[] = [];
  for (const person of people) {
    await change(person, email);
    codes.push(await codeTo(email));
  }
  const answers = await Promise.all(codes.map((code) => call(verify, { body: { email, code } })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('limits changes to one email, whether or not it has an account', async () => {
  const owner = await as('tenant');
  for (const email of [anEmail('flooded'), owner.user.email]) {
    for (let tries = 0; tries < 5; tries++) expect((await change(await as('tenant'), email)).status).toBe(200);
    const person = await as('tenant');
    expect((await change(person, email)).status).toBe(429);
    expect((await call(me, {}, { token: person.token })).status).toBe(200);
  }
});

test('keeps one of two simultaneous changes', async () => {
  const person = await as('tenant');
  const answers = await Promise.all([anEmail('one'), anEmail('two')].map((email) => change(person, email)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 200).every(({ status }) => [401, 409].includes(status))).toBe(true);
});

test('cancels a pending change when a reset link from the old email sets a password', async () => {
  const person = await as('tenant');
  const email = anEmail('stranger');
  await change(person, email);
  const code = await codeTo(email);
  await call(forgotPassword, { body: { email: person.user.email } });
  const token = /reset-password\?token=([\w-]+)/.exec(await textTo(person.user.email))?.[1] ?? '';
  expect((await call(resetPassword, { body: { token, password: NEW_PASSWORD } })).status).toBe(200);
  expect((await call(verify, { body: { email, code } })).status).toBe(422);
  expect(dataOf(await logIn(person.user.email, NEW_PASSWORD)).user).toMatchObject({
    email: person.user.email,
    isVerified: true,
  });
});

test('rejects a reset link that was mailed to the old email after the change', async () => {
  const person = await as('tenant');
  const email = anEmail('new');
  await call(forgotPassword, { body: { email: person.user.email } });
  const token = /reset-password\?token=([\w-]+)/.exec(await textTo(person.user.email))?.[1] ?? '';
  await change(person, email);
  dataOf(await verifyByCode(email));
  expect((await call(resetPassword, { body: { token, password: NEW_PASSWORD } })).status).toBe(422);
});

test('lets an admin change the email like everybody', async () => {
  const admin = await as('admin');
  const email = anEmail('admin');
  await change(admin, email);
  expect(dataOf(await verifyByCode(email)).user).toMatchObject({ id: admin.user.id, userType: 'admin' });
});
