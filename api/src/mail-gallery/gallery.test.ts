import { expect, test } from 'vitest';
import { MAX_SUBJECT } from '../platform/mail/letter.ts';
import { type MailExample, mailGallery } from './gallery.ts';
import { sampleNames, sampleOf } from './samples.ts';

const publicUrl = 'https://letfair.example';

/** Every email of the product with every kind of data, under a name that a failure shows. */
const emails: readonly (readonly [string, MailExample])[] = sampleNames.flatMap((sample) =>
  Object.entries(mailGallery(sampleOf(sample, publicUrl, '/photos/a-1600.webp'))).flatMap(([kind, examples]) =>
    examples.map((mail, index) => [`${kind} ${index} (${sample})`, mail] as const),
  ),
);
const failing = (fails: (mail: MailExample, name: string) => boolean): string[] =>
  emails.filter(([name, mail]) => fails(mail, name)).map(([name]) => name);

test('every example is of the kind it stands for', () => {
  expect(failing(({ template }, name) => !name.startsWith(`${template} `))).toEqual([]);
});

test('every subject says something that fits, without a word cut in two', () => {
  expect(failing(({ subject }) => subject.trim() === '' || subject.length > MAX_SUBJECT)).toEqual([]);
  expect(failing(({ subject }) => /undefined|null|NaN|\S…/.test(subject))).toEqual([]);
});

test('every email begins with a sentence, and says it beside the subject too', () => {
  const firstLine = ({ text }: MailExample): string => text.split('\n')[0] ?? '';
  expect(failing((mail) => !/^\P{Ll}.*[.:?]$/u.test(firstLine(mail)))).toEqual([]);
  expect(failing((mail) => firstLine(mail) === mail.subject)).toEqual([]);
  const preview = ({ html }: MailExample): string =>
    unescaped(/<div class="preview"[^>]*>([^<]*)/.exec(html)?.[1] ?? '');
  expect(failing((mail) => !preview(mail).startsWith(firstLine(mail)))).toEqual([]);
});

test('no email has more than one button', () => {
  expect(failing(({ html }) => (html.match(/class="button"/g) ?? []).length > 1)).toEqual([]);
});

test('the plain text reads without markup, empty values or gaps', () => {
  expect(failing(({ text }) => /<\/?(?:p|a|div|br|table|img)\b|&(?:amp|lt|gt|quot|nbsp);/.test(text))).toEqual([]);
  expect(failing(({ text }) => /\b(?:undefined|null|NaN)\b|\n{3}| {2,}(?!042)\S| \.(?:\s|$)|“”/.test(text))).toEqual(
    [],
  );
  expect(failing(({ text }) => text.split('\n\n').some((part) => part.trim() === ''))).toEqual([]);
});

test('HTML and plain text say the same, and lead to the same places', () => {
  const plain = ({ html }: MailExample): string => unescaped(html.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
  const missing = (mail: MailExample): string[] => {
    const shown = plain(mail);
    return mail.text
      .split('\n')
      .map((line) => line.replace(/^> /, '').replace(/:$/, '').trim())
      .filter((line) => line !== '' && line !== '--' && !/^https?:/.test(line))
      .flatMap((line) => line.split(' · '))
      .filter((line) => !shown.includes(line));
  };
  expect(emails.flatMap(([name, mail]) => missing(mail).map((line) => `${name}: ${line}`))).toEqual([]);
  const links = ({ text }: MailExample): string[] => text.match(/https?:\/\/\S+/g) ?? [];
  expect(failing((mail) => links(mail).some((link) => !unescaped(mail.html).includes(link)))).toEqual([]);
});

test('every picture has words, and emails about a home without photos have no pictures', () => {
  expect(failing(({ html }) => /<img (?![^>]*alt="Photo of [^"]+")/.test(html))).toEqual([]);
  const own = (name: string) =>
    name.includes('without photos') && !/found|news|-home-|closed|cancelled-by-lister/.test(name);
  expect(failing(({ html }, name) => own(name) && html.includes('<img'))).toEqual([]);
  expect(
    failing(
      ({ html }, name) => name.startsWith('viewing-booked') && name.includes('everyday') && !html.includes('<img'),
    ),
  ).toEqual([]);
});

test('names and titles arrive whole, and as text', () => {
  expect(failing(({ html }) => html.includes('<close>'))).toEqual([]);
  const [, welsh] = emails.find(([name]) => name.startsWith('viewing-booked 1 (without')) ?? [];
  for (const part of [welsh?.subject, welsh?.text, welsh?.html]) expect(part).toContain('Łucja Żółć-Wiśniewska');
  expect(welsh?.text).toContain('“Bwthyn clyd yn Llanfairpwllgwyngyll”');
  const [, long] = emails.find(([name]) => name.startsWith('viewing-booked 1 (long')) ?? [];
  expect(long?.subject).toBe('A tenant has booked a viewing: Wednesday 2 December, 2.05pm');
  expect(long?.text).toMatch(/^Bartholomew-Maximilian .* of Wotton-under-Edge is viewing “Beautifully .*in Leeds” on /);
});

test('every email that people can switch off says how, and none of the others', () => {
  const kinds = new Set(emails.filter(([, mail]) => mail.unsubscribeLink).map(([, { template }]) => template));
  expect([...kinds].toSorted()).toEqual([
    'certificate-expiring',
    'conversation-assigned',
    'note-mention',
    'saved-homes-news',
    'saved-search-found',
    'unread-messages',
  ]);
  expect(
    failing(({ text, unsubscribeLink }) => unsubscribeLink !== undefined && !text.includes(unsubscribeLink)),
  ).toEqual([]);
});

const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
