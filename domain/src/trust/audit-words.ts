import { ownValue } from '../code-table.ts';
import { keysOf } from '../keys-of.ts';
import { viewingAuditLabels } from '../lettings/viewings/words.ts';
import { ASSIGN_ACTION } from '../listings/bulk/bulk-changes.ts';

/** Every step that the audit log can hold, by what it is about, in words. */
export const auditWords = {
  listing: {
    approve: 'Approved a listing',
    reject: 'Rejected a listing',
    withhold: 'Paused a listing for legal reasons',
    restore: 'Made a listing visible again',
    hide: 'Hid a listing',
    submit: 'Submitted a listing',
    edit: 'Edited a listing',
    undo: 'Undid a bulk change to listings',
    revise: 'Sent changes to a listing for review',
    'revision-discard': 'Discarded changes to a listing',
    'revision-approve': 'Approved changes to a listing',
    'revision-reject': 'Rejected changes to a listing',
    review: 'Sent a listing back for another review',
    pause: 'Paused a listing',
    resume: 'Resumed a listing',
    confirm: 'Confirmed that a home is still available',
    agree: 'Marked a listing as let agreed',
    reopen: 'Reopened a listing',
    let: 'Marked a listing as let',
    withdraw: 'Withdrew a listing',
    expire: 'Marked a listing as expired',
    reinstate: 'Sent a listing back for approval',
    unlet: 'Marked a listing as no longer let',
    [ASSIGN_ACTION]: 'Changed who looks after a listing',
    'certificate-save': 'Saved a certificate',
    'certificate-delete': 'Deleted a certificate',
    'certificate-confirm': 'Confirmed a certificate',
    'certificate-doubt': 'Withdrew confirmation of a certificate',
    ...viewingAuditLabels,
    'add-note': 'Added a private note about a listing',
    'delete-note': 'Deleted a private note about a listing',
  },
  account: {
    suspend: 'Suspended a user',
    unsuspend: 'Unsuspended a user',
    warn: 'Warned a user',
    'end-warn': 'Withdrew a warning',
    limit: 'Limited a user’s account',
    'end-limit': 'Lifted the limit on a user’s account',
    hide: 'Hid a user’s homes',
    'end-hide': 'Made a user’s homes visible again',
    'request-suspension': 'Requested a suspension',
    'withdraw-suspension': 'Withdrew a suspension request',
    'confirm-redress': 'Confirmed an agency’s redress scheme',
    erase: 'Erased an account',
    'remove-second-step': 'Removed a user’s two-step sign-in',
    'add-note': 'Added a private note about a user',
    'delete-note': 'Deleted a private note about a user',
    'team-invite': 'Invited someone to a team',
    'team-revoke': 'Withdrew an invitation to a team',
    'team-join': 'Joined a team',
    'team-leave': 'Left a team',
    'team-remove': 'Removed someone from a team',
    'team-role': 'Changed someone’s role in a team',
    'client-invite': 'Invited a client to see their homes',
    'client-join': 'Joined an agency as a client',
    'client-leave': 'Left an agency as a client',
    'client-end': 'Ended a client’s access to their homes',
    'key-create': 'Created a key for other software',
    'key-revoke': 'Revoked a key for other software',
    'webhook-add': 'Added a webhook',
    'webhook-change': 'Changed a webhook',
    'webhook-secret': 'Gave a webhook a new secret',
    'webhook-remove': 'Removed a webhook',
  },
  'inventory-booking': {
    arranged: 'Marked an inventory as arranged',
    completed: 'Marked an inventory as completed',
    cancelled: 'Cancelled an inventory',
  },
  ticket: {
    start: 'Started work on a ticket',
    answer: 'Replied to a ticket',
    update: 'Added a message to a ticket',
    resolve: 'Resolved a ticket',
    close: 'Closed a ticket',
    reopen: 'Reopened a ticket',
    prioritise: 'Changed a ticket’s priority',
    assign: 'Took on a ticket',
    unassign: 'Handed back a ticket',
    lapse: 'Closed a ticket without replying',
    expire: 'Closed a resolved ticket',
  },
  report: {
    dismiss: 'Dismissed reports',
    'hide-listing': 'Upheld reports and hid the listing',
    'suspend-user': 'Upheld reports and suspended the user',
    'read-messages': 'Read messages shared in a report',
  },
  appeal: {
    appeal: 'Appealed against a decision',
    'uphold-appeal': 'Upheld a decision on appeal',
    'overturn-appeal': 'Changed a decision on appeal',
  },
  postcodes: {
    'import-postcodes': 'Uploaded a postcode directory',
    'cancel-postcodes': 'Cancelled a postcode import',
    'replace-postcodes': 'Replaced the postcode directory',
  },
  system: {
    'retry-jobs': 'Retried failed jobs',
    'discard-jobs': 'Discarded failed jobs',
  },
} as const;

export type AuditTarget = keyof typeof auditWords;
export const auditTargets = keysOf(auditWords);
/** What can happen to a target of this type; an action without words can't be recorded. */
export type AuditAction<Target extends AuditTarget = AuditTarget> = {
  [Type in Target]: keyof (typeof auditWords)[Type];
}[Target];

const CHANGED_IN_OLD_RELEASE = 'Made a change';

/** The log outlives releases, so it can hold an action that today's code no longer knows. */
export function auditInWords(target: AuditTarget, action: string): string {
  const words: Readonly<Record<string, string>> = auditWords[target];
  return ownValue(words, action) ?? CHANGED_IN_OLD_RELEASE;
}
