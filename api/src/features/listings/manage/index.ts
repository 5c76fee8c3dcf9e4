export { disputableWordings } from './accepted-wordings.ts';
export { assessForm, blocking, type FlagSources, findFlags, rememberedFlagSources } from './assess-listing.ts';
export { fingerprintListings } from './copies/fingerprint-listings.ts';
export { saveFingerprints } from './copies/fingerprints.repository.ts';
export { findSecondAdverts, secondAdvertRefusalOfEdit } from './copies/second-advert.ts';
export { applyOrHoldEdit } from './edit-listing.ts';
export { expireUnconfirmedListings } from './expire-unconfirmed-listings.ts';
export { countAllowanceLeft, type ListingGrant, takeAllowance } from './listing-allowance.ts';
export {
  columnsOf,
  type FormRow,
  formColumns,
  formOfBody,
  formOfListing,
  presentHome,
  submissionRefusal,
} from './listing-columns.ts';
export { photosOfListings } from './listing-photos.repository.ts';
export {
  type ListingRow,
  listingById,
  listingOf,
  listingsByIds,
  listingsByStatus,
  lockListing,
  lockListingOf,
} from './listings.repository.ts';
export {
  approvedMail,
  hiddenMail,
  listingLinks,
  rejectedMail,
  revisionApprovedMail,
  revisionRejectedMail,
} from './mails/listing-mails.ts';
export { tellHomesApproved } from './mails/tell-homes-approved.ts';
export { tellLister } from './mails/tell-lister.ts';
export { takeListerStep } from './manage-own-listings.ts';
export { findNewRents, type NewRents } from './many/find-new-rents.ts';
export {
  type BulkChangeRow,
  type ChangedHomeRow,
  deleteChange,
  findBegunRent,
  finishChangeLater,
  keepBefore,
  makeFinal,
  slicesOf,
  takeChangedHomes,
} from './many/kept-changes.repository.ts';
export { lockListingsOf, updateRents } from './many/many-listings.repository.ts';
export { findPossible, moveListings, withdrawListings, withholdRefused } from './many/move-listings.ts';
export { restoreHomes, takeBack } from './many/restore-homes.ts';
export { moveListing, publishListing } from './move-listing.ts';
export { type HomesFilter, listSortKeys, meetsFilter } from './own-list/homes-filter.ts';
export { countByStanding, hasStanding, neededChanges } from './own-list/standings.ts';
export { coversOf, presentCompleteness, summariesOf, wholeListing } from './present-listing.ts';
export {
  blockersInForm,
  blockersOf,
  factsOfListing,
  hasFeesLink,
  type OutsideFormRow,
  outsideFormColumns,
} from './publication.ts';
export { scoreListings } from './quality/score-listings.ts';
export { reassessAndTell, reassessListings, restoreListings, tellWithheld } from './reassess-listings.ts';
export { listingsByReference, listingsOfAccount, lockReferences } from './references/references.repository.ts';
export { notFromHere, photosRefusal } from './refusals.ts';
export { reviewWaits } from './review-waits.repository.ts';
export { applyRevision, dropRevision } from './revisions/decide-revision.ts';
export { photosRoutes } from './revisions/photo-routes.ts';
export {
  deleteRevision,
  formOfRevision,
  type RevisionRow,
  revisionOf,
  revisionsInQueue,
  revisionsOf,
} from './revisions/revisions.repository.ts';
export { listingsRoutes } from './routes.ts';
export { insertSubmissions } from './submit-listing.ts';
