import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const rendered = [
  '<html><head><link rel="stylesheet" href="/app.css"/><link rel="modulepreload" href="/shell.js" nonce="n"/></head>',
  '<body><main>$& </head></main><script nonce="n">first()</script>',
  '<script nonce="n" type="module" async="">import "/shell.js";</script>',
  '<script type="application/ld+json">{}</script></body></html>',
].join('');

test('scripts wait, and everything else of a page stays as it was rendered', () => {
  const html = scriptsAfterPaint(rendered, 'n');

  expect(html).toContain('<link data-rel="modulepreload" href="/shell.js" nonce="n"/>');
  expect(html).toContain('<script nonce="n" type="text/plain" data-type="module">import "/shell.js";</script>');
  expect(html).toContain('<main>$& </head></main><script nonce="n">first()</script>');
  expect(html).toContain('<script type="application/ld+json">{}</script>');
  expect(html).not.toContain('rel="modulepreload" href="/shell.js" rel=');
});

test('what lets them go carries the nonce, and stands in the head once', () => {
  const [head, ...behind] = scriptsAfterPaint(rendered, 'n').split('</head>');

  expect(head).toMatch(/<script nonce="n">\{ const load = .*<\/script>$/);
  expect(behind.join('')).not.toContain('DOMContentLoaded');
  expect(scriptsAfterPaint(rendered, undefined)).toContain('<script>{ const load');
});
