import { retention } from '@letfair/domain/accounts/privacy/retention';
import { TICKET_RETENTION } from '@letfair/domain/site/support/lifecycle';
import { FORMER_BUILD_DAYS } from '../files/web-assets.repository.ts';
import { GIVEN_UP } from '../jobs/jobs.ts';
import type { Tables } from '../tables.ts';
import { accountTables, endedImports } from './account-tables.ts';
import {
  AT_ONCE,
  after,
  before,
  days,
  forGood,
  impersonal,
  inFile,
  keptWith,
  present,
  shared,
  type TableRule,
  unexported,
  withAccount,
  withConversation,
  withListing,
} from './table-rule.ts';

/** Of the job worker, which deletes jobs that have succeeded. */
interface JobQueue {
  readonly 'graphile_worker._private_jobs': TableRule<{ updated_at: unknown }>;
}

/**
 * How long every table keeps its rows, and what an export and an erasure do with them. The periods themselves are those
 * of the privacy page.
 */
export const tableRules: { readonly [T in keyof Tables]: TableRule<Tables[T]> } & JobQueue = {
  ...accountTables,
  account: {
    keep: after(
      'updated_at',
      retention.unverifiedAccountDays,
      'the sign-up was never finished; other accounts are erased on request',
      { where: 'verified_at is null and erased_at is null and suspended_at is null', batch: 200 },
    ),
    owner: 'id',
    export: inFile('account.json'),
    erase: ['account'],
  },
  account_count: impersonal(present),
  alert: shared(
    after('created_at', retention.alertDays, 'so that we don’t announce a home twice'),
    inFile('alerts.json'),
    'own rows',
  ),
  appeal: shared(forGood, inFile('appeals.json'), 'appeals', 'addresses'),
  application: shared(withConversation, inFile('applications.json'), 'applications'),
  application_event: shared(withConversation, inFile('applications.json'), 'applications', 'addresses'),
  application_next_step: shared(withConversation, inFile('applications.json'), 'applications'),
  attachment: shared(
    after('created_at', retention.unsentAttachmentDays, 'never sent; sent ones are kept as long as their message', {
      where: 'message_id is null',
    }),
    inFile('messages.json'),
    'attachments',
    'messages',
    'addresses',
  ),
  area_dataset: impersonal(present),
  area_fact: impersonal(present),
  audit_entry: shared(forGood, inFile('listings.json', 'account-history.json'), 'audit notes'),
  bulk_change_home: shared(keptWith('its bulk change'), null, 'own rows'),
  certificate: shared(withListing, inFile('listings.json'), 'certificates'),
  conversation: shared(withConversation, inFile('conversations.json'), 'memberships'),
  conversation_note: shared(withConversation, inFile('conversations.json', 'team.json'), 'notes'),
  conversation_notice: shared(
    keptWith('the conversation, until the person opens it'),
    inFile('team.json'),
    'memberships',
  ),
  conversation_seen: shared(withConversation, inFile('team.json'), 'memberships'),
  data_export: shared(
    after('expires_at', retention.exportDays, 'shown as expired for as long as it was available'),
    unexported('Holds the export itself.'),
    'exports',
  ),
  district_area: impersonal(present),
  district_bounds: impersonal(present),
  encryption_key: impersonal(keptWith('a value is encrypted with it')),
  idempotency_key: impersonal(
    after('created_at', retention.repeatedAnswerDays, 'requests are only repeated for a short time'),
  ),
  installation: impersonal(present),
  inventory_booking: shared(withListing, inFile('listings.json'), 'bookings', 'listings'),
  last_backup: impersonal(present),
  listing: shared(withAccount, inFile('listings.json'), 'memberships', 'listings'),
  listing_fingerprint: shared(withListing, null, 'listings'),
  listing_import_row: shared(
    [
      {
        column: null,
        keep: days(retention.importFileDays),
        where: `import_id = any (array(
        select id from listing_import where touched_at < ${before(days(retention.importFileDays))} and ${endedImports}))`,
        why: 'deleted together with the file it was read from',
      },
    ],
    null,
    'own rows',
  ),
  listing_photo: shared(withListing, inFile('listings.json'), 'photos'),
  listing_rent: shared(withListing, inFile('listings.json'), 'listings'),
  listing_revision: shared(withListing, inFile('listings.json'), 'listings'),
  listing_search: shared(withListing, null, 'listings'),
  listing_view: shared(
    {
      kept: `as long as the listing; by the day for ${retention.dailyViewMonths} months, then by the month`,
    },
    inFile('listings.json'),
    'listings',
  ),
  listing_view_total: shared(withListing, null, 'listings'),
  listing_words: shared(withListing, null, 'listings'),
  live_listing_totals: impersonal(present),
  live_map_totals: impersonal(present),
  mail: shared(
    after('created_at', retention.mailDays, 'shows why an email didn’t arrive'),
    inFile('emails.json'),
    'addresses',
    'mails',
  ),
  message: shared(withConversation, inFile('messages.json'), 'attachments', 'messages', 'addresses'),
  moderator_note: shared(
    forGood,
    unexported(
      'Notes kept to prevent fraud would warn the person they’re about; our team answers requests for them one by one.',
    ),
    'moderator notes',
  ),
  photo_source: shared(withListing, null, 'photos'),
  postcode_directory: impersonal(present),
  postcode_import: impersonal(present),
  postcode_point: impersonal(present),
  process_heartbeat: impersonal(after('seen_at', '1 hours', 'the process has been killed')),
  report: shared(forGood, inFile('reports.json'), 'reports', 'addresses'),
  report_decision: shared(
    forGood,
    unexported(
      'An admin made this decision on the site’s behalf, not as a private person. We emailed the person it was about.',
    ),
    'reports',
    'addresses',
  ),
  reported_target: shared(forGood, unexported('Reports about someone would reveal who made them.')),
  saved_search_key: shared(withAccount, null, 'own rows'),
  search_flag: impersonal(present),
  secret: impersonal(present),
  shared_message: shared(
    after('decided_at', retention.sharedMessageDays, 'needed if someone appeals'),
    inFile('shared-messages.json'),
    'reports',
    'addresses',
  ),
  suspension_report: shared(forGood, null, 'own rows'),
  throttle: impersonal(after('window_start', retention.throttleDays, 'every limit looks back less far than this')),
  ticket: shared(
    after('moved_at', `${TICKET_RETENTION.years} years`, 'so that people can look up what was said', {
      where: `status = 'closed'`,
      batch: 500,
    }),
    inFile('support.json'),
    'tickets',
  ),
  ticket_message: shared(keptWith('the ticket'), inFile('support.json'), 'tickets'),
  unsubscribe_token: shared(
    after('created_at', retention.unsubscribeLinkDays, 'the link in an old email still works'),
    null,
    'own rows',
  ),
  view_salt: impersonal(
    after('day', AT_ONCE, 'once it’s deleted, no one can tell who the visitors were', { isDay: true }),
  ),
  view_seen: impersonal(after('day', AT_ONCE, 'only needed to count each visitor once a day', { isDay: true })),
  viewing: shared(withConversation, inFile('viewings.json'), 'viewings'),
  viewing_contest: shared(keptWith('the viewing'), inFile('viewings.json'), 'viewings'),
  viewing_notice: shared(
    after('created_at', retention.failedJobDays, 'its job failed for good'),
    unexported('Holds what we’re about to email you, for a few minutes.'),
    'viewings',
  ),
  viewing_reminder: shared(keptWith('the viewing'), null, 'viewings'),
  viewing_slot: shared(
    after('starts_at', retention.unbookedSlotDays, 'nobody booked it', {
      where: 'taken = 0 and not exists (select from viewing where viewing.slot_id = viewing_slot.id)',
      batch: 2_000,
    }),
    inFile('viewing-times.json'),
    'viewings',
  ),
  viewing_times: shared(withListing, inFile('viewing-times.json'), 'viewings'),
  viewing_waiting: shared(withListing, inFile('waiting-lists.json'), 'viewings'),
  web_asset: impersonal(
    after('served_at', FORMER_BUILD_DAYS, 'pages opened before an upgrade still need it', { batch: 100 }),
  ),
  webhook_attempt: shared(keptWith('its delivery'), null, 'own rows'),
  webhook_delivery: shared(
    after('created_at', retention.webhookDeliveryDays, 'shows landlords and agents what was sent', { batch: 1_000 }),
    null,
    'own rows',
  ),
  'graphile_worker._private_jobs': impersonal(
    after('updated_at', retention.failedJobDays, 'so that admins can see jobs that failed for good, and retry them', {
      where: GIVEN_UP,
    }),
  ),
};
