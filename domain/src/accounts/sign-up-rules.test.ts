import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordSentences } from './sign-in-rules.ts';
import { MAX_NAME_LENGTH, type SignUpFields, signUpRefusal } from './sign-up-rules.ts';

const tenant: SignUpFields = {
  firstName: 'Maya',
  lastName: 'Osei',
  email: 'maya@tenant.example',
  password: 'kettle-harbour-7',
  phone: '07700 900123',
  userType: 'tenant',
};
const landlord = { ...tenant, userType: 'landlord', landlordAddress: '1 Mill Lane, Leeds' };
const agent = {
  ...tenant,
  userType: 'agent',
  companyName: 'Harbour Lets',
  registrationNumber: '01234567',
  tradingAddress: '2 Quay Street',
};

test.each([tenant, landlord, agent])('accepts a complete sign-up of a $userType', (form) => {
  expect(signUpRefusal(form)).toBeNull();
});

test.each(['firstName', 'lastName', 'email', 'password', 'phone'] as const)('%s is required', (name) => {
  for (const form of [tenant, landlord, agent])
    for (const blank of ['', '  \t'])
      expect(signUpRefusal({ ...form, [name]: blank })).toEqual({
        message: 'Please fill in all required fields.',
        fields: { [name]: expect.stringMatching(/\.$/) },
      });
});

test.each(['companyName', 'registrationNumber', 'tradingAddress'] as const)('%s is required of an agent', (name) => {
  for (const missing of ['', ' ', null, undefined])
    expect(signUpRefusal({ ...agent, [name]: missing })).toMatchObject({
      message: 'Please fill in all required agent fields.',
      fields: { [name]: expect.any(String) },
    });
  expect(signUpRefusal({ ...tenant, [name]: '' })).toBeNull();
});

test('an address is required of a landlord', () => {
  expect(signUpRefusal({ ...landlord, landlordAddress: '' })?.message).toBe('Please fill in your address.');
});

test.each(['licenseNumber', 'maxBudget', 'preferredArea', 'propertyType', 'moveInDate'])('%s is optional', (name) => {
  for (const form of [tenant, agent]) expect(signUpRefusal({ ...form, [name]: null })).toBeNull();
});

test('reports missing fields before malformed ones', () => {
  const refusal = signUpRefusal({ ...agent, firstName: '', email: 'nonsense', companyName: '' });
  expect(refusal).toEqual({
    message: 'Please fill in all required fields.',
    fields: { firstName: expect.any(String) },
  });
});

test.each(['admin', 'Tenant', '', 'owner', 'toString'])('rejects the user type "%s"', (userType) => {
  expect(signUpRefusal({ ...tenant, userType })?.fields).toHaveProperty('userType');
});

test('reports all malformed fields at once', () => {
  const refusal = signUpRefusal({
    ...tenant,
    email: 'maya',
    phone: 'call me',
    password: 'short',
    lastName: 'x'.repeat(MAX_NAME_LENGTH + 1),
    maxBudget: 0,
    propertyType: 'castle',
    moveInDate: '2026-02-30',
  });
  expect(Object.keys(refusal?.fields ?? {}).sort()).toEqual(
    ['email', 'lastName', 'maxBudget', 'moveInDate', 'password', 'phone', 'propertyType'].sort(),
  );
  expect(refusal?.message).toBe('Please enter a valid email address');
});

test('ignores tenant preferences of other user types', () => {
  expect(signUpRefusal({ ...landlord, maxBudget: -1, propertyType: 'castle', moveInDate: 'soon' })).toBeNull();
});

test('looks up common passwords in lower case', () => {
  const isCommon = (password: string) => password === 'password1';
  expect(signUpRefusal({ ...tenant, password: 'PassWord1' }, isCommon)?.fields.password).toBe(passwordSentences.common);
});

test('answers null or a field with a sentence for any input', () => {
  const anyForm = fc.record({
    firstName: fc.string(),
    lastName: fc.string(),
    email: fc.oneof(fc.string(), fc.emailAddress()),
    password: fc.string({ maxLength: 300 }),
    phone: fc.string(),
    userType: fc.oneof(fc.constantFrom('tenant', 'landlord', 'agent'), fc.string()),
    maxBudget: fc.option(fc.double()),
    moveInDate: fc.option(fc.string()),
    companyName: fc.option(fc.string()),
  });
  fc.assert(
    fc.property(anyForm, (form) => {
      const refusal = signUpRefusal(form);
      if (refusal === null) return;
      expect(refusal.message).not.toBe('');
      expect(Object.keys(refusal.fields).length).toBeGreaterThan(0);
      for (const [name, sentence] of Object.entries(refusal.fields)) {
        expect(Object.keys(tenant).concat(Object.keys(agent), 'maxBudget', 'moveInDate', 'landlordAddress')).toContain(
          name,
        );
        expect(sentence).not.toBe('');
      }
    }),
  );
});
