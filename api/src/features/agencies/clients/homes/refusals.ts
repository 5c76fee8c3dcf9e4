import { notFound } from '../../../../platform/http/refusals.ts';

/** Also after the end of access, and while the agency is hidden. */
export const agencyNotFound = notFound('There is no such agency.');
export const homeNotFound = notFound('There is no such home among yours.');
