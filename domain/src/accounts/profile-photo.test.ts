import { expect, test } from 'vitest';
import { base64InImageData, bytesInBase64, MAX_PROFILE_PHOTO_BYTES, profilePhotoProblem } from './profile-photo.ts';

test('accepts images of at most 5 MB', () => {
  expect(profilePhotoProblem({ type: 'image/png', size: MAX_PROFILE_PHOTO_BYTES })).toBeNull();
  expect(profilePhotoProblem({ type: 'image/png', size: MAX_PROFILE_PHOTO_BYTES + 1 })).toBe('size');
  expect(profilePhotoProblem({ type: 'application/pdf', size: 10 })).toBe('type');
  expect(profilePhotoProblem({ type: '', size: 10 })).toBe('type');
});

test('recognises data URLs of images', () => {
  expect(base64InImageData('data:image/png;base64,aGVsbG8=')).toBe('aGVsbG8=');
  expect(base64InImageData('data:IMAGE/svg+xml;base64,PHN2Zz4=')).toBe('PHN2Zz4=');
  for (const other of [
    'https://elsewhere.example/me.png',
    '/photos/me.webp',
    'data:text/html;base64,aGVsbG8=',
    'data:image/png,hello',
    'aGVsbG8=',
    '',
  ])
    expect(base64InImageData(other)).toBeNull();
});

test.each([
  ['', 0],
  ['YQ==', 1],
  ['YWI=', 2],
  ['YWJj', 3],
  ['YWJjZA==', 4],
])('the size of "%s" is known without unpacking it', (base64, bytes) => {
  expect(bytesInBase64(base64)).toBe(bytes);
});
