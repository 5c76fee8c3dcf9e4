import { contract } from '@letfair/contract';
import { signUpTypes } from '@letfair/domain/accounts/user-types';
import { expect, test } from 'vitest';
import { anEmail, aSignUp, PASSWORD } from '../../../../testing/people.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { findAccountByEmail } from '../accounts.repository.ts';

const { api, as, call, db, mailTo } = await testApi();
const { accounts, admin } = contract;
const { signUp, login, verify } = accounts;

const mailsTo = async (email: string) =>
  db.selectFrom('mail').select('template').where('to_address', '=', email).orderBy('created_at').execute();

test.each(signUpTypes)('requires a new %s to verify the email', async (userType) => {
  const body = aSignUp(userType);
  const { status, answer } = await call(signUp, { body });
  expect(status).toBe(200);
  expect(answer).toEqual({
    success: true,
    message: 'Account created successfully. Please verify your email.',
    data: {
      requiresVerification: true,
      user: { firstName: 'Maya', lastName: 'Osei', email: body.email, userType },
      verificationCode: expect.stringMatching(/^\d{6}$/),
    },
  });
  expect(await mailsTo(body.email)).toEqual([{ template: 'verify' }]);
  expect((await mailTo(body.email))?.text).toContain(dataOf(answer).verificationCode);
});

test('stores the trimmed details of each role', async () => {
  const tenant = aSignUp('tenant', { email: `  ${anEmail('Zoë')} `, firstName: ' Zoë ' });
  const agent = aSignUp('agent', { licenseNumber: '' });
  const landlord = aSignUp('landlord');
  for (const body of [tenant, agent, landlord]) dataOf((await call(signUp, { body })).answer);

  const stored = await findAccountByEmail(db, tenant.email.toUpperCase());
  expect(stored).toMatchObject({ first_name: 'Zoë', email: tenant.email.trim(), user_type: 'tenant' });
  const of = async (email: string) => ({ account_id: (await findAccountByEmail(db, email))?.id });
  const { account_id } = await of(tenant.email);
  expect(await db.selectFrom('tenant_preference').selectAll().where('account_id', '=', account_id!).execute()).toEqual([
    {
      account_id,
      max_budget_pence: 120_000,
      preferred_area: 'Manchester, M1 1AA',
      property_type: 'flat',
      move_in_date: '2026-12-03',
      must_haves: [],
      min_bedrooms: null,
      wants_parking: false,
      wants_pets: false,
    },
  ]);
  expect(await db.selectFrom('agency').selectAll().executeTakeFirst()).toMatchObject({
    company_name: 'Harbour Lets Ltd',
    license_number: expect.anything(),
  });
  const agency = await of(agent.email);
  expect(
    await db.selectFrom('agency').selectAll().where('account_id', '=', agency.account_id!).executeTakeFirst(),
  ).toEqual({
    ...agency,
    company_name: 'Harbour Lets Ltd',
    license_number: null,
    registration_number: '01234567',
    trading_address: '2 Quay Street, Liverpool L1 1AA',
    redress_scheme: '',
    redress_number: '',
    client_money_protection: '',
    fees_link: '',
    redress_confirmed_at: null,
  });
  const owner = await of(landlord.email);
  expect(await db.selectFrom('landlord').selectAll().where('account_id', '=', owner.account_id!).execute()).toEqual([
    { ...owner, address: '1 Mill Lane, Leeds LS1 1AA', registration_number: '' },
  ]);
});

test.each([
  ['a missing name', { firstName: ' ' }, 'Please fill in all required fields.', 'firstName'],
  ['an agent without a company', { userType: 'agent' }, 'Please fill in all required agent fields.', 'companyName'],
  ['a landlord without an address', { userType: 'landlord' }, 'Please fill in your address.', 'landlordAddress'],
  ['an admin', { userType: 'admin' }, 'Please check the highlighted fields.', 'userType'],
  ['a bad address', { email: 'maya' }, 'Please enter a valid email address', 'email'],
  ['a short password', { password: 'short12' }, 'Use at least 8 characters for your password.', 'password'],
  ['a common password', { password: 'Football1' }, 'This password is too common. Please choose another.', 'password'],
  ['a bad phone', { phone: '12' }, 'Enter a phone number with 7 to 15 digits.', 'phone'],
  ['a text that is too long', { lastName: 'x'.repeat(1_001) }, 'Use at most 1000 characters.', 'lastName'],
  [
    'a phone number for a name',
    { lastName: 'o77oo 9oo456' },
    expect.stringMatching(/^Leave out “o77oo 9oo456”\./),
    'lastName',
  ],
  ['a NUL', { lastName: 'x\0' }, 'This contains characters we can’t store.', 'lastName'],
])('%s is refused with HTTP 200 and nothing is stored', async (_, changes, message, field) => {
  const body = aSignUp('tenant', changes);
  const { status, answer } = await call(signUp, { body });
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    success: false,
    message,
    error: { code: 'invalid', fields: { [field]: expect.any(String) } },
  });
  expect(await findAccountByEmail(db, body.email)).toBeUndefined();
});

test.each([
  ['a number for a name', { firstName: 5 }, 'firstName'],
  ['half a pound', { maxBudget: 1.5 }, 'maxBudget'],
  ['a field nobody knows', { isAdmin: true }, 'isAdmin'],
])('answers 422 to %s', async (_, changes, field) => {
  const { status, answer } = await call(signUp, { body: { ...aSignUp('tenant'), ...(changes as object) } });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ success: false, error: { code: 'invalid', fields: { [field]: expect.any(String) } } });
});

test('answers a registered email the same, with a useless code, and mails its owner', async () => {
  const body = aSignUp('tenant');
  const first = await call(signUp, { body });
  const code = dataOf(first.answer).verificationCode ?? '';
  dataOf((await call(verify, { body: { email: body.email, code } })).answer);

  const again = aSignUp('landlord', { email: body.email.toUpperCase(), password: 'another-password-9' });
  const second = await call(signUp, { body: again });
  expect(second.status).toBe(first.status);
  expect(second.answer).toEqual({
    ...first.answer,
    data: {
      ...dataOf(first.answer),
      user: { ...dataOf(first.answer).user, email: again.email, userType: 'landlord' },
      verificationCode: expect.stringMatching(/^\d{6}$/),
    },
  });
  expect(await mailTo(body.email)).toMatchObject({ subject: 'You already have an account' });
  const decoy = dataOf(second.answer).verificationCode ?? '';
  expect((await call(verify, { body: { email: body.email, code: decoy } })).status).toBe(422);
  expect((await call(login, { body: again })).answer.success).toBe(false);
  expect(await findAccountByEmail(db, body.email)).toMatchObject({ user_type: 'tenant' });
});

test('replaces password and details when an unverified email signs up again', async () => {
  const email = anEmail();
  const first = await call(signUp, { body: aSignUp('agent', { email, password: 'first-password-1' }) });
  const second = await call(signUp, { body: aSignUp('landlord', { email, firstName: 'Ines' }) });
  const account = await findAccountByEmail(db, email);
  expect(account).toMatchObject({ first_name: 'Ines', user_type: 'landlord' });
  expect(await db.selectFrom('agency').selectAll().where('account_id', '=', account!.id).execute()).toEqual([]);

  const [old, code] = [first, second].map(({ answer }) => dataOf(answer).verificationCode ?? '');
  expect((await call(verify, { body: { email, code: code! } })).answer.success).toBe(true);
  expect((await call(verify, { body: { email, code: old! } })).answer.success).toBe(false);
  expect((await call(login, { body: { email, password: 'first-password-1' } })).answer.success).toBe(false);
  expect((await call(login, { body: { email, password: PASSWORD } })).answer.success).toBe(true);
});

test('keeps an unverified account suspended when it signs up again', async () => {
  const body = aSignUp('tenant');
  await call(signUp, { body });
  await db.updateTable('account').set({ suspended_at: new Date() }).where('email', '=', body.email).execute();
  const code = dataOf((await call(signUp, { body })).answer).verificationCode ?? '';
  const { status, answer } = await call(verify, { body: { email: body.email, code } });
  expect(status).toBe(403);
  expect(answer).toMatchObject({ message: expect.stringContaining('suspended') });
});

test('creates one account from simultaneous sign-ups with one email', async () => {
  const email = anEmail();
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, n) =>
      call(signUp, { body: aSignUp(n % 2 ? 'tenant' : 'agent', { email: n % 3 ? email : email.toUpperCase() }) }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await db.selectFrom('account').select('id').where('email_key', '=', email).execute()).toHaveLength(1);
  // Above the mail limit everybody gets the same refusal.
  const refused = answers.filter(({ answer }) => !answer.success);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.answer).toMatchObject({ error: { code: 'too_many' } });
});

test('creates one account and one mail from fifty requests with one Idempotency-Key', async () => {
  const body = aSignUp('tenant');
  const answers = await Promise.all(Array.from({ length: 50 }, () => call(signUp, { body }, { key: body.email })));
  const codes = new Set(answers.map(({ answer }) => dataOf(answer).verificationCode));
  expect(codes.size).toBe(1);
  expect(await mailsTo(body.email)).toHaveLength(1);
  const later = await call(signUp, { body }, { key: body.email });
  expect(dataOf(later.answer).verificationCode).toBe([...codes][0]);
  expect(await mailsTo(body.email)).toHaveLength(1);
});

test('rejects an Idempotency-Key that comes back with another body', async () => {
  const body = aSignUp('tenant');
  await call(signUp, { body }, { key: 'one-key' });
  const { status, answer } = await call(signUp, { body: { ...body, firstName: 'Ines' } }, { key: 'one-key' });
  expect(status).toBe(409);
  expect(answer).toMatchObject({ success: false, error: { code: 'conflict' } });
  expect(await findAccountByEmail(db, body.email)).toMatchObject({ first_name: 'Maya' });
});

test('creates an admin once, replacing an unverified account', async () => {
  const squatted = aSignUp('tenant');
  await call(signUp, { body: squatted });
  expect(await api.createAdmin(squatted.email, 'operator-password-3')).toBe('created');
  expect(await api.createAdmin(squatted.email.toUpperCase(), 'operator-password-4')).toBe('exists');
  const { answer } = await call(login, { body: { email: squatted.email, password: 'operator-password-3' } });
  expect(dataOf(answer).user.userType).toBe('admin');
  await expect(api.createAdmin('nobody', 'operator-password-3')).rejects.toThrow('Please enter a valid email address');
  await expect(api.createAdmin(anEmail(), 'password')).rejects.toThrow('too common');
});

test('answers no simultaneous change of one account with a server error', async () => {
  const { token: boss } = await as('admin');
  const body = aSignUp('tenant');
  const { email } = body;
  for (let round = 0; round < 3; round += 1) {
    const code = dataOf((await call(accounts.signUp, { body })).answer).verificationCode ?? '';
    await call(accounts.forgotPassword, { body: { email } });
    const reset = /reset-password\?token=([\w-]+)/.exec((await mailTo(email))?.text ?? '')?.[1] ?? 'none';
    const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const answers = await Promise.all([
      call(accounts.verify, { body: { email, code } }),
      call(accounts.signUp, { body: aSignUp('agent', { email }) }),
      call(accounts.resendVerification, { body: { email } }),
      call(accounts.resetPassword, { body: { token: reset, password: PASSWORD } }),
      call(accounts.login, { body: { email, password: PASSWORD } }),
      call(accounts.forgotPassword, { body: { email } }),
      ...[true, false].map((suspended) =>
        call(admin.suspend, { params: { id }, body: { suspended } }, { token: boss }),
      ),
      call(accounts.verify, { body: { email, code } }),
      call(accounts.signUp, { body: aSignUp('landlord', { email }) }),
    ]);
    for (const { status, answer } of answers) {
      expect(status, JSON.stringify(answer)).toBeLessThan(500);
      expect(answer).toHaveProperty('success');
    }
    await db.updateTable('account').set({ verified_at: null }).where('id', '=', id).execute();
    await db.deleteFrom('throttle').execute();
  }
  expect(await db.selectFrom('account').select('id').where('email_key', '=', email).execute()).toHaveLength(1);
});
