export { assessForm, assessRow, blocking } from './assess-row.ts';
export { columnsOf, submissionRefusal } from './listing-columns.ts';
export { listingLinks } from './listing-links.ts';
export { photoIdsOf } from './listing-photos.repository.ts';
export {
  type ListingRow,
  listingById,
  listingOf,
  listingsByStatus,
  lockListing,
  updateListing,
} from './listings.repository.ts';
export { approvedMail, hiddenMail, rejectedMail } from './mails.ts';
export { moveListing } from './move-listing.ts';
export { presentListingSummary } from './present-listing.ts';
export { noSuchListing, notFromHere } from './refusals.ts';
export { listingsRoutes } from './routes.ts';
export { tendListings } from './tend-listings.ts';
export { coversOf, wholeListing } from './whole-listing.ts';
