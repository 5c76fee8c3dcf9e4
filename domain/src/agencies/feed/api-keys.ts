import { keysOf } from '../../keys-of.ts';

/** What a key may be used for, completing "May …". */
export const apiKeyScopes = {
  'feed:write': 'list, change and withdraw homes',
  'feed:read': 'see homes with their status and any problems',
} as const;
export type ApiKeyScope = keyof typeof apiKeyScopes;
export const apiKeyScopeNames = keysOf(apiKeyScopes);

export const MAX_API_KEYS = 10;
export const MAX_API_KEY_NAME = 60;

/** Tells people and secret scanners what a leaked text is. */
export const API_KEY_PREFIX = 'lf_';

/** Far above what the software of an agency sends, far below what slows the site. */
export const API_KEY_CALLS = { hits: 600, seconds: 60 } as const;

export const apiKeySentences = {
  tooMany: `You can have up to ${MAX_API_KEYS} keys. Revoke one first.`,
  missing: 'Send an API key as “Authorization: Bearer lf_…” or “X-Api-Key: lf_…”.',
  paused: 'Paused: the person who created it can’t use Letfair at the moment.',
  unknown: 'This API key isn’t valid, or it has been revoked.',
} as const;

export const scopeRefusal = (scope: ApiKeyScope): string =>
  `This API key isn’t allowed to ${apiKeyScopes[scope]} (${scope}).`;
