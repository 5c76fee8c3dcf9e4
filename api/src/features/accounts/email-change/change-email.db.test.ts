import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { anEmail, aSignUp, PASSWORD } from '../../../testing/people.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';

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

test('a new address is mailed a code, the old one a notice, and every session ends', async () => {
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

test('sign-in fails under either address until the new one is verified, and then works under that one alone', async () => {
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

test('the mailed link verifies as well, once; a code of the old address does not', async () => {
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

test('another code can be asked for, and replaces the first', async () => {
  const person = await as('landlord');
  const email = anEmail('new');
  await change(person, email);
  const first = await codeTo(email);
  await call(resendVerification, { body: { email } });
  const second = await codeTo(email);
  if (first !== second) expect((await call(verify, { body: { email, code: first } })).status).toBe(422);
  expect((await call(verify, { body: { email, code: second } })).status).toBe(200);
});

test('signing in asks for a new code once the old one is gone', async () => {
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

test('an address that is somebody else’s is answered like any other; its owner is told and nothing else happens', async () => {
  const [person, owner] = [await as('tenant'), await as('landlord')];
  const free = anEmail('free');
  const asked = await change(await as('tenant'), free);
  const taken = await change(person, owner.user.email);
  const shape = ({ user, ...rest }: { user: object }) => ({ ...rest, fields: Object.keys(user) });
  expect([taken.status, taken.answer.message]).toEqual([asked.status, asked.answer.message]);
  expect(shape(dataOf(taken.answer))).toEqual(shape(dataOf(asked.answer)));
  expect(dataOf(taken.answer).user).toMatchObject({ email: owner.user.email, isVerified: false });

  expect(await mailTo(owner.user.email)).toMatchObject({ subject: 'Your address was entered for another account' });
  expect(await codeTo(owner.user.email)).toBe('');
  expect(await mailTo(person.user.email)).toMatchObject({ subject: 'Your email address is being changed' });
  expect((await call(me, {}, { token: owner.token })).status).toBe(200);

  // Whoever asked finds no difference later either.
  for (const email of [free, owner.user.email]) {
    expect((await call(resendVerification, { body: { email } })).status).toBe(200);
    expect((await call(verify, { body: { email, code: '000000' } })).status).toBe(422);
  }
  expect(await codeTo(owner.user.email)).toBe('');
  expect(await logIn(person.user.email)).toMatchObject({ data: { email: owner.user.email } });
});

test('signing in under an address one waits for tells nobody whether it is somebody else’s', async () => {
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

test('whoever waits for somebody else’s address cannot guess at that account for longer', async () => {
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

test('somebody who verifies the address first keeps it, and the account that waits goes on waiting', async () => {
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
  expect((await logIn(person.user.email)).success).toBe(true);
});

test('an account that nobody ever verified gives way to whoever proves to own its address', async () => {
  const person = await as('tenant');
  const email = anEmail('squatted');
  dataOf((await call(signUp, { body: aSignUp('agent', { email }) })).answer);
  await change(person, email);
  expect(dataOf(await verifyByCode(email)).user.id).toBe(person.user.id);
  const { rows } = await pool.query('select id from account where email_key = $1', [email]);
  expect(rows).toEqual([{ id: person.user.id }]);
});

test('signing up with the address of an account that waits takes nothing over', async () => {
  const person = await as('landlord');
  await change(person, anEmail('new'));
  const again = aSignUp('tenant', { email: person.user.email, password: NEW_PASSWORD });
  dataOf((await call(signUp, { body: again })).answer);
  expect(await logIn(person.user.email, NEW_PASSWORD)).toMatchObject({ error: { code: 'unauthenticated' } });
  expect(await mailTo(person.user.email)).toMatchObject({ subject: 'You already have an account' });
});

test('two accounts that wait for one address cannot both get it', async () => {
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

test('how often an address can be asked for is limited, whether or not it is used', async () => {
  const owner = await as('tenant');
  for (const email of [anEmail('flooded'), owner.user.email]) {
    for (let tries = 0; tries < 5; tries++) expect((await change(await as('tenant'), email)).status).toBe(200);
    const person = await as('tenant');
    expect((await change(person, email)).status).toBe(429);
    expect((await call(me, {}, { token: person.token })).status).toBe(200);
  }
});

test('two changes at once end in one', async () => {
  const person = await as('tenant');
  const answers = await Promise.all([anEmail('one'), anEmail('two')].map((email) => change(person, email)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 200).every(({ status }) => [401, 409].includes(status))).toBe(true);
});

test('whoever reads the mail of the old address keeps it by setting a new password', async () => {
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

test('a link to set a password that went to the old address opens nothing after the change', async () => {
  const person = await as('tenant');
  const email = anEmail('new');
  await call(forgotPassword, { body: { email: person.user.email } });
  const token = /reset-password\?token=([\w-]+)/.exec(await textTo(person.user.email))?.[1] ?? '';
  await change(person, email);
  dataOf(await verifyByCode(email));
  expect((await call(resetPassword, { body: { token, password: NEW_PASSWORD } })).status).toBe(422);
});

test('an admin changes the address like everybody', async () => {
  const admin = await as('admin');
  const email = anEmail('admin');
  await change(admin, email);
  expect(dataOf(await verifyByCode(email)).user).toMatchObject({ id: admin.user.id, userType: 'admin' });
});
