import { expect, test } from 'vitest';
import { profileRefusal } from './profile-rules.ts';

const profile = { firstName: 'Maya', lastName: 'Osei', email: 'maya@tenant.example', phone: '07700 900123' };

test('a whole profile is accepted', () => {
  expect(profileRefusal(profile)).toBeNull();
  expect(profileRefusal({ ...profile, firstName: ' Maya ', email: ' maya@tenant.example ' })).toBeNull();
});

test.each([
  ['firstName', ' ', 'First name is required'],
  ['lastName', '', 'Last name is required'],
  ['email', ' ', 'Email is required'],
  ['email', 'maya', 'Please enter a valid email address'],
  ['email', 'maya@tenant', 'Please enter a valid email address'],
  ['phone', '', 'Phone number is required'],
  ['phone', 'call me', 'Enter a phone number with 7 to 15 digits.'],
  ['firstName', 'x'.repeat(81), 'Use at most 80 characters.'],
])('%s as "%s" is refused', (field, value, sentence) => {
  expect(profileRefusal({ ...profile, [field]: value })).toEqual({ message: sentence, fields: { [field]: sentence } });
});

test('everything that is wrong is told at once, the first field first', () => {
  const refusal = profileRefusal({ firstName: '', lastName: '', email: '', phone: '' });
  expect(refusal?.message).toBe('First name is required');
  expect(Object.keys(refusal?.fields ?? {})).toEqual(['firstName', 'lastName', 'email', 'phone']);
});
