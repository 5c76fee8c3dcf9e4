import type { ShownAuditEntry } from '@letfair/contract/trust/admin';
import { viewingAuditLabels } from '@letfair/domain/lettings/viewings/words';

type About = ShownAuditEntry['target']['type'];

/** Texts by type of target and stored action. */
const done: Readonly<Record<About, Readonly<Record<string, string>>>> = {
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
    confirm: 'Confirmed a listing',
    agree: 'Marked a listing as let agreed',
    reopen: 'Reopened a listing',
    let: 'Marked a listing as let',
    withdraw: 'Withdrew a listing',
    expire: 'Let a listing expire',
    reinstate: 'Sent a listing back for approval',
    'certificate-save': 'Saved a certificate',
    'certificate-delete': 'Deleted a certificate',
    'certificate-confirm': 'Confirmed a certificate',
    'certificate-doubt': 'Withdrew the confirmation of a certificate',
    ...viewingAuditLabels,
    'add-note': 'Wrote a private note about a listing',
    'delete-note': 'Deleted a private note about a listing',
  },
  account: {
    suspend: 'Suspended a user',
    unsuspend: 'Unsuspended a user',
    warn: 'Warned a user',
    'end-warn': 'Withdrew a warning',
    limit: 'Limited a user',
    'end-limit': 'Lifted the limit on a user',
    hide: 'Hid a user’s homes',
    'end-hide': 'Made a user’s homes visible again',
    'request-suspension': 'Requested a suspension',
    'withdraw-suspension': 'Withdrew a suspension',
    'confirm-redress': 'Confirmed an agency’s redress scheme',
    erase: 'Erased an account',
    'remove-second-step': 'Removed a user’s second step',
    'add-note': 'Wrote a private note about a user',
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
  },
  'inventory-booking': {
    arranged: 'Marked an inventory as arranged',
    completed: 'Marked an inventory as completed',
    cancelled: 'Cancelled an inventory',
  },
  ticket: {
    start: 'Started work on a ticket',
    answer: 'Answered a ticket',
    update: 'Added to a ticket',
    resolve: 'Resolved a ticket',
    close: 'Closed a ticket',
    reopen: 'Reopened a ticket',
    prioritise: 'Changed a ticket’s priority',
    assign: 'Took on a ticket',
    unassign: 'Handed back a ticket',
    lapse: 'Closed a ticket without an answer',
    expire: 'Closed a resolved ticket',
  },
  report: {
    dismiss: 'Dismissed reports',
    'hide-listing': 'Upheld reports, hid the listing',
    'suspend-user': 'Upheld reports, suspended the user',
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
};

/** An action without a text is shown by its stored name. */
export const doneInWords = ({ action, target }: Pick<ShownAuditEntry, 'action' | 'target'>): string =>
  done[target.type][action] ?? action;

export function byWhom({ actor, role }: Pick<ShownAuditEntry, 'actor' | 'role'>): string {
  if (role === 'clock') return 'Letfair';
  return actor?.name.trim() || 'A deleted account';
}

const gone: Readonly<Record<About, string>> = {
  listing: 'A deleted listing',
  account: 'A deleted user',
  'inventory-booking': 'A deleted booking',
  ticket: 'A deleted ticket',
  report: 'A deleted target',
  appeal: 'A deleted target',
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
  'remove-second-step': 'Second steps removed',
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
