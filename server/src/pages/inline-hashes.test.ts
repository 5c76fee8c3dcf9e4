import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineScripts, INLINE_MARKER } from './inline-hashes.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const nonce = `nonce="${INLINE_MARKER}"`;

test('hashes the inline scripts of the renderer, once each and as they are sent', () => {
  const { html, scriptHashes } = hashInlineScripts(
    `<script ${nonce}>first("£")</script><script type="text/plain" data-held="m" ${nonce}>\nimport "/a.js";\n</script>` +
      `<script ${nonce} type="module" src="/b.js"></script><script ${nonce}>first("£")</script><link href="/a.js" ${nonce}/>`,
  );
  expect(scriptHashes).toEqual([sha256('first("£")'), sha256('\nimport "/a.js";\n')]);
  expect(html).toBe(
    '<script>first("£")</script><script type="text/plain" data-held="m">\nimport "/a.js";\n</script>' +
      '<script type="module" src="/b.js"></script><script>first("£")</script><link href="/a.js"/>',
  );
});

test('gives no hash to a script that the renderer did not mark', () => {
  const injected = '<p><script>steal()</script><script nonce="guess">steal()</script></p>';
  expect(hashInlineScripts(injected)).toEqual({ html: injected, scriptHashes: [] });
});

test('never sends the marker, even where a script quotes it', () => {
  const { html, scriptHashes } = hashInlineScripts(`<script ${nonce}>const nonce = "${INLINE_MARKER}";</script>`);
  expect(html).toBe('<script>const nonce = "";</script>');
  expect(scriptHashes).toEqual([sha256('const nonce = "";')]);
});
