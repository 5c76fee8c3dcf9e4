import {
  MAX_CLIENT_ADDRESS,
  MAX_CLIENT_NAME,
  MAX_CLIENT_NOTES,
  MAX_CLIENT_PHONE,
} from '@letfair/domain/clients/clients';
import * as z from 'zod';
import { endpoint } from './wire/endpoint.ts';
import { count, cursorPage, cursorQuery, id, instant, text } from './wire/text.ts';

export const CLIENTS_PER_PAGE = 30;
const details = z.strictObject({
  name: text(MAX_CLIENT_NAME).trim().min(1, 'Enter a name.'),
  email: text(320).default(''),
  phone: text(MAX_CLIENT_PHONE).default(''),
  address: text(MAX_CLIENT_ADDRESS).default(''),
  notes: text(MAX_CLIENT_NOTES).default(''),
});
export const client = details.extend({
  id,
  archived: z.boolean(),
  /** Listings that are neither let nor withdrawn. */
  listings: count,
  createdAt: instant,
});
export type ClientRecord = z.output<typeof client>;
const agent = ['agent'] as const;

export const clientsContract = {
  list: endpoint('GET /api/clients', agent, {
    team: 'read',
    summary: 'Your client landlords by name; archived ones on request',
    query: cursorQuery({
      search: text(100)
        .optional()
        .meta({ description: 'Part of a name or an email address.', examples: ['patel'] }),
      archived: z.enum(['true', 'false']).optional().describe('Whether to list archived clients instead.'),
    }),
    data: cursorPage({
      clients: z.array(client).max(CLIENTS_PER_PAGE),
      total: count,
    }),
  }),
  add: endpoint('POST /api/clients', agent, {
    team: 'clients',
    summary: 'Add a client landlord',
    body: details,
    data: client,
    errors: ['conflict', 'invalid'],
  }),
  change: endpoint('PUT /api/clients/:id', agent, {
    team: 'clients',
    summary: 'Change a client, archive them or bring them back',
    body: details.extend({ archived: z.boolean().default(false) }),
    data: client,
    errors: ['invalid'],
  }),
  assign: endpoint('PUT /api/properties/:id/client', agent, {
    team: 'clients',
    summary: 'Say to which client a listing of yours belongs; null for none',
    body: z.strictObject({ clientId: id.nullable() }),
    data: z.object({ clientId: id.nullable() }),
  }),
};
