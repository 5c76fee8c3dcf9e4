import {
  clientAccessStates,
  MAX_CLIENT_PEOPLE,
  MAX_FORMER_CLIENT_PEOPLE,
} from '@letfair/domain/agencies/clients/access';
import {
  MAX_CLIENT_ADDRESS,
  MAX_CLIENT_NAME,
  MAX_CLIENT_NOTES,
  MAX_CLIENT_PHONE,
} from '@letfair/domain/agencies/clients/clients';
import * as z from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { count, cursorPage, cursorQuery, id, instant, text } from '../../wire/text.ts';

export const CLIENTS_PER_PAGE = 30;
const details = z.strictObject({
  name: text(MAX_CLIENT_NAME).trim().min(1, 'Enter a name.'),
  email: text(320).default(''),
  phone: text(MAX_CLIENT_PHONE).default(''),
  address: text(MAX_CLIENT_ADDRESS).default(''),
  notes: text(MAX_CLIENT_NOTES).default(''),
});
const person = z.object({
  /** Of the invitation, or of the person who has joined. */
  id,
  state: z.enum(clientAccessStates),
  /** Where the invitation went. */
  email: text(320),
  /** When they were invited, joined or ended. */
  since: instant,
  /** Of an invitation: name of whoever sent it, with whose right to invite it ends; null where it is not known. */
  invitedBy: text(400).nullable(),
  /** Of an invitation: until when it works. */
  expiresAt: instant.nullable(),
  expired: z.boolean(),
});
export type ClientPerson = z.output<typeof person>;

export const client = details.extend({
  id,
  archived: z.boolean(),
  /** Listings that are neither let nor withdrawn. */
  listings: count,
  createdAt: instant,
  /** Who sees the homes of this client here, is invited to or did so: those who see them first. */
  people: z.array(person).max(MAX_CLIENT_PEOPLE + MAX_FORMER_CLIENT_PEOPLE),
});
export type ClientRecord = z.output<typeof client>;
const agent = ['agent'] as const;

export const clientsContract = {
  list: endpoint('GET /api/clients', agent, {
    team: 'read',
    summary: 'Your client landlords, by name; leaves out archived ones unless you ask for them',
    query: cursorQuery({
      search: text(100)
        .optional()
        .meta({ description: 'Only clients with this text in their name or email address.', examples: ['patel'] }),
      archived: z.enum(['true', 'false']).optional().describe('Set to true to list archived clients instead.'),
    }),
    data: cursorPage({
      clients: z.array(client).max(CLIENTS_PER_PAGE),
      total: count,
    }),
  }),
  add: endpoint('POST /api/clients', agent, {
    team: 'clients',
    whileLimited: 'allowed',
    summary: 'Add a client landlord',
    body: details,
    data: client,
    errors: ['conflict', 'invalid'],
  }),
  change: endpoint('PUT /api/clients/:id', agent, {
    team: 'clients',
    whileLimited: 'allowed',
    summary: 'Change a client, archive them or restore them; archived clients can’t see their homes',
    body: details.extend({ archived: z.boolean().default(false) }),
    data: client,
    errors: ['invalid'],
  }),
  invite: endpoint('POST /api/clients/:id/invitation', agent, {
    team: 'clients',
    whileLimited: 'refused',
    handsOutAccess: true,
    summary: `Email someone an invitation to see a client’s homes, or send it again; the link can be used once, within seven days. Up to ${MAX_CLIENT_PEOPLE} people can see them`,
    body: z.strictObject({ email: text(320).trim() }),
    data: client,
    errors: ['conflict', 'invalid', 'too_many'],
  }),
  endAccess: endpoint('DELETE /api/clients/:id/people/:personId', agent, {
    team: 'clients',
    whileLimited: 'allowed',
    summary: 'Withdraw an invitation, or remove someone’s access to a client’s homes',
    data: client,
  }),
  assign: endpoint('PUT /api/properties/:id/client', agent, {
    team: 'clients',
    whileLimited: 'allowed',
    summary: 'Say which client one of your listings belongs to; null for none',
    body: z.strictObject({ clientId: id.nullable() }),
    data: z.object({ clientId: id.nullable() }),
  }),
};
