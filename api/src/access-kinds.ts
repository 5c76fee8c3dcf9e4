import type { AccessItem, EndedAccess } from '@letfair/contract/accounts/access';
import { type AccessKind, accessKindNames, MAX_ACCESS } from '@letfair/domain/accounts/access';
import { exportAccess } from './features/accounts/privacy/index.ts';
import { type AccountsDeps, ownAccess } from './features/accounts/sign-in/index.ts';
import { keyAccess } from './features/agencies/api-keys/index.ts';
import { clientAccess } from './features/agencies/clients/index.ts';
import { invitationAccess } from './features/agencies/invitations/index.ts';
import { memberAccess } from './features/agencies/teams/index.ts';
import { webhookAccess } from './features/agencies/webhooks/index.ts';
import type { HandedOutAccess, KindOfAccess } from './platform/access/access-kind.ts';
import { calendarAccess } from './platform/access/calendar-access.ts';
import type { Tables } from './platform/tables.ts';

/** Every kind of access to an account; one that is missing does not compile. */
export function handedOutAccess(rules: Pick<AccountsDeps, 'adminsNeedSecondStep'>): HandedOutAccess {
  const kinds: Readonly<Record<AccessKind, KindOfAccess>> = {
    ...ownAccess(rules),
    'api-key': keyAccess,
    webhook: webhookAccess,
    'viewing-calendar': calendarAccess('viewing_feed'),
    'certificate-calendar': calendarAccess('certificate_calendar'),
    export: exportAccess,
    invitation: invitationAccess,
    'team-member': memberAccess,
    'client-access': clientAccess,
  } satisfies Record<AccessKind, KindOfAccess>;

  return {
    list: async (db, personId) => {
      const items: AccessItem[] = [];
      for (const kind of accessKindNames)
        for (const { id, name, since, by = null } of (await kinds[kind].list?.(db, personId)) ?? [])
          items.push({ kind, id, name, since: since.toISOString(), by });
      return items.slice(0, MAX_ACCESS);
    },
    endSince: async (tx, personId, since) => {
      const ended: EndedAccess[] = [];
      for (const kind of accessKindNames)
        for (const name of await kinds[kind].endSince(tx, personId, since)) ended.push({ kind, name });
      return ended.slice(0, MAX_ACCESS);
    },
    endOne: async (tx, personId, kind, id) => (await kinds[kind].endOne?.(tx, personId, id)) ?? false,
  };
}

/** Columns whose contents, or whose secret, let someone in. */
type SecretColumn = `${string}_hash` | `${string}secret${string}` | 'credential_key' | 'mark';
type SecretTable = {
  [T in keyof Tables]: Extract<keyof Tables[T], SecretColumn> extends never ? never : T;
}[keyof Tables];

/**
 * Which kind of access each table with a secret belongs to, or why it gives none to an account. A new table with a
 * secret does not compile until someone has decided.
 */
export const accessOfTables = {
  account: 'securing an account replaces its password',
  api_key: { kind: 'api-key' },
  appeal: 'a fingerprint of the text someone has appealed about',
  appeal_link: 'only lets someone appeal against a decision about them',
  certificate_calendar: { kind: 'certificate-calendar' },
  client_invitation: { kind: 'invitation' },
  data_export: { kind: 'export' },
  email_revert: { kind: 'sign-in-link' },
  email_verification: { kind: 'sign-in-link' },
  idempotency_key: 'fingerprints of requests, and only the session that made one gets its answer',
  known_device: { kind: 'known-device' },
  listing: 'its link only confirms that a home is still available',
  passkey: { kind: 'passkey' },
  password_reset: { kind: 'sign-in-link' },
  recovery_code: { kind: 'recovery-codes' },
  repeated_sign_up: 'a sign-up that can never become an account',
  second_step: { kind: 'second-step' },
  security_link: { kind: 'sign-in-link' },
  saved_homes_link: 'only stops one kind of email',
  session: { kind: 'session' },
  sign_in_challenge: { kind: 'sign-in-link' },
  team_invitation: { kind: 'invitation' },
  unsubscribe_token: 'only stops the emails for a saved search',
  view_seen: 'fingerprints of visitors, not linked to any account',
  viewing_feed: { kind: 'viewing-calendar' },
  viewing_link: 'only lets someone answer about one viewing',
  webhook: { kind: 'webhook' },
} as const satisfies Record<SecretTable, { readonly kind: AccessKind } | string>;
