import type { Limit } from '../../platform/throttle.ts';

const HOUR = 3_600;

// Counted by account.
export const profileWrites: Limit = { bucket: 'profile', hits: 120, seconds: HOUR };
/** Each of these unpacks a picture and writes two files. */
export const photoChanges: Limit = { bucket: 'profile-photo', hits: 30, seconds: HOUR };
