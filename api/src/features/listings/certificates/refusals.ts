import { notFound } from '../../../platform/http/refusals.ts';

/** Somebody else's home gets the same answer as one that does not exist. */
export const homeNotFound = notFound('There is no such home among yours.');
export const certificateNotFound = notFound('There is no such certificate.');
