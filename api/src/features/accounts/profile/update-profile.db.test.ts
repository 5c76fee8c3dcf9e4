import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { anEmail } from '../../../testing/people.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';

const { as, call, callUnchecked, mailTo, pool } = await testApi();
const { update } = contract.profile;
const { me } = contract.accounts;

const profileOf = ({ user }: SignedIn) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone,
  email: user.email,
  profilePhoto: user.profilePhoto,
});

test.each(['tenant', 'landlord', 'agent'] as const)('saves the name and phone of a %s', async (role) => {
  const person = await as(role);
  const body = { ...profileOf(person), firstName: ' Zoë ', lastName: 'O’Neill-Şahin', phone: ' +44 7700 900999 ' };
  const { status, answer } = await call(update, { body }, { token: person.token });
  expect(status).toBe(200);
  expect(answer).toEqual({
    success: true,
    message: 'Profile updated successfully.',
    data: {
      user: {
        ...person.user,
        firstName: 'Zoë',
        lastName: 'O’Neill-Şahin',
        phone: '+44 7700 900999',
        updatedAt: expect.any(String),
      },
      requiresVerification: false,
    },
  });
  const { user } = dataOf((await call(me, {}, { token: person.token })).answer);
  expect(user).toEqual(dataOf(answer).user);
  expect(Date.parse(user.updatedAt)).toBeGreaterThan(Date.parse(person.user.updatedAt));
});

test('requires a phone number of an admin too', async () => {
  const admin = await as('admin');
  const refused = await call(update, { body: profileOf(admin) }, { token: admin.token });
  expect(refused.answer).toMatchObject({ success: false, message: 'Phone number is required' });
  const body = { ...profileOf(admin), phone: '020 7946 0000' };
  expect(dataOf((await call(update, { body }, { token: admin.token })).answer).user.userType).toBe('admin');
});

test.each([
  ['firstName', ' ', 'First name is required'],
  ['lastName', '', 'Last name is required'],
  ['email', '', 'Email is required'],
  ['email', 'maya@tenant', 'Please enter a valid email address'],
  ['phone', '', 'Phone number is required'],
  ['phone', '12', 'Enter a phone number with 7 to 15 digits.'],
  ['firstName', 'x'.repeat(81), 'Use at most 80 characters.'],
  ['lastName', 'x'.repeat(1_001), 'Use at most 1000 characters.'],
  ['firstName', 'a\0b', 'This contains characters we can’t store.'],
  ['firstName', 7, expect.any(String)],
])('%s as %j is refused and changes nothing', async (field, value, sentence) => {
  const person = await as('tenant');
  const body = { ...profileOf(person), firstName: 'Other', [field]: value };
  const { status, answer } = await callUnchecked(update, { body }, { token: person.token });
  expect(status).toBe(422);
  expect(answer).toMatchObject({
    success: false,
    message: sentence,
    error: { code: 'invalid', fields: { [field]: sentence } },
  });
  expect(dataOf((await call(me, {}, { token: person.token })).answer).user).toEqual(person.user);
});

test('refuses contact details in a name, unless it is stored already', async () => {
  const person = await as('landlord');
  const body = { ...profileOf(person), firstName: 'Jo 07700', lastName: '900 456' };
  const { status, answer } = await call(update, { body }, { token: person.token });
  expect(status).toBe(422);
  expect(answer).toMatchObject({
    error: {
      fields: { firstName: expect.stringContaining('“07700”'), lastName: expect.stringContaining('“900 456”') },
    },
  });
  await pool.query(`update account set last_name = 'o77oo 9oo456' where id = $1`, [person.user.id]);
  const kept = { ...profileOf(person), firstName: 'Jo', lastName: 'o77oo 9oo456' };
  expect((await call(update, { body: kept }, { token: person.token })).status).toBe(200);
});

test('treats an email in other capitals as the same', async () => {
  const person = await as('tenant');
  const email = person.user.email.toUpperCase();
  const { answer } = await call(
    update,
    { body: { ...profileOf(person), email: ` ${email} ` } },
    { token: person.token },
  );
  expect(answer).toMatchObject({ message: 'Profile updated successfully.', data: { requiresVerification: false } });
  expect(dataOf((await call(me, {}, { token: person.token })).answer).user).toMatchObject({ email, isVerified: true });
  expect(await mailTo(person.user.email)).not.toMatchObject({ subject: 'Your email address is being changed' });
});

test('saves once per Idempotency-Key', async () => {
  const person = await as('tenant');
  const body = { ...profileOf(person), firstName: 'Ada' };
  const options = { token: person.token, key: 'profile-1' };
  const first = await call(update, { body }, options);
  expect(await call(update, { body }, options)).toMatchObject({ status: 200, answer: first.answer });
  expect((await call(update, { body: { ...body, firstName: 'Eve' } }, options)).status).toBe(409);
});

test('limits saving by account', async () => {
  const person = await as('tenant');
  await pool.query(
    "insert into throttle (bucket, subject, window_start, hits) values ('profile', sha256($1::text::bytea), now(), 120)",
    [person.user.id],
  );
  const { status, headers } = await call(update, { body: profileOf(person) }, { token: person.token });
  expect(status).toBe(429);
  expect(headers['retry-after']).toBeDefined();
});

test('does not read the body of an unauthenticated request', async () => {
  const photo = `data:image/png;base64,${'A'.repeat(2_000_000)}`;
  const body = { firstName: 'A', lastName: 'B', phone: '07700 900123', email: anEmail(), profilePhoto: photo };
  expect((await call(update, { body })).status).toBe(401);
  expect((await call(update, { body }, { token: 'made-up' })).status).toBe(401);
});
