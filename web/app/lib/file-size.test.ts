import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [1, '0.1 KB'],
  [1_234, '1.2 KB'],
  [45_600, '46 KB'],
  [999_400, '999 KB'],
  [999_600, '1 MB'],
  [1_440_000, '1.4 MB'],
  [2_500_000_000, '2.5 GB'],
  [12_000_000_000_000, '12000 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
