import { notFound } from '../../../../platform/http/refusals.ts';

/** Also after the end of access, and while the agency is hidden. */
export const agencyNotFound = notFound('We couldn’t find this agency.');
export const homeNotFound = notFound('We couldn’t find this home in your account.');
