import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { cursorPage, cursorQuery, id } from '../wire/text.ts';
import { HOMES_PER_PAGE, listingSummary } from './search.ts';

export const MAX_FAVORITES = 500;
const ids = z.array(id).max(MAX_FAVORITES);

export const favoritesContract = {
  list: endpoint('GET /api/favorites', 'user', {
    summary: 'The ids of your favourite homes, most recently added first',
    data: ids,
  }),
  cards: endpoint('GET /api/favorites/properties', 'user', {
    summary: 'Your favourite homes, including any that have since been let or withdrawn',
    query: cursorQuery({}),
    data: cursorPage({ properties: z.array(listingSummary).max(HOMES_PER_PAGE) }),
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
