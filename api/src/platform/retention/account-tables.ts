import { retention } from '@letfair/domain/accounts/privacy/retention';
import { ANSWER_DAYS } from '@letfair/domain/lettings/viewings/lifecycle';
import {
  AT_ONCE,
  after,
  before,
  days,
  ended,
  forGood,
  inAccount,
  inFile,
  owned,
  ownFile,
  present,
  unexported,
  withAccount,
  withListing,
} from './table-rule.ts';

const invitations = after('expires_at', retention.invitationDays, 'can be sent again after it has expired');
export const endedImports = `state in ('done', 'refused', 'cancelled', 'undone')`;

/** Tables whose rows belong to one account, and are deleted with it. */
export const accountTables = {
  agency: owned(withAccount, inAccount('agency')),
  api_key: owned(withAccount, ownFile('api-keys.json', 'Your API keys, without their secrets.')),
  appeal_link: owned(ended('the link'), unexported('Holds the hash of a link that works once.')),
  branch: owned(withAccount, inFile('team.json')),
  bulk_change: owned(
    after('made_at', retention.failedJobDays, 'its job failed for good', { batch: 50 }),
    unexported('Keeps what’s needed to undo a bulk change, for a few seconds.'),
  ),
  certificate_calendar: owned(withAccount, unexported('Holds the hash of a secret address.')),
  client: owned(withAccount, ownFile('clients.json', 'Your client landlords, if you’re an agent.')),
  client_access: owned(withAccount, inFile('client-access.json'), 'memberships'),
  client_invitation: owned(invitations, inFile('client-access.json'), 'memberships'),
  draft: owned(withAccount, ownFile('drafts.json', 'Homes you’ve started to list.')),
  email_revert: owned(
    ended('the link'),
    ownFile('former-addresses.json', 'Old email addresses you can still go back to.', 'token_hash'),
  ),
  email_verification: owned(
    ended('the code'),
    unexported('Holds the hash of a code and what was entered at sign-up, for a few minutes.'),
  ),
  favorite: owned(withAccount, inFile('favourites.json')),
  feed_property: owned(
    withListing,
    ownFile('feed-pictures.json', 'Pictures your software sent for your homes.', 'reference'),
  ),
  home_news: owned(
    after('due_at', retention.homeNewsDays, 'so that we don’t tell anyone the same thing twice'),
    ownFile(
      'home-news.json',
      'The latest news we’ve sent you about homes you saved, asked about, viewed or applied for.',
      'listing_id',
    ),
  ),
  import_mapping: owned(withAccount, inAccount('importColumns')),
  known_device: owned(
    after('last_used_at', retention.knownDeviceDays, 'someone else may have the device by then'),
    unexported('Holds hashes of devices and networks, which nobody can read back.'),
  ),
  landlord: owned(withAccount, inAccount('landlord')),
  lister_replies: owned(present, inAccount('replyTimes')),
  listing_allowance: owned(present, inAccount('newHomes')),
  listing_import: owned(
    after(
      'touched_at',
      `${retention.importMonths} months`,
      'so that landlords and agents can look up when a home was imported',
      {
        where: endedImports,
        batch: 50,
      },
    ),
    ownFile('imports.json', 'Files you’ve imported homes from, and how each import ended.'),
    'memberships',
  ),
  measure: owned(forGood, inFile('measures.json'), 'measures'),
  page_name: owned(
    withAccount,
    ownFile('page-names.json', 'What your public page is called, and what it was called before.', 'name'),
  ),
  passkey: owned(withAccount, ownFile('passkeys.json', 'Your passkeys. Their private keys never leave your devices.')),
  password_reset: owned(ended('the link'), unexported('Holds the hash of a link, for a few minutes.')),
  photo: {
    ...owned(withAccount, ownFile('photos.json', 'Details of your photos. The pictures are in the folder “photos”.')),
    erase: ['photos'],
  },
  recovery_code: owned(withAccount, unexported('Holds hashes of codes that work once.')),
  renter_profile: owned(withAccount, inAccount('renterProfile')),
  repeated_sign_up: owned(
    after('created_at', retention.unverifiedAccountDays, 'the sign-up was never finished'),
    unexported('Holds what someone else may have typed when signing up with your address.'),
  ),
  reply_template: owned(withAccount, ownFile('reply-templates.json', 'Your reply templates, if you list homes.')),
  review_claim: owned(ended('the claim'), unexported('Shows for a few minutes what an admin is looking at.')),
  saved_homes_link: owned(
    after('created_at', retention.unsubscribeLinkDays, 'the link in an old email still works'),
    unexported('Holds the hash of a link that stops emails.'),
  ),
  saved_search: owned(withAccount, ownFile('saved-searches.json', 'Searches you’ve saved.')),
  second_step: owned(
    withAccount,
    ownFile('two-step-sign-in.json', 'When you set up two-step sign-in; the secret isn’t included.', 'account_id'),
  ),
  security_link: owned(
    ended('the link'),
    ownFile(
      'security-links.json',
      'Email addresses we’ve sent security links to, if those links still work.',
      'token_hash',
    ),
  ),
  session: {
    ...owned(ended('the session'), ownFile('sessions.json', 'Where you’re signed in.', 'token_hash')),
    erase: ['sessions'],
  },
  sign_in_challenge: owned(ended('the challenge'), unexported('Holds the hash of a token, for a few minutes.')),
  sign_in_event: owned(
    [
      ...after('at', retention.signInEventDays, 'so that account owners can spot sign-ins that weren’t them'),
      { column: null, keep: AT_ONCE, where: 'account_id is null', why: 'doesn’t belong to an account' },
    ],
    ownFile('sign-ins.json', 'Recent sign-ins to your account, and failed attempts.'),
  ),
  team_departure: owned(
    after('left_at', retention.invitationDays, 'by then, invitations sent before the person left have expired'),
    inFile('team.json'),
    'memberships',
  ),
  team_invitation: owned(invitations, inFile('team.json'), 'memberships'),
  team_member: owned(withAccount, inFile('team.json'), 'memberships'),
  tenant_preference: owned(withAccount, inAccount('preferences')),
  viewing_feed: owned(withAccount, unexported('Holds the hash of a secret address.')),
  viewing_link: owned(
    after('created_at', ANSWER_DAYS, 'it’s too late to say whether the viewing happened', {
      where: `exists (select from viewing where viewing.id = viewing_id and viewing.ends_at < ${before(days(ANSWER_DAYS))})`,
    }),
    unexported('Holds hashes of the links in emails about your viewings.'),
  ),
  webhook: owned(withAccount, ownFile('webhooks.json', 'Web addresses we send messages about your homes to.')),
} as const;
