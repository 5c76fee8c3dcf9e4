import type { contract } from '@letfair/contract';
import { handedOutAccess } from './access-kinds.ts';
import type { ApiDeps } from './api-deps.ts';
import { emailSwitchesRoutes } from './features/accounts/email-switches/index.ts';
import { privacyRoutes } from './features/accounts/privacy/index.ts';
import { profileRoutes } from './features/accounts/profile/index.ts';
import { type AccountsDeps, accessRoutes, accountsRoutes, securityRoutes } from './features/accounts/sign-in/index.ts';
import { apiKeysRoutes } from './features/agencies/api-keys/index.ts';
import { bulkRoutes } from './features/agencies/bulk/index.ts';
import { clientHomesRoutes, clientsRoutes } from './features/agencies/clients/index.ts';
import { exportsRoutes } from './features/agencies/exports/index.ts';
import { feedRoutes } from './features/agencies/feed/index.ts';
import { importsRoutes } from './features/agencies/imports/index.ts';
import { missingDetailsRoutes } from './features/agencies/missing-details/index.ts';
import { publicPagesRoutes } from './features/agencies/public-pages/index.ts';
import { inboxRoutes, isInvited, teamsRoutes } from './features/agencies/teams/index.ts';
import { webhooksRoutes } from './features/agencies/webhooks/index.ts';
import { applicationsRoutes } from './features/lettings/applications/index.ts';
import { actOnListing, stepsRoutes } from './features/lettings/consequences/index.ts';
import { conversationsRoutes } from './features/lettings/conversations/index.ts';
import { replyTemplatesRoutes } from './features/lettings/reply-templates/index.ts';
import { replyTimesRoutes } from './features/lettings/reply-times/index.ts';
import { viewingLinksRoutes, viewingsRoutes } from './features/lettings/viewings/index.ts';
import { certificatesRoutes } from './features/listings/certificates/index.ts';
import type { createInventory } from './features/listings/inventory/index.ts';
import { listingPageRoutes, previewListing } from './features/listings/listing-page/index.ts';
import { listingsRoutes, photosRoutes } from './features/listings/manage/index.ts';
import { favoritesRoutes } from './features/search/favorites/index.ts';
import { showMatches } from './features/search/matching/index.ts';
import { placeRoutes, searchRoutes } from './features/search/results/index.ts';
import { savedSearchesRoutes } from './features/search/saved-searches/index.ts';
import type { Travel } from './features/search/travel/index.ts';
import { dashboardRoutes, showAdminStats } from './features/site/dashboard/index.ts';
import { metaRoutes } from './features/site/meta/index.ts';
import { postcodesRoutes } from './features/site/postcodes/index.ts';
import { supportDeskRoutes, supportRoutes } from './features/site/support/index.ts';
import { systemRoutes } from './features/site/system/index.ts';
import { appealsRoutes } from './features/trust/appeals/index.ts';
import { decideReports, moderationRoutes, reviewRoutes } from './features/trust/moderation/index.ts';
import { reportsRoutes } from './features/trust/reports/index.ts';
import { measuresRoutes } from './features/trust/suspension/index.ts';
import { transparencyRoutes } from './features/trust/transparency/index.ts';
import { adminRoutes } from './features/trust/users/index.ts';
import type { createImporting } from './importing.ts';
import type { Db } from './platform/db.ts';
import type { AttachmentStore } from './platform/files/attachment-store.ts';
import type { CertificateStore } from './platform/files/certificate-store.ts';
import type { PartedFiles } from './platform/files/parted-files.ts';
import type { AllHandlers } from './platform/http/register-routes.ts';
import type { EncodePhoto } from './platform/photos/encode-photo.ts';
import { createPortraitEncoder } from './platform/photos/encode-portrait.ts';
import type { PhotoStore } from './platform/photos/photo-store.ts';

interface HandlersDeps
  extends Pick<ApiDeps, 'publicUrl' | 'mail' | 'supportEmail' | 'adminsNeedSecondStep' | 'replicas'>,
    Required<
      Pick<
        ApiDeps,
        'passwords' | 'demoAccounts' | 'reviewTargetHours' | 'version' | 'readFreeBytes' | 'canReachStorage'
      >
    > {
  readonly onRefusedSignIn: AccountsDeps['onRefusedSignIn'];
  readonly photos: PhotoStore;
  readonly certificates: CertificateStore;
  readonly attachments: AttachmentStore;
  readonly postcodeFiles: PartedFiles;
  readonly encodePhoto: EncodePhoto;
  readonly inventory: ReturnType<typeof createInventory>;
  readonly importing: ReturnType<typeof createImporting>;
  readonly travel: Travel;
}

/** The handlers of every endpoint, for the database that is asked: the primary one, or a replica of it. */
export function createHandlers({
  passwords,
  publicUrl,
  mail,
  adminsNeedSecondStep,
  onRefusedSignIn,
  supportEmail,
  certificates,
  encodePhoto,
  attachments,
  importing,
  inventory,
  reviewTargetHours,
  demoAccounts,
  photos,
  postcodeFiles,
  version,
  replicas,
  readFreeBytes,
  canReachStorage,
  travel,
}: HandlersDeps): (db: Db) => AllHandlers<typeof contract> {
  const encodePortrait = createPortraitEncoder();
  const access = handedOutAccess({ adminsNeedSecondStep });
  const accountsOn = (db: Db): AccountsDeps => ({
    db,
    passwords,
    publicUrl,
    mail: mail.kind,
    adminsNeedSecondStep,
    onRefusedSignIn,
    access,
    isInvited,
  });
  return (db) => ({
    access: accessRoutes(accountsOn(db)),
    accounts: accountsRoutes(accountsOn(db)),
    admin: { ...adminRoutes(db, publicUrl), stats: showAdminStats(db) },
    apiKeys: apiKeysRoutes(db, publicUrl),
    appeals: appealsRoutes(db, { publicUrl, supportEmail }),
    emailSwitches: emailSwitchesRoutes(db),
    exports: exportsRoutes(db),
    favorites: favoritesRoutes(db),
    applications: applicationsRoutes(db, publicUrl),
    bulk: bulkRoutes(db),
    certificates: certificatesRoutes({ db, store: certificates, encodePhoto, publicUrl }),
    clientHomes: clientHomesRoutes(db),
    clients: clientsRoutes(db, publicUrl),
    conversations: conversationsRoutes({ db, store: attachments, encodePhoto }),
    dashboard: dashboardRoutes(db),
    imports: importsRoutes(db, importing.files),
    missingDetails: missingDetailsRoutes(db),
    steps: stepsRoutes(db),
    listings: {
      ...listingsRoutes(db, inventory),
      act: actOnListing(),
      preview: previewListing(db),
    },
    measures: measuresRoutes(db, publicUrl),
    meta: metaRoutes({ db, mail: mail.kind, demoAccounts }),
    moderation: moderationRoutes(db, { publicUrl, inventory }),
    photos: photosRoutes({ db, store: photos, encodePhoto }),
    places: placeRoutes(db),
    postcodes: postcodesRoutes(db, postcodeFiles),
    privacy: privacyRoutes({ db, passwords, publicUrl }),
    profile: profileRoutes({ db, passwords, publicUrl, access, store: photos, encodePortrait }),
    publicPages: publicPagesRoutes(db),
    replyTemplates: replyTemplatesRoutes(db),
    replyTimes: replyTimesRoutes(db),
    savedSearches: savedSearchesRoutes(db, travel),
    search: { ...searchRoutes(db, travel), ...listingPageRoutes(db), matches: showMatches(db) },
    reports: { ...reportsRoutes({ db, publicUrl, supportEmail }), decide: decideReports(publicUrl) },
    review: reviewRoutes(db, reviewTargetHours),
    security: securityRoutes(accountsOn(db)),
    support: supportRoutes({ db, publicUrl, supportEmail }),
    supportDesk: supportDeskRoutes({ db, publicUrl, supportEmail }),
    system: systemRoutes({
      db,
      mail: mail.kind,
      version,
      readLags: () => replicas?.lags() ?? [],
      readFreeBytes,
      canReachStorage,
    }),
    teams: teamsRoutes(db, publicUrl),
    inbox: inboxRoutes(db),
    transparency: transparencyRoutes(db),
    feed: feedRoutes({ db, publicUrl, mediaHosts: importing.mediaHosts }),
    webhooks: webhooksRoutes(db, publicUrl),
    viewings: viewingsRoutes(db),
    viewingLinks: viewingLinksRoutes(db, publicUrl),
  });
}
