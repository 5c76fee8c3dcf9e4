import { expect, test } from 'vitest';
import { base64InImageData, bytesInBase64, chosenPhotoProblem, MAX_PROFILE_PHOTO_BYTES } from './profile-photo.ts';

test('an image of at most 5 MB may be chosen', () => {
  expect(chosenPhotoProblem({ type: 'image/png', size: MAX_PROFILE_PHOTO_BYTES })).toBeNull();
  expect(chosenPhotoProblem({ type: 'image/png', size: MAX_PROFILE_PHOTO_BYTES + 1 })).toBe('size');
  expect(chosenPhotoProblem({ type: 'application/pdf', size: 10 })).toBe('type');
  expect(chosenPhotoProblem({ type: '', size: 10 })).toBe('type');
});

test('image data is told from anything else', () => {
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
