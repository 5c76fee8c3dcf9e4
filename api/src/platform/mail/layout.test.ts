import { expect, test } from 'vitest';
import { layOut } from './layout.ts';

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
