import { expect, test } from 'vitest';
import { layOut, withLinks } from './layout.ts';

const letter = layOut({
  template: 'unread-messages',
  subject: 'Sam F. has written to you',
  paragraphs: ['There is something to read.'],
  excerpt: 'Is it <b>free</b>?\nYours, Sam',
  entries: [
    {
      label: 'Two rooms & a yard',
      line: '£1,250 a month · Leeds LS7',
      link: 'https://letfair.example/properties/1',
      photo: 'https://letfair.example/share-pictures/a-1600.jpg',
    },
    { label: 'Without a photo', line: 'Leeds', link: 'https://letfair.example/properties/2', photo: null },
  ],
  footnotes: [],
});

test('a mail quotes as text, never as markup', () => {
  expect(letter.text).toContain('> Is it <b>free</b>?\n> Yours, Sam\n');
  expect(letter.html).toContain('Is it &lt;b&gt;free&lt;/b&gt;?');
});

test('a mail shows the photo of a home from its public address, and the plain text the home without it', () => {
  expect(letter.html.match(/<img src="[^"]*"/g)).toEqual([
    '<img src="https://letfair.example/share-pictures/a-1600.jpg"',
  ]);
  expect(letter.text).toContain('Two rooms & a yard\n£1,250 a month · Leeds LS7\nhttps://letfair.example/properties/1');
  expect(letter.text).not.toContain('share-pictures');
});

test('words of others become no links, wherever they stand, and our own do', () => {
  const bad = 'Pay at https://evil.com or me@evil.com';
  const link = { label: bad, link: 'https://letfair.example/x' };
  const { subject, text, html } = layOut({
    template: 'unread-messages',
    subject: bad,
    paragraphs: [bad, withLinks('See https://letfair.example/help')],
    excerpt: bad,
    entries: [{ ...link, line: bad, photo: null }],
    button: link,
    choices: [link],
    footnotes: ['Tell us: https://letfair.example/contact'],
  });
  for (const shown of [subject, text, html]) {
    expect(shown).not.toMatch(/https:\/\/evil|evil\.com|me@evil/);
    expect(shown).toContain('Pay at https: //evil. com or me @ evil. com');
  }
  for (const shown of [text, html])
    for (const ours of ['See https://letfair.example/help', 'Tell us: https://letfair.example/contact'])
      expect(shown).toContain(ours);
});
