import { expect, test } from 'vitest';
import { layOut } from './layout.ts';
import { type Letter, nameInSubject, titleInSubject, withLinks } from './letter.ts';

const home = {
  title: 'Two rooms & a yard',
  lead: '£1,250 a month',
  facts: '2 bedrooms · Flat · Leeds LS7',
  link: 'https://letfair.example/properties/1',
  photo: 'https://letfair.example/share-pictures/a-1600.jpg',
};
const bare = { ...home, title: 'Without a photo', photo: null };
const letter = layOut({
  template: 'application-new',
  subject: 'Sam F. has written to you',
  firstLine: 'Read and reply to what Sam F. has written.',
  excerpt: 'Is it <b>free</b>?\nYours, Sam',
  home,
  homes: { heading: 'Others:', cards: [bare] },
  button: { label: 'Read and reply', link: 'https://letfair.example/messages' },
  links: [{ label: 'Not now', link: 'https://letfair.example/later' }],
  footnotes: [{ sentence: 'Not you?', label: 'Contact us', link: 'https://letfair.example/contact' }],
});

test('an email quotes as text, never as markup', () => {
  expect(letter.text).toContain('> Is it <b>free</b>?\n> Yours, Sam\n');
  expect(letter.html).toContain('Is it &lt;b&gt;free&lt;/b&gt;?');
});

test('what to do is the first line of both parts, and what mail programs show beside the subject', () => {
  expect(letter.text.split('\n')[0]).toBe('Read and reply to what Sam F. has written.');
  const [, preview = ''] = /<div class="preview"[^>]*>([^<]*)/.exec(letter.html) ?? [];
  expect(preview).toMatch(/^Read and reply to what Sam F\. has written\. (?:&#847; &zwnj; &nbsp; )+$/);
});

test('a home has its photo from a public address, with a text for who sees no pictures, or its facts alone', () => {
  expect(letter.html.match(/<img [^>]*src="[^"]*" alt="[^"]*"/g)).toHaveLength(1);
  expect(letter.html).toContain(
    'src="https://letfair.example/share-pictures/a-1600.jpg" alt="Photo of Two rooms &amp; a yard"',
  );
  expect(letter.html).toContain('Without a photo');
  expect(letter.text).toContain(
    'Two rooms & a yard\n£1,250 a month · 2 bedrooms · Flat · Leeds LS7\nhttps://letfair.example/properties/1',
  );
  expect(letter.text).not.toContain('share-pictures');
});

test('a postcode stays on one line', () => {
  const { html, text } = layOut({
    template: 'viewing-reminder-day',
    subject: 'Your viewing is tomorrow',
    firstLine: 'Where: 12 Lock Street, Leeds LS11 5QP.',
    button: { label: 'See your viewing', link: 'https://letfair.example/viewings' },
  });
  expect(html).toContain('Leeds LS11\u00a05QP.');
  expect(text).toContain('Leeds LS11 5QP.');
});

test('there is one button, and other answers are links in text', () => {
  expect(letter.html.match(/class="button"/g)).toHaveLength(1);
  expect(letter.text).toContain(
    'Read and reply:\nhttps://letfair.example/messages\n\nNot now:\nhttps://letfair.example/later',
  );
  const button = { label: 'One', link: 'https://letfair.example' };
  const words = { template: 'reset', subject: 'Two', firstLine: 'Choose.' } as const;
  // @ts-expect-error: a letter with two buttons does not compile.
  const two: Letter = { ...words, button: [button, button] };
  // @ts-expect-error: nor does one that people can switch off, and that has no link for it.
  const lasting: Letter = { ...words, template: 'saved-homes-news' };
  // @ts-expect-error: nor one of a kind that nobody has named.
  const unnamed: Letter = { ...words, template: 'something-new' };
  expect([two, lasting, unnamed]).toHaveLength(3);
});

test('words of others become no links, wherever they stand, and our own do', () => {
  const bad = 'Pay at https://evil.com or me@evil.com';
  const link = { label: bad, link: 'https://letfair.example/x' };
  const card = { ...home, title: bad, lead: bad, facts: bad };
  const { subject, text, html } = layOut({
    template: 'application-new',
    subject: bad,
    firstLine: bad,
    paragraphs: [bad, withLinks('See https://letfair.example/help')],
    excerpt: bad,
    home: card,
    homes: { heading: bad, cards: [card] },
    button: link,
    links: [link],
    footnotes: ['Open the attached invite.ics.', { ...link, sentence: 'Not you?' }],
  });
  for (const shown of [subject, text, html]) {
    expect(shown).not.toMatch(/https:\/\/evil|evil\.com|me@evil/);
    expect(shown).toContain('Pay at https: //evil. com or me @ evil. com');
  }
  for (const shown of [text, html])
    for (const ours of ['See https://letfair.example/help', 'attached invite.ics.']) expect(shown).toContain(ours);
});

test('subjects keep short names and titles whole, and cut long ones between words', () => {
  expect(nameInSubject('Maya T.', 'A tenant')).toBe('Maya T.');
  expect(nameInSubject('Featherstonehaugh-Cholmondeley', 'A tenant')).toBe('A tenant');
  expect(titleInSubject('Flat by the canal', 'a home')).toBe('“Flat by the canal”');
  expect(titleInSubject('Beautifully presented two-bedroom flat', 'a home')).toBe('“Beautifully presented …”');
  expect(titleInSubject('Llanfairpwllgwyngyllgogerychwyrndrobwll', 'a home')).toBe('a home');
});
