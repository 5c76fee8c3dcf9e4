import { expect, test } from 'vitest';
import { looksLikeEmail } from './accounts/contact-details.ts';
import { agencyDetailsRefusal, landlordDetailsRefusal, profileRefusal } from './accounts/profile-rules.ts';
import { signUpRefusal } from './accounts/sign-up-rules.ts';
import { clientProblems } from './agencies/clients/clients.ts';
import { listingProblems } from './listings/form/listing-checks.ts';
import { emptyListingForm } from './listings/form/listing-form.ts';
import { ticketRefusal } from './site/support/tickets.ts';
import { HIDDEN_CHARACTERS, hasHiddenCharacters } from './visible-text.ts';

const hidden = {
  'zero-width space': '\u200b',
  'zero-width joiner': '\u200d',
  'word joiner': '\u2060',
  'soft hyphen': '\u00ad',
  'right-to-left override': '\u202e',
  'right-to-left isolate': '\u2067',
  'left-to-right mark': '\u200e',
  bell: '\u0007',
  delete: '\u007f',
  'next line': '\u0085',
  newline: '\n',
  'line separator': '\u2028',
  'byte order mark': '\ufeff',
  'Hangul filler': '\u3164',
  'tag letter': '\u{e0061}',
};

test.each(Object.entries(hidden))('finds a %s', (_, character) => {
  expect(hasHiddenCharacters(`Ma${character}ya`)).toBe(true);
  expect(looksLikeEmail(`ma${character}ya@tenant.example`)).toBe(false);
  expect(looksLikeEmail(`maya@ten${character}ant.example`)).toBe(false);
});

test.each([
  'Zoë',
  'O’Brien',
  'Nguyễn Thị Minh',
  'Jean-Luc',
  '山田',
  'محمد',
  'Åse Ødegård',
  '12b Mill Lane, Leeds',
  ' Maya ',
])('leaves %s alone', (name) => expect(hasHiddenCharacters(name)).toBe(false));

const signUp = {
  firstName: 'Maya',
  lastName: 'Osei',
  email: 'maya@tenant.example',
  password: 'kettle-harbour-7-lantern',
  phone: '07700 900123',
  companyName: 'Harbour Lets Ltd',
  licenseNumber: 'PM-4471',
  registrationNumber: '01234567',
  tradingAddress: '2 Quay Street, Liverpool L1 1AA',
  landlordAddress: '1 Mill Lane, Leeds LS1 1AA',
  preferredArea: 'Leeds',
};

const X = '\u200b';

test.each([
  ['tenant', 'firstName'],
  ['tenant', 'lastName'],
  ['tenant', 'email'],
  ['tenant', 'preferredArea'],
  ['agent', 'companyName'],
  ['agent', 'licenseNumber'],
  ['agent', 'registrationNumber'],
  ['agent', 'tradingAddress'],
  ['landlord', 'landlordAddress'],
] as const)('a %s cannot sign up with an invisible character in %s', (userType, name) => {
  expect(signUpRefusal({ ...signUp, userType })).toBeNull();
  const value = signUp[name];
  const form = { ...signUp, userType, [name]: `${value[0]}${X}${value.slice(1)}` };
  expect(signUpRefusal(form)?.fields).toEqual({ [name]: HIDDEN_CHARACTERS });
});

test('profiles, listings, clients and tickets refuse them too', () => {
  const { firstName, lastName, email, phone } = signUp;
  for (const changes of [{ firstName: `Ma${X}ya` }, { lastName: `O${X}sei` }, { email: `ma${X}ya@tenant.example` }])
    expect(profileRefusal({ firstName, lastName, email, phone, ...changes })?.message).toBe(HIDDEN_CHARACTERS);
  const agency = { ...signUp, redressScheme: '', redressNumber: '', clientMoneyProtection: '', feesLink: '' };
  expect(agencyDetailsRefusal(agency)).toBeNull();
  expect(agencyDetailsRefusal({ ...agency, tradingAddress: `2 Quay${X}` })?.message).toBe(HIDDEN_CHARACTERS);
  expect(landlordDetailsRefusal({ landlordAddress: `1 Mill${X} Lane`, registrationNumber: '' })?.message).toBe(
    HIDDEN_CHARACTERS,
  );
  for (const part of ['line1', 'line2', 'city', 'county'] as const) {
    const form = { ...emptyListingForm, address: { ...emptyListingForm.address, [part]: `Mill${X}` } };
    expect(listingProblems(form)[`address.${part}`]).toBe(HIDDEN_CHARACTERS);
  }
  const client = { name: 'Ada Client', email: '', address: '1 Mill Lane\nLeeds' };
  expect(clientProblems(client)).toEqual({});
  for (const changes of [{ name: `Ada${X}` }, { email: `ada${X}@client.example` }, { address: `1 Mill${X}\nLeeds` }])
    expect(Object.values(clientProblems({ ...client, ...changes }))).toEqual([HIDDEN_CHARACTERS]);
  const ticket = { name: `Ma${X}ya`, email, userType: '', subject: '', priority: '', message: 'x' };
  expect(ticketRefusal(ticket, ['name'])?.message).toBe(HIDDEN_CHARACTERS);
});
