import { expect, test } from 'vitest';
import {
  type AgencyDetails,
  agencyDetailsRefusal,
  isWebLink,
  landlordDetailsRefusal,
  profileRefusal,
  tenantDetailsRefusal,
} from './profile-rules.ts';

const profile = { firstName: 'Maya', lastName: 'Osei', email: 'maya@tenant.example', phone: '07700 900123' };

test('accepts a complete profile', () => {
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

test('reports all problems at once, in the order of the fields', () => {
  const refusal = profileRefusal({ firstName: '', lastName: '', email: '', phone: '' });
  expect(refusal?.message).toBe('First name is required');
  expect(Object.keys(refusal?.fields ?? {})).toEqual(['firstName', 'lastName', 'email', 'phone']);
});

const agency: AgencyDetails = {
  companyName: 'Harbour Lets Ltd',
  licenseNumber: '',
  registrationNumber: '01234567',
  tradingAddress: '2 Quay Street, Liverpool L1 1AA',
  redressScheme: '',
  redressNumber: '',
  clientMoneyProtection: '',
  feesLink: '',
};

test('accepts empty tenant details', () => {
  expect(tenantDetailsRefusal({ maxBudget: null, preferredArea: '', moveInDate: '' })).toBeNull();
  expect(tenantDetailsRefusal({ maxBudget: 1_200, preferredArea: 'Leeds', moveInDate: '2026-12-03' })).toBeNull();
});

test.each([
  ['maxBudget', { maxBudget: 0 }],
  ['maxBudget', { maxBudget: 100_001 }],
  ['maxBudget', { maxBudget: 900.5 }],
  ['preferredArea', { preferredArea: 'x'.repeat(501) }],
  ['moveInDate', { moveInDate: '2026-02-30' }],
])('a tenant’s %s has its limits', (field, change) => {
  const refusal = tenantDetailsRefusal({ maxBudget: null, preferredArea: '', moveInDate: '', ...change });
  expect(Object.keys(refusal?.fields ?? {})).toEqual([field]);
});

test('requires the same agency details as sign-up', () => {
  expect(agencyDetailsRefusal(agency)).toBeNull();
  const refusal = agencyDetailsRefusal({ ...agency, companyName: ' ', registrationNumber: '', tradingAddress: '' });
  expect(Object.keys(refusal?.fields ?? {})).toEqual(['companyName', 'registrationNumber', 'tradingAddress']);
  expect(refusal?.message).toBe("Enter your company's name.");
});

test.each([
  ['redressScheme', 'x'.repeat(101)],
  ['clientMoneyProtection', 'x'.repeat(101)],
  ['redressNumber', 'x'.repeat(61)],
  ['feesLink', 'javascript:alert(1)'],
  ['feesLink', `https://harbour.example/${'x'.repeat(500)}`],
])('an agency’s %s has its limits', (field, value) => {
  expect(Object.keys(agencyDetailsRefusal({ ...agency, [field]: value })?.fields ?? {})).toEqual([field]);
});

test('requires the postal address of a landlord', () => {
  expect(landlordDetailsRefusal({ landlordAddress: '1 Mill Lane', registrationNumber: '' })).toBeNull();
  expect(landlordDetailsRefusal({ landlordAddress: ' ', registrationNumber: '' })).toEqual({
    message: 'Enter your address.',
    fields: { landlordAddress: 'Enter your address.' },
  });
});

test.each([
  'https://harbour.example',
  'http://www.harbour-lets.example/fees?for=tenants#2026',
  ' https://harbour.example:8443/fees ',
  'HTTPS://HARBOUR.EXAMPLE/',
])('%s is a page on the web', (link) => {
  expect(isWebLink(link)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'ftp://harbour.example',
  '//harbour.example',
  'harbour.example',
  'https://localhost/fees',
  'https://maya:secret@harbour.example',
  'https://harbour.example/"><script>',
  'https://harbour.example/a b',
  'java\nscript:https://harbour.example',
  '',
])('%s is none', (link) => {
  expect(isWebLink(link)).toBe(false);
});
