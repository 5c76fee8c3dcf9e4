import { mailGallery, sampleOf } from '@letfair/api/mail-gallery';
import { expect, test } from 'vitest';
import { inScheme, kindPage, kindsPage } from './gallery.ts';

const gallery = mailGallery(sampleOf('long names', 'http://localhost:3000', '/photos/a-1600.webp'));

test('the gallery lists every kind with its subject and first line, and keeps the names that were chosen', () => {
  const html = kindsPage(gallery, 'long names');
  for (const kind of Object.keys(gallery)) expect(html).toContain(`/dev/mail/gallery/${kind}?sample=long%20names"`);
  expect(html).toContain('A tenant has booked a viewing: Wednesday 2 December, 2.05pm');
  expect(html).not.toContain('<close>');
});

test('an email is shown at two widths, light and dark, each in a frame in which nothing runs', () => {
  const html = kindPage('reset', gallery.reset, 'everyday');
  for (const shown of ['390 px, light', '600 px, light', '390 px, dark', '600 px, dark'])
    expect(html).toContain(`<figcaption>${shown}</figcaption>`);
  expect(html.match(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/g)).toHaveLength(4);
  expect(html).toContain('Without List-Unsubscribe');
  expect(kindPage('saved-homes-news', gallery['saved-homes-news'], 'everyday')).toContain('With List-Unsubscribe');
});

test('a frame shows the scheme it is for, whatever the browser is set to', () => {
  const { html } = gallery.reset[0];
  expect(inScheme(html, 'dark')).toContain('@media all {');
  expect(inScheme(html, 'light')).toContain('@media not all {');
  expect(inScheme(html, 'light')).not.toContain('prefers-color-scheme');
});
