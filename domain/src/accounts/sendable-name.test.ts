import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLinks, isSendableName, mailName, midSentence, quoteMidSentence, quoteName } from './sendable-name.ts';

const names = [
  "St. John's Lettings",
  'Jo Smith & Sons Ltd.',
  'A.B.C. Homes',
  'Homes4U',
  'No.1 Lettings',
  'No. 1 Lettings (Leeds)',
  'J. R. Hartley',
  'J.R. Hartley Ltd',
  'O’Connor-Smith',
  "D'Arcy",
  'Anne-Marie',
  'José Ángel Núñez',
  'Łukasz Żółć',
  '李小龍',
  'محمد علي',
  'Siân Llŷr',
  'Smith, Jones and Co.',
  'Smith & Co. Estate Agents',
  'Foxglove Lettings (UK) Ltd',
  'Key/Lock Property',
  '1st Choice Homes',
  '24/7 Lettings',
  'The Property People!',
  'Homes + Gardens',
  'Letting No1',
  'Dr. Martin King Jr.',
  'Mr. & Mrs. Patel',
  'St. Ives',
  'Mt. Pleasant Branch',
  'S.W.1 Rentals',
  'Bath & N.E. Somerset Lettings',
  'Let’s Rent',
  'Homes: Leeds',
  'Leeds – City Centre',
  'Flat 2. House 4',
  'Vol.2 Properties',
  'U.K. Lettings',
  'e.g. Lettings',
  'Müller GmbH & Co. KG',
  'Ng',
  'Ann At Home',
  'Dot Cotton',
  'Brook Lets, est.1987',
  'St.Albans Lettings',
  '<Brook> Lets',
];

const refused = [
  'Please confirm at https://evil.example/login',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'hxxps://evil.example',
  'ftp://files.example',
  'evil.com',
  'Your bank: evil.com',
  'evil.co.uk',
  'www.evil.example',
  'WWW.evil',
  'Visit evil.online now',
  'Lettings.homes',
  'rent.it',
  'letfair.support',
  'Letfair-Security.com',
  'evil.com/login',
  'evil.com?x=1',
  'evil.com:8080',
  '(evil.com)',
  '“evil.com”',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'evil[dot]com',
  'evil (dot) com',
  'me (at) evil (dot) com',
  'me@evil.example',
  '@letfair',
  'Follow @brook',
  'Brook @ Leeds',
  't.me/brook',
  'Chat: wa.me/447700900123',
  'bit.ly/abc',
  'x.com/brook',
  'mailto:me',
  'tel:07700900123',
  'javascript:alert(1)',
  '//evil.example',
  'evil.example/path',
  '192.168.0.1',
  'Pay at 10.0.0.1 today',
  'Brook\nSubject: hello',
  'Brook\r\nLets',
  'Brook\u2028Lets',
  'Brook\u0007Lets',
  'Brook\u200bLets',
  'Brook\u202eLets',
  '[Brook](evil.com)',
  '#brook',
  'paypal.xyz',
  'brook.io',
  'x'.repeat(501),
];

test('both tables are long enough to mean something', () => {
  expect(Math.min(names.length, refused.length)).toBeGreaterThanOrEqual(40);
});

test.each(names)('sends %s', (name) => {
  expect(isSendableName(name)).toBe(true);
});

test.each(refused)('does not send %j', (name) => {
  expect(isSendableName(name)).toBe(false);
});

test('quotes a name, and stands in for one that may not be sent', () => {
  expect(quoteName(mailName(' Brook “Lets” ', 'agent'))).toBe('“Brook Lets”');
  expect(quoteName(mailName('evil.com', 'agent'))).toBe('A letting agent on Letfair');
  expect(quoteName(mailName('', 'landlord'))).toBe('A landlord on Letfair');
  expect(quoteMidSentence(mailName('evil.com', 'agent'))).toBe('a letting agent on Letfair');
  expect(quoteMidSentence(mailName('Brook Lets', 'agent'))).toBe('“Brook Lets”');
});

test.each(refused)('an email shows the role instead of %j', (name) => {
  expect(mailName(name, 'tenant')).toBe('A tenant on Letfair');
});

test('a name that may be sent stays as it is, also inside a sentence', () => {
  expect(mailName(' Anna T. ', 'tenant')).toBe('Anna T.');
  expect(midSentence(mailName('Anna T.', 'tenant'))).toBe('Anna T.');
  expect(midSentence(mailName('@anna', 'tenant'))).toBe('a tenant on Letfair');
});

test.each([
  ['Flat at https://evil.com/login', 'Flat at https: //evil. com/login'],
  ['www.evil.example', 'www. evil. example'],
  ['me@evil.co.uk', 'me @ evil. co. uk'],
  ['t.me/brook', 't. me/brook'],
  ['evil。com', 'evil。 com'],
  ['ｅｖｉｌ．ｃｏｍ', 'ｅｖｉｌ． ｃｏｍ'],
  ['No.1, e.g. 2.5 baths, £1,250.50 @ Leeds: garden.', 'No.1, e.g. 2.5 baths, £1,250.50 @ Leeds: garden.'],
])('breaks what a mail program would make a link of: %s', (text, shown) => {
  expect(breakLinks(text)).toBe(shown);
});

test('whatever the text is, no address is left, and only blanks are added', () => {
  const part = fc.constantFrom('https://', 'www.', 'evil', '.com', '@', '.', ':', '//', ' ', 'é', '。', '1', 'x.io/');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const text = parts.join('');
      const shown = breakLinks(text);
      expect(shown.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      expect(shown).not.toMatch(/:\/|[^\s]@[^\s]|[\p{L}\p{N}][.。]\p{L}{2}/u);
    }),
  );
});
