import { accessContract } from './accounts/access.ts';
import { accountsContract } from './accounts/accounts.ts';
import { emailSwitchesContract } from './accounts/email-switches.ts';
import { privacyContract } from './accounts/privacy.ts';
import { profileContract } from './accounts/profile.ts';
import { securityContract } from './accounts/security.ts';
import { bulkContract } from './agencies/bulk.ts';
import { clientsContract } from './agencies/clients/clients.ts';
import { clientHomesContract } from './agencies/clients/homes.ts';
import { exportsContract } from './agencies/exports.ts';
import { apiKeysContract } from './agencies/feed/api-keys.ts';
import { feedContract } from './agencies/feed/feed.ts';
import { webhooksContract } from './agencies/feed/webhooks.ts';
import { importsContract } from './agencies/imports.ts';
import { missingDetailsContract } from './agencies/missing-details.ts';
import { publicPagesContract } from './agencies/public-pages.ts';
import { inboxContract } from './agencies/teams/inbox.ts';
import { teamsContract } from './agencies/teams/membership.ts';
import { applicationsContract } from './lettings/applications.ts';
import { conversationsContract } from './lettings/conversations/conversations.ts';
import { replyTemplatesContract } from './lettings/conversations/reply-templates.ts';
import { replyTimesContract } from './lettings/conversations/reply-times.ts';
import { viewingLinksContract } from './lettings/viewings/links.ts';
import { viewingsContract } from './lettings/viewings/viewings.ts';
import { certificatesContract } from './listings/certificates.ts';
import { listingPageContract } from './listings/listing-page.ts';
import { type ListingsContract, listingsContract } from './listings/listings.ts';
import { photosContract } from './listings/photos.ts';
import { stepsContract } from './listings/steps.ts';
import { favoritesContract } from './search/favorites.ts';
import { placesContract } from './search/places.ts';
import { savedSearchesContract } from './search/saved-searches.ts';
import { searchContract } from './search/search.ts';
import { dashboardContract } from './site/dashboard.ts';
import { metaContract } from './site/meta.ts';
import { postcodesContract } from './site/postcodes.ts';
import { supportContract, supportDeskContract } from './site/support.ts';
import { systemContract } from './site/system.ts';
import { appealsContract } from './trust/admin/appeals.ts';
import { measuresContract } from './trust/admin/measures.ts';
import { moderationContract, transparencyContract } from './trust/admin/moderation.ts';
import { reviewContract } from './trust/admin/review.ts';
import { adminContract } from './trust/admin.ts';
import { reportsContract } from './trust/reports.ts';

/** Named by reference, because written out in one place the types of all calls are too long for the compiler. */
export type LetfairContract = {
  readonly accounts: typeof accountsContract;
  readonly admin: typeof adminContract;
  readonly apiKeys: typeof apiKeysContract;
  readonly appeals: typeof appealsContract;
  readonly emailSwitches: typeof emailSwitchesContract;
  readonly exports: typeof exportsContract;
  readonly favorites: typeof favoritesContract;
  readonly applications: typeof applicationsContract;
  readonly bulk: typeof bulkContract;
  readonly certificates: typeof certificatesContract;
  readonly clientHomes: typeof clientHomesContract;
  readonly clients: typeof clientsContract;
  readonly conversations: typeof conversationsContract;
  readonly dashboard: typeof dashboardContract;
  readonly imports: typeof importsContract;
  readonly missingDetails: typeof missingDetailsContract;
  readonly listings: typeof listingsContract;
  readonly steps: typeof stepsContract;
  readonly measures: typeof measuresContract;
  readonly meta: typeof metaContract;
  readonly moderation: typeof moderationContract;
  readonly photos: typeof photosContract;
  readonly places: typeof placesContract;
  readonly postcodes: typeof postcodesContract;
  readonly privacy: typeof privacyContract;
  readonly profile: typeof profileContract;
  readonly publicPages: typeof publicPagesContract;
  readonly replyTemplates: typeof replyTemplatesContract;
  readonly replyTimes: typeof replyTimesContract;
  readonly savedSearches: typeof savedSearchesContract;
  readonly search: typeof searchContract & typeof listingPageContract;
  readonly access: typeof accessContract;
  readonly security: typeof securityContract;
  readonly reports: typeof reportsContract;
  readonly review: typeof reviewContract;
  readonly support: typeof supportContract;
  readonly supportDesk: typeof supportDeskContract;
  readonly system: typeof systemContract;
  readonly teams: typeof teamsContract;
  readonly inbox: typeof inboxContract;
  readonly transparency: typeof transparencyContract;
  readonly viewings: typeof viewingsContract;
  readonly viewingLinks: typeof viewingLinksContract;
  readonly webhooks: typeof webhooksContract;
  readonly feed: typeof feedContract;
};

/** The whole wire, by feature. */
export const contract: LetfairContract = {
  accounts: accountsContract,
  admin: adminContract,
  apiKeys: apiKeysContract,
  appeals: appealsContract,
  emailSwitches: emailSwitchesContract,
  exports: exportsContract,
  favorites: favoritesContract,
  applications: applicationsContract,
  bulk: bulkContract,
  certificates: certificatesContract,
  clientHomes: clientHomesContract,
  clients: clientsContract,
  conversations: conversationsContract,
  dashboard: dashboardContract,
  imports: importsContract,
  missingDetails: missingDetailsContract,
  listings: listingsContract as ListingsContract,
  steps: stepsContract,
  measures: measuresContract,
  meta: metaContract,
  moderation: moderationContract,
  photos: photosContract,
  places: placesContract,
  postcodes: postcodesContract,
  privacy: privacyContract,
  profile: profileContract,
  publicPages: publicPagesContract,
  replyTemplates: replyTemplatesContract,
  replyTimes: replyTimesContract,
  savedSearches: savedSearchesContract,
  search: { ...searchContract, ...listingPageContract },
  access: accessContract,
  security: securityContract,
  reports: reportsContract,
  review: reviewContract,
  support: supportContract,
  supportDesk: supportDeskContract,
  system: systemContract,
  teams: teamsContract,
  inbox: inboxContract,
  transparency: transparencyContract,
  viewings: viewingsContract,
  viewingLinks: viewingLinksContract,
  webhooks: webhooksContract,
  feed: feedContract,
};

/** What each part of the wire is about, for the API document. */
export const contractGroups: Readonly<Record<keyof LetfairContract, string>> = {
  access: 'Checking what has access to an account, and securing it.',
  accounts: 'Signing up, signing in and out, and passwords.',
  admin: 'For admins: figures, users and the audit log.',
  apiKeys: 'Keys for landlords’ and agents’ software.',
  appeals: 'Asking another admin to look at a decision again.',
  emailSwitches: 'The emails that people can turn off.',
  exports: 'Downloading everything a landlord or agent has on Letfair.',
  favorites: 'Homes that a user has saved.',
  applications: 'Applying for a home, and deciding on applications.',
  bulk: 'Seeing your homes in a table, and changing many of them at once.',
  certificates: 'Safety and energy certificates for homes, with their files and reminders.',
  clientHomes: 'What client landlords can see about the homes an agency lets for them.',
  clients: 'The landlords that an agent works for.',
  conversations: 'Messages between tenants and landlords or agents.',
  dashboard: 'What’s waiting for a landlord or agent, and what has happened to their homes.',
  imports: 'Checking a file of homes, importing them, and undoing an import.',
  missingDetails: 'Filling in missing energy ratings and registration numbers for many homes at once.',
  listings: 'Listing a home, from the first draft until it’s let or withdrawn.',
  steps: 'Seeing who a change to a home would affect, and undoing the change.',
  measures: 'For admins: warning, limiting and suspending users.',
  meta: 'What this site is, and where its open data comes from.',
  moderation: 'For admins: reviewing listings.',
  photos: 'Photos of homes.',
  places: 'What we know about towns, neighbourhoods and postcode districts.',
  postcodes: 'For admins: the postcode directory we use, and importing a new one.',
  privacy: 'Exporting your data, and closing your account.',
  profile: 'Your own details and sessions.',
  publicPages: 'The pages of letting agents and landlords, and where to find an agent.',
  replyTemplates: 'A landlord’s or agent’s saved replies.',
  replyTimes: 'How often and how quickly a landlord or agent answers.',
  savedSearches: 'Saved searches, and emails about new homes that match them.',
  search: 'Finding homes, in a list or on a map, and reading about one.',
  security: 'Two-step sign-in and passkeys.',
  reports: 'Reporting a home or a person, and deciding on reports.',
  review: 'For admins: what’s waiting for a moderator, who’s looking at it, and private notes.',
  support: 'Asking the support desk for help.',
  supportDesk: 'For admins: answering tickets.',
  system: 'For admins: job queues, emails, versions and storage.',
  inbox: 'Who in a team looks after a conversation or viewing, and notes that tenants can’t see.',
  teams: 'The people who share an account: roles, invitations and branches.',
  transparency: 'Moderation figures that anyone can see.',
  viewingLinks: 'Confirming, moving or cancelling viewings from an email, and adding them to your calendar.',
  feed: 'Sending homes from a landlord’s or agent’s software, with an API key.',
  webhooks: 'Messages to a landlord’s or agent’s software when something happens to a home.',
  viewings: 'Viewing times, and booking, moving and cancelling viewings.',
};
