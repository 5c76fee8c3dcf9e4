import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['Bright<br />and quiet', 'Bright\nand quiet'],
  ['<p>One.</p><p>Two &amp; three &#163;9</p>', 'One.\n\nTwo & three £9'],
  ['<ul><li>Garden<li>Shed</ul>', '- Garden\n- Shed'],
  ['<script>alert(1)</script>Safe<style>x{}</style>', 'Safe'],
  ['<img src=x onerror=alert(1)>A <b>home', 'A home'],
  ['plain', 'plain'],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
