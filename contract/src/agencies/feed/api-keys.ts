import { apiKeyScopeNames, MAX_API_KEY_NAME, MAX_API_KEYS } from '@letfair/domain/agencies/feed/api-keys';
import * as z from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { id, instant, text } from '../../wire/text.ts';

const scopes = z.array(z.enum(apiKeyScopeNames)).min(1, 'Choose what the key can do.').max(apiKeyScopeNames.length);
const apiKey = z.object({
  id,
  name: text(MAX_API_KEY_NAME),
  /** The beginning of the secret. */
  hint: text(12),
  scopes,
  createdAt: instant,
  /** Name of whoever made it; null for keys older than teams, or once that account is gone. */
  createdBy: text(400).nullable(),
  /** To the minute; null before the first call. */
  lastUsedAt: instant.nullable(),
  /** It is refused as long as whoever made it is suspended. */
  isPaused: z.boolean(),
});
export type ApiKeyRecord = z.output<typeof apiKey>;

const listers = ['landlord', 'agent'] as const;

export const apiKeysContract = {
  list: endpoint('GET /api/keys', listers, {
    team: 'integrations',
    summary: 'Your API keys, newest first',
    data: z.object({ keys: z.array(apiKey).max(MAX_API_KEYS) }),
  }),
  create: endpoint('POST /api/keys', listers, {
    team: 'integrations',
    whileLimited: 'refused',
    handsOutAccess: true,
    summary: 'Create an API key; its secret is shown once',
    body: z.strictObject({ name: text(MAX_API_KEY_NAME).trim().min(1, 'Enter a name.'), scopes }),
    data: z.object({ key: apiKey, secret: text(100) }),
    errors: ['conflict', 'invalid'],
    recentPassword: true,
  }),
  revoke: endpoint('DELETE /api/keys/:id', listers, {
    team: 'integrations',
    whileLimited: 'allowed',
    summary: 'Revoke an API key, which stops working straight away',
    data: z.object({ id }),
  }),
};
