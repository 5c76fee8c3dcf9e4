import * as z from 'zod';
import { HOMES_PER_PAGE, propertyCard } from './search.ts';
import { endpoint } from './wire/endpoint.ts';
import { cursor, id } from './wire/text.ts';

export const MAX_FAVORITES = 500;
const ids = z.array(id).max(MAX_FAVORITES);

export const favoritesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/favorites',
    summary: 'The ids of your favourite homes, the last added first',
    auth: 'user',
    data: ids,
    errors: [],
  }),
  cards: endpoint({
    method: 'GET',
    path: '/api/favorites/properties',
    summary: 'Your favourite homes themselves, also those that are let or withdrawn meanwhile',
    auth: 'user',
    query: z.strictObject({ cursor: cursor.optional() }),
    data: z.object({ properties: z.array(propertyCard).max(HOMES_PER_PAGE), nextCursor: cursor.nullable() }),
    errors: ['invalid'],
  }),
  add: endpoint({
    method: 'PUT',
    path: '/api/favorites/:propertyId',
    summary: 'Save a home; saving it twice is saving it once',
    auth: 'user',
    params: z.strictObject({ propertyId: id }),
    data: ids,
    errors: ['not_found', 'conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/favorites/:propertyId',
    summary: 'Forget a saved home',
    auth: 'user',
    params: z.strictObject({ propertyId: id }),
    data: ids,
    errors: [],
  }),
};
