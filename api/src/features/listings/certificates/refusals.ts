import { notFound } from '../../../platform/http/refusals.ts';

/** Somebody else's home gets the same answer as one that does not exist. */
export const homeNotFound = notFound('We couldn’t find this home in your account.');
export const certificateNotFound = notFound('We couldn’t find this certificate.');
