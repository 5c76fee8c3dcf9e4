import { alertFrequencies, MAX_SAVED_SEARCHES, MAX_SEARCH_NAME } from '@letfair/domain/search/saved-searches';
import * as z from 'zod';
import { endpoint } from './wire/endpoint.ts';
import { id, instant, text } from './wire/text.ts';

const savedSearch = z.object({
  id,
  name: text(MAX_SEARCH_NAME),
  /** The search as the address of a page holds it. */
  search: text(2_000),
  frequency: z.enum(alertFrequencies),
  createdAt: instant,
});
export type SavedSearch = z.output<typeof savedSearch>;
const name = text(MAX_SEARCH_NAME).trim().min(1, 'Give the search a name.');

export const savedSearchesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-searches',
    summary: 'Your saved searches, the last saved first',
    auth: 'user',
    data: z.object({ searches: z.array(savedSearch).max(MAX_SAVED_SEARCHES) }),
    errors: [],
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/saved-searches',
    summary: 'Keep a search under a name',
    auth: 'user',
    body: z.strictObject({ name, search: text(2_000), frequency: z.enum(alertFrequencies).default('none') }),
    data: savedSearch,
    errors: ['invalid', 'conflict'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/saved-searches/:id',
    summary: 'Rename a saved search, or say how often it may write',
    auth: 'user',
    params: z.strictObject({ id }),
    body: z.strictObject({ name, frequency: z.enum(alertFrequencies) }),
    data: savedSearch,
    errors: ['not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/saved-searches/:id',
    summary: 'Forget a saved search',
    auth: 'user',
    params: z.strictObject({ id }),
    data: z.object({ id }),
    errors: ['not_found'],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/saved-searches/unsubscribe',
    summary: 'Stop the mails of a saved search with the link from one of them',
    auth: 'public',
    body: z.strictObject({ token: text(200) }),
    data: z.object({ name: text(MAX_SEARCH_NAME) }),
    errors: ['invalid'],
    perIpAddress: { hits: 60, seconds: 3_600 },
  }),
};
