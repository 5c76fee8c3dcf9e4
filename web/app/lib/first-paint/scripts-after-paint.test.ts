import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const rendered = [
  '<html><head><link rel="stylesheet" href="/app.css"/><link rel="modulepreload" href="/shell.js" nonce="n"/></head>',
  '<body><main>$& </head></main><script nonce="n">first()</script>',
  '<script nonce="n" type="module" async="">import "/shell.js";</script>',
  '<script type="application/ld+json">{}</script></body></html>',
].join('');

const heldBack = (html = rendered, nonce: string | undefined = 'n') =>
  scriptsAfterPaint(html, nonce, ['/entry.js', '/shell.js']);

test('scripts wait, and everything else of a page stays as it was rendered', () => {
  const html = heldBack();

  const mark = /data-held="([\w-]{16})"/.exec(html)?.[1];
  expect(html).toContain(
    `<script nonce="n" type="text/plain" data-held="${mark}" data-modules="/entry.js /shell.js">import "/shell.js";</script>`,
  );
  expect(html).toContain(`script[data-held="${mark}"]`);
  expect(html).toContain('<main>$& </head></main><script nonce="n">first()</script>');
  expect(html).toContain('<script type="application/ld+json">{}</script>');
  expect(html).not.toContain('<link rel="modulepreload"');
});

test('what lets them go carries the nonce, and stands in the head once', () => {
  const [head, ...behind] = heldBack().split('</head>');

  expect(head).toMatch(/<script nonce="n">try \{ .* \{ const load = .*<\/script>$/);
  expect(behind.join('')).not.toContain('DOMContentLoaded');
  expect(scriptsAfterPaint(rendered.replaceAll(' nonce="n"', ''), undefined, [])).toContain('<script>try {');
});

test('a page without scripts of its own holds nothing back', () => {
  const plain = '<html><head></head><body><p>Out of order</p></body></html>';
  expect(heldBack(plain)).toContain('</head><body><p>Out of order</p></body></html>');
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
  const html = heldBack(rendered.replace('<main>', `<main>${injected.join('')}`));
  for (const markup of injected) expect(html).toContain(markup);
  expect(html.match(/<(script|link)[^>]* data-held="[\w-]{16}"/g)).toHaveLength(1);
});

test('marks each page again, so that no words can know the mark', () => {
  const markOf = () => /data-held="([\w-]{16})"/.exec(heldBack())?.[1];
  expect(markOf()).not.toBe(markOf());
});
