import { expect, test } from 'vitest';
import { MAX_PHOTOS } from '../homes/limits.ts';
import { BASIC_QUOTA, fitsQuota, QUOTA_PER_HOME } from './file-quota.ts';

const photo = { files: 1, bytes: 500_000 };

test('an account without homes keeps as many files, and bytes, as everybody may', () => {
  expect(fitsQuota({ files: BASIC_QUOTA.files - 1, bytes: 0 }, photo, 0)).toBe(true);
  expect(fitsQuota({ files: BASIC_QUOTA.files, bytes: 0 }, photo, 0)).toBe(false);
  expect(fitsQuota({ files: 1, bytes: BASIC_QUOTA.bytes - 1 }, photo, 0)).toBe(false);
});

test('every home makes room for its own photos, so that a file of any length can be imported with them', () => {
  expect(QUOTA_PER_HOME.files).toBeGreaterThan(MAX_PHOTOS);
  const homes = 50_000;
  expect(fitsQuota({ files: homes * MAX_PHOTOS, bytes: homes * MAX_PHOTOS * photo.bytes }, photo, homes)).toBe(true);
});
