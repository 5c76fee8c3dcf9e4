import type { ShownAuditEntry } from '@letfair/contract/trust/admin';
import { apiKeyScopes } from '@letfair/domain/agencies/feed/api-keys';
import { ownValue } from '@letfair/domain/code-table';
import { type AuditTarget, auditInWords } from '@letfair/domain/trust/audit-words';

export const doneInWords = ({ action, target }: Pick<ShownAuditEntry, 'action' | 'target'>): string =>
  auditInWords(target.type, action);

/** What was noted beside a step, without ids and codes. */
export function noteInWords({ action, note }: Pick<ShownAuditEntry, 'action' | 'note'>): string {
  if (action.startsWith('client-')) return '';
  if (!action.startsWith('key-')) return note;
  const [key, ...scopes] = note.split(' ');
  const allowed = scopes.map((scope) => ownValue(apiKeyScopes, scope) ?? 'something else');
  return `Key ${key} can ${new Intl.ListFormat('en-GB').format(allowed)}.`;
}

export function byWhom({ actor, role }: Pick<ShownAuditEntry, 'actor' | 'role'>): string {
  if (role === 'clock') return 'Letfair';
  return actor?.name.trim() || 'A deleted account';
}

const gone: Readonly<Record<AuditTarget, string>> = {
  listing: 'A deleted listing',
  account: 'A deleted user',
  'inventory-booking': 'A deleted booking',
  ticket: 'A deleted ticket',
  report: 'Something that’s since been deleted',
  appeal: 'Something that’s since been deleted',
  postcodes: 'Postcodes',
  system: 'The job queue',
};

export const aboutWhat = ({ type, label }: ShownAuditEntry['target']): string => label?.trim() || gone[type];

/** What admins do, as choices of a filter; actions that differ only in their target are one choice. */
export const actionLabels = {
  '': 'Everything',
  suspend: 'Users suspended',
  unsuspend: 'Users unsuspended',
  warn: 'Users warned',
  limit: 'Users limited',
  'request-suspension': 'Suspensions requested',
  'remove-second-step': 'Two-step sign-in removed',
  'confirm-redress': 'Redress schemes confirmed',
  approve: 'Listings approved',
  reject: 'Listings rejected',
  'revision-approve': 'Listing changes approved',
  'revision-reject': 'Listing changes rejected',
  hide: 'Homes hidden',
  'certificate-confirm': 'Certificates confirmed',
  'add-note': 'Private notes written',
  'delete-note': 'Private notes deleted',
  dismiss: 'Reports dismissed',
  'hide-listing': 'Reports upheld, listing hidden',
  'suspend-user': 'Reports upheld, user suspended',
  'read-messages': 'Shared messages read',
  'uphold-appeal': 'Appeals: decision stands',
  'overturn-appeal': 'Appeals: decision changed',
  answer: 'Tickets answered',
  resolve: 'Tickets resolved',
  close: 'Tickets closed',
  'import-postcodes': 'Postcode directories uploaded',
  'retry-jobs': 'Failed jobs retried',
  'discard-jobs': 'Failed jobs discarded',
  assign: 'Tickets taken on',
  prioritise: 'Ticket priorities changed',
} as const;
