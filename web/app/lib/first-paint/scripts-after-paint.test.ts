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

  const mark = /data-held="([\w-]{16})"/.exec(html)?.[1];
  expect(html).toContain(`<link data-held="${mark}" href="/shell.js" nonce="n"/>`);
  expect(html).toContain(`<script nonce="n" type="text/plain" data-held="${mark}">import "/shell.js";</script>`);
  expect(html).toContain(`script[data-held="${mark}"]`);
  expect(html).toContain('<main>$& </head></main><script nonce="n">first()</script>');
  expect(html).toContain('<script type="application/ld+json">{}</script>');
  expect(html).not.toContain('rel="modulepreload" href="/shell.js" rel=');
});

test('what lets them go carries the nonce, and stands in the head once', () => {
  const [head, ...behind] = scriptsAfterPaint(rendered, 'n').split('</head>');

  expect(head).toMatch(/<script nonce="n">try \{ .* \{ const load = .*<\/script>$/);
  expect(behind.join('')).not.toContain('DOMContentLoaded');
  expect(scriptsAfterPaint(rendered, undefined)).toContain('<script>try {');
});

test('holds back, and lets go later, nothing but what carries our nonce', () => {
  const injected = [
    '<script nonce="other" type="module" async="">steal()</script>',
    '<script type="module" async="">steal()</script>',
    '<script nonce="n" src="x" type="module" async="">steal()</script>',
    '<script type="text/plain" data-type="module" data-held="n">steal()</script>',
    '<link rel="modulepreload" href="https://evil.example/x.js"/>',
    '<link rel="modulepreload" href="https://evil.example/x.js" nonce="other"/>',
  ];
  const html = scriptsAfterPaint(rendered.replace('<main>', `<main>${injected.join('')}`), 'n');
  for (const markup of injected) expect(html).toContain(markup);
  expect(html.match(/<(script|link)[^>]* data-held="[\w-]{16}"/g)).toHaveLength(2);
});

test('marks each page again, so that no words can know the mark', () => {
  const markOf = () => /data-held="([\w-]{16})"/.exec(scriptsAfterPaint(rendered, 'n'))?.[1];
  expect(markOf()).not.toBe(markOf());
});
