import { expect, test } from 'vitest';
import { retiredPhraseUses } from './retired-phrases.ts';

const usesIn = (text: string) =>
  retiredPhraseUses([{ path: 'web/app/a.tsx', line: 3, text, holder: '', kind: 'screen' }]);

test('names the phrase, the text and what to write instead', () => {
  expect(usesIn('Somebody wrote to you.')).toEqual([
    'web/app/a.tsx:3 says “Somebody” in “Somebody wrote to you.”. Write someone.',
  ]);
});

test.for([
  'This home is not to be had any more.',
  'The lister is busy.',
  'They are told at once.',
  'We send a mail.',
  'It has moved on meanwhile.',
  'So that nobody waits.',
  'Everybody can read it.',
  'HOST takes an address, and {host} is none.',
  'There is no such home.',
  'This link is not valid any more.',
  'The invitation does not work any more.',
  'Your changes wait for review.',
  'Edit mends it.',
  'Part of this address made no sense.',
  '3 homes have other rents.',
  'The client could not be saved. Please try again.',
  'Nobody in particular meets the tenant.',
])('“%s” is retired', (text) => expect(usesIn(text)).not.toEqual([]));

test.for([
  'We’ll email you.',
  'Set a mail server first.',
  '{lister} wrote to you.',
  'Open /dev/mail for it.',
  'Read `lister_id`.',
  'Correct the address, if there is none.',
  'The rent has another rule.',
  'We recommend it.',
  'A picture that could not be read is left out.',
])('“%s” is fine', (text) => expect(usesIn(text)).toEqual([]));
