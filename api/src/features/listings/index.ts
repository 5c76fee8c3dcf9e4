export { disputableWordings } from './accepted-wordings.ts';
export { assessForm, blocking, findFlags } from './assess-listing.ts';
export { expireUnconfirmedListings } from './expire-unconfirmed-listings.ts';
export {
  columnsOf,
  type FormRow,
  formColumns,
  formOfListing,
  presentHome,
  submissionRefusal,
} from './listing-columns.ts';
export {
  countByStatus,
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
} from './mails.ts';
export type { AfterListerStep } from './manage-own-listings.ts';
export { findNewRents } from './many/find-new-rents.ts';
export { lockListingsOf, settleMany, updateRents } from './many/many-listings.repository.ts';
export { findPossible, moveListings, withholdRefused } from './many/move-listings.ts';
export { moveListing, publishListing } from './move-listing.ts';
export { presentCompleteness, summariesOf, wholeListing } from './present-listing.ts';
export {
  type BesideFormRow,
  besideFormColumns,
  blockersInForm,
  blockersOf,
  blockersOfListings,
} from './publication.ts';
export { reassessAndTell, reassessListings, restoreListings } from './reassess-listings.ts';
export { listingNotFound, notFromHere } from './refusals.ts';
export { captionPhoto } from './revisions/caption-photo.ts';
export { applyRevision, dropRevision } from './revisions/decide-revision.ts';
export {
  deleteRevision,
  pendingCaptionsOf,
  type RevisionRow,
  revisionOf,
  revisionsInQueue,
  revisionsOf,
} from './revisions/revisions.repository.ts';
export { listingsRoutes } from './routes.ts';
