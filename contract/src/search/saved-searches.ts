import { emailSwitchNames } from '@letfair/domain/accounts/email-switches';
import { alertFrequencies, MAX_SAVED_SEARCHES, MAX_SEARCH_NAME } from '@letfair/domain/search/saved-searches';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, instant, text } from '../wire/text.ts';

/** An index holds it, which has no room for more. Letters beyond the plain alphabet are written in several. */
export const MAX_SAVED_ADDRESS = 2_600;

const savedSearch = z.object({
  id,
  name: text(MAX_SEARCH_NAME),
  /** The search as the address of a page holds it. */
  search: text(MAX_SAVED_ADDRESS),
  frequency: z.enum(alertFrequencies),
  createdAt: instant,
});
export type SavedSearch = z.output<typeof savedSearch>;
const name = text(MAX_SEARCH_NAME).trim().min(1, 'Give the search a name.');

export const savedSearchesContract = {
  list: endpoint('GET /api/saved-searches', 'user', {
    summary: 'Your saved searches, newest first',
    data: z.object({ searches: z.array(savedSearch).max(MAX_SAVED_SEARCHES) }),
  }),
  save: endpoint('POST /api/saved-searches', 'user', {
    whileLimited: 'allowed',
    summary: 'Save a search and give it a name',
    body: z.strictObject({
      name,
      search: text(MAX_SAVED_ADDRESS),
      frequency: z.enum(alertFrequencies).default('none'),
    }),
    data: savedSearch,
    errors: ['invalid', 'conflict'],
  }),
  change: endpoint('PUT /api/saved-searches/:id', 'user', {
    whileLimited: 'allowed',
    summary: 'Rename a saved search, or say how often we email you about it',
    body: z.strictObject({ name, frequency: z.enum(alertFrequencies) }),
    data: savedSearch,
  }),
  remove: endpoint('DELETE /api/saved-searches/:id', 'user', {
    whileLimited: 'allowed',
    summary: 'Delete a saved search',
    data: z.object({ id }),
  }),
  unsubscribe: endpoint('POST /api/saved-searches/unsubscribe', 'public', {
    summary: 'Use the link in an email to stop emails about a saved search, or all emails of that kind',
    body: z.strictObject({ token: text(200) }),
    data: z.object({
      /** The saved search the link was about; null if it was about one kind of email. */
      name: text(MAX_SEARCH_NAME).nullable(),
      emails: z.enum(emailSwitchNames).nullable(),
    }),
    errors: ['invalid'],
    perIpAddress: { hits: 60, seconds: 3_600 },
  }),
};
