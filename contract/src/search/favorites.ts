import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { cursorPage, cursorQuery, id } from '../wire/text.ts';
import { HOMES_PER_PAGE, listingSummary } from './search.ts';

export const MAX_FAVORITES = 500;
const ids = z.array(id).max(MAX_FAVORITES);
const emails = z.object({ isOn: z.boolean() });

export const favoritesContract = {
  list: endpoint('GET /api/favorites', 'user', {
    summary: 'The ids of your favourite homes, the last one added first',
    data: ids,
  }),
  cards: endpoint('GET /api/favorites/properties', 'user', {
    summary: 'Your favourite homes, including any let or withdrawn since',
    query: cursorQuery({}),
    data: cursorPage({ properties: z.array(listingSummary).max(HOMES_PER_PAGE) }),
  }),
  emails: endpoint('GET /api/favorites/emails', 'user', {
    summary:
      'Whether we email you when a home you saved gets cheaper, becomes available again or is no longer available',
    data: emails,
  }),
  setEmails: endpoint('PUT /api/favorites/emails', 'user', {
    whileLimited: 'allowed',
    summary: 'Turn emails about your favourites on or off',
    body: z.strictObject({ isOn: z.boolean() }),
    data: emails,
  }),
  add: endpoint('PUT /api/favorites/:propertyId', 'user', {
    whileLimited: 'allowed',
    summary: 'Save a home; saving it again changes nothing',
    data: ids,
    errors: ['conflict'],
  }),
  remove: endpoint('DELETE /api/favorites/:propertyId', 'user', {
    whileLimited: 'allowed',
    summary: 'Remove a home from your favourites',
    data: ids,
  }),
};
