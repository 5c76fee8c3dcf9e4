import { expect, test } from 'vitest';
import { fileProblem, roomFor } from './photo-checks.ts';

test('JPEG, PNG and WebP of up to 15 MB are sent', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(fileProblem({ type, size: 15 * 1024 * 1024 })).toBeNull();
});

test('any other type is told apart before it is sent', () => {
  for (const type of ['image/gif', 'image/svg+xml', 'application/pdf', ''])
    expect(fileProblem({ type, size: 10 })).toBe('Please choose a JPEG, PNG or WebP picture.');
});

test('one byte more than 15 MB is too much, and none at all is no picture', () => {
  expect(fileProblem({ type: 'image/png', size: 15 * 1024 * 1024 + 1 })).toBe(
    'Please choose a picture of at most 15 MB.',
  );
  expect(fileProblem({ type: 'image/png', size: 0 })).toMatch(/cannot be read/);
});

test('thirty photos fit, and what is left out is told', () => {
  expect(roomFor(30, 0)).toEqual({ fit: 30, told: null });
  expect(roomFor(3, 28)).toEqual({ fit: 2, told: 'A listing shows at most 30 photos. One picture was left out.' });
  expect(roomFor(2, 30)).toEqual({ fit: 0, told: 'A listing shows at most 30 photos. 2 pictures were left out.' });
});
