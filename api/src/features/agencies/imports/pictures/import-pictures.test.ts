import { expect, test } from 'vitest';
import { isMediaHost } from './import-pictures.ts';

test.each([
  ['media.example.com', ['media.example.com'], true],
  ['MEDIA.example.com', ['media.example.com'], true],
  ['other.example.com', ['media.example.com'], false],
  ['a.photos.example', ['*.photos.example'], true],
  ['photos.example', ['*.photos.example'], false],
  ['evilphotos.example', ['*.photos.example'], false],
  ['anything.example', ['*'], true],
  ['media.example.com', [], false],
])('%s is a host of %j: %s', (host, patterns, allowed) => {
  expect(isMediaHost(patterns)(host)).toBe(allowed);
});
