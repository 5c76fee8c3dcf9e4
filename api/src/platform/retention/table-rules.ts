import { retention } from '@letfair/domain/accounts/privacy/retention';
import { ANSWER_DAYS } from '@letfair/domain/lettings/viewings/lifecycle';
import { TICKET_RETENTION } from '@letfair/domain/site/support/lifecycle';
import { FORMER_BUILD_DAYS } from '../files/web-assets.repository.ts';
import { GIVEN_UP } from '../jobs/jobs.ts';
import type { Tables } from '../tables.ts';

export type Period = `${number} ${'hours' | 'days' | 'months' | 'years'}`;

/** Rows that are deleted some time after the moment in a column. */
export interface Expiring<Column extends string = string> {
  /** Needs an index, which finds the oldest rows; null where `where` finds them. */
  readonly column: Column | null;
  readonly keep: Period;
  /** Only these rows, as SQL. */
  readonly where?: string;
  /** The column is a day of the United Kingdom. */
  readonly isDay?: true;
  /** Rows of one statement, if deleting one deletes others with it. */
  readonly batch?: number;
  readonly why: string;
}

/** Rows that no job deletes by their age. */
export interface Kept {
  readonly kept: string;
}

type Rule<Table> = Kept | readonly Expiring<keyof Table & string>[];

const days = (count: number): Period => `${count} days`;
/** For rows that name the moment of their end themselves. */
const AT_ONCE: Period = '0 days';

/** The moment in SQL before which rows are old. */
export const before = (keep: Period, isDay = false): string =>
  `${isDay ? `(now() at time zone 'Europe/London')::date` : 'now()'} - interval '${keep}'`;

const withAccount: Kept = { kept: 'as long as the account' };
const withListing: Kept = { kept: 'as long as the listing' };
const withConversation: Kept = { kept: 'as long as one of the two has an account' };
const withTicket: Kept = { kept: 'as long as the ticket' };
const withViewing: Kept = { kept: 'as long as the viewing' };
const forGood: Kept = { kept: 'for good, to explain what was decided' };
/** Does not grow with time. */
const present: Kept = { kept: 'as it is now: rows are replaced' };

const ended = (what: string): readonly Expiring<'expires_at'>[] => [
  { column: 'expires_at', keep: AT_ONCE, why: `${what} ends at this moment` },
];
const invitations: readonly Expiring<'expires_at'>[] = [
  { column: 'expires_at', keep: days(retention.invitationDays), why: 'can be sent again after its end' },
];
const endedImports = `state in ('done', 'refused', 'cancelled')`;

/** Of the job worker, which deletes jobs that have succeeded. */
interface JobQueue {
  readonly 'graphile_worker._private_jobs': Rule<{ updated_at: unknown }>;
}

/** How long every table keeps its rows. The periods themselves are those of the privacy page. */
export const tableRules: { readonly [T in keyof Tables]: Rule<Tables[T]> } & JobQueue = {
  account: [
    {
      column: 'updated_at',
      keep: days(retention.unverifiedAccountDays),
      where: 'verified_at is null and erased_at is null and suspended_at is null',
      batch: 200,
      why: 'a sign-up that nobody finished; other accounts are erased on request',
    },
  ],
  account_count: present,
  agency: withAccount,
  alert: [{ column: 'created_at', keep: days(retention.alertDays), why: 'no home is announced twice' }],
  api_key: withAccount,
  appeal: forGood,
  appeal_link: ended('the link'),
  application: withConversation,
  application_event: withConversation,
  application_next_step: withConversation,
  attachment: [
    {
      column: 'created_at',
      keep: days(retention.unsentAttachmentDays),
      where: 'message_id is null',
      why: 'never sent; those of a message are kept like it',
    },
  ],
  audit_entry: forGood,
  branch: withAccount,
  bulk_change: [{ column: 'made_at', keep: days(retention.failedJobDays), batch: 50, why: 'its job was given up' }],
  bulk_change_home: { kept: 'as long as its bulk change' },
  certificate: withListing,
  certificate_calendar: withAccount,
  client: withAccount,
  client_access: withAccount,
  client_invitation: invitations,
  conversation: withConversation,
  conversation_note: withConversation,
  conversation_seen: withConversation,
  data_export: [
    { column: 'expires_at', keep: days(retention.exportDays), why: 'shown as expired for as long as it was there' },
  ],
  district_bounds: present,
  draft: withAccount,
  email_revert: ended('the link'),
  email_verification: ended('the code'),
  encryption_key: { kept: 'as long as a value is encrypted with it' },
  favorite: withAccount,
  feed_property: withListing,
  idempotency_key: [
    { column: 'created_at', keep: days(retention.repeatedAnswerDays), why: 'a request is repeated soon or never' },
  ],
  import_mapping: withAccount,
  installation: present,
  inventory_booking: withListing,
  known_device: [
    { column: 'last_used_at', keep: days(retention.knownDeviceDays), why: 'somebody else may have the device' },
  ],
  landlord: withAccount,
  last_backup: present,
  lister_replies: present,
  listing: withAccount,
  listing_allowance: present,
  listing_import: [
    {
      column: 'touched_at',
      keep: `${retention.importMonths} months`,
      where: endedImports,
      batch: 50,
      why: 'listers look up when a home was imported',
    },
  ],
  listing_import_row: [
    {
      column: null,
      keep: days(retention.importFileDays),
      where: `import_id = any (array(
        select id from listing_import where touched_at < ${before(days(retention.importFileDays))} and ${endedImports}))`,
      why: 'what was read from a file goes with the file',
    },
  ],
  listing_photo: withListing,
  listing_rent: withListing,
  listing_revision: withListing,
  listing_search: withListing,
  listing_view: {
    kept: `as long as the listing; by the day for ${retention.dailyViewMonths} months, then by the month`,
  },
  listing_view_total: withListing,
  listing_words: withListing,
  live_listing_totals: present,
  live_map_totals: present,
  mail: [{ column: 'created_at', keep: days(retention.mailDays), why: 'tells why a mail did not arrive' }],
  measure: forGood,
  message: withConversation,
  moderator_note: forGood,
  passkey: withAccount,
  password_reset: ended('the link'),
  photo: withAccount,
  photo_source: withListing,
  postcode_directory: present,
  postcode_import: present,
  postcode_point: present,
  process_heartbeat: [{ column: 'seen_at', keep: '1 hours', why: 'the process was killed' }],
  recovery_code: withAccount,
  renter_profile: withAccount,
  repeated_sign_up: [
    { column: 'created_at', keep: days(retention.unverifiedAccountDays), why: 'a sign-up that nobody finished' },
  ],
  reply_template: withAccount,
  report: forGood,
  report_decision: forGood,
  reported_target: forGood,
  review_claim: ended('the claim'),
  saved_search: withAccount,
  saved_search_key: withAccount,
  search_flag: present,
  second_step: withAccount,
  secret: present,
  security_link: ended('the link'),
  session: ended('the session'),
  sign_in_challenge: ended('the challenge'),
  sign_in_event: [
    { column: 'at', keep: days(retention.signInEventDays), why: 'owners look for sign-ins that were not theirs' },
    { column: null, keep: AT_ONCE, where: 'account_id is null', why: 'belongs to nobody' },
  ],
  suspension_report: forGood,
  team_departure: [
    { column: 'left_at', keep: days(retention.invitationDays), why: 'longer than an invitation from before it works' },
  ],
  team_invitation: invitations,
  team_member: withAccount,
  tenant_preference: withAccount,
  throttle: [{ column: 'window_start', keep: days(retention.throttleDays), why: 'longer than any limit counts' }],
  ticket: [
    {
      column: 'moved_at',
      keep: `${TICKET_RETENTION.years} years`,
      where: `status = 'closed'`,
      batch: 500,
      why: 'shows what was said',
    },
  ],
  ticket_message: withTicket,
  unsubscribe_token: [
    { column: 'created_at', keep: days(retention.unsubscribeLinkDays), why: 'the link of an old mail still works' },
  ],
  view_salt: [{ column: 'day', keep: AT_ONCE, isDay: true, why: 'with it goes the way to tell who the visitors were' }],
  view_seen: [{ column: 'day', keep: AT_ONCE, isDay: true, why: 'a visitor is counted once a day' }],
  viewing: withConversation,
  viewing_contest: withViewing,
  viewing_feed: withAccount,
  viewing_link: [
    {
      column: 'created_at',
      keep: days(ANSWER_DAYS),
      where: `exists (select from viewing where viewing.id = viewing_id and viewing.ends_at < ${before(days(ANSWER_DAYS))})`,
      why: 'nobody can say any more whether the viewing happened',
    },
  ],
  viewing_notice: [{ column: 'created_at', keep: days(retention.failedJobDays), why: 'its job was given up' }],
  viewing_reminder: withViewing,
  viewing_slot: [
    {
      column: 'starts_at',
      keep: days(retention.unbookedSlotDays),
      where: 'taken = 0 and not exists (select from viewing where viewing.slot_id = viewing_slot.id)',
      batch: 2_000,
      why: 'nobody booked it',
    },
  ],
  viewing_times: withListing,
  viewing_waiting: withListing,
  web_asset: [{ column: 'served_at', keep: days(FORMER_BUILD_DAYS), batch: 100, why: 'pages opened before a deploy' }],
  webhook: withAccount,
  webhook_attempt: { kept: 'as long as its delivery' },
  webhook_delivery: [
    {
      column: 'created_at',
      keep: days(retention.webhookDeliveryDays),
      batch: 1_000,
      why: 'shows listers what was sent',
    },
  ],
  'graphile_worker._private_jobs': [
    {
      column: 'updated_at',
      keep: days(retention.failedJobDays),
      where: GIVEN_UP,
      why: 'admins see what was given up, and try it again',
    },
  ],
};
