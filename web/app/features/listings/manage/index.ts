export { loadAllOwnListings } from './homes/all-own-listings.ts';
export { AvailabilityConfirmation } from './homes/availability-confirmation.tsx';
export { CompletenessNote, FindingsList, fieldLabel, HistoryList, textsOf } from './homes/findings-and-history.tsx';
export { ManageListings } from './homes/manage-listings.tsx';
export { loadOwnListings } from './homes/own-listings-data.ts';
export { StatusBadge } from './homes/status-badge.tsx';
export {
  changedFacts,
  haveSamePhotos,
  type ListingChange,
  reviewParts,
  versionToRead,
} from './revision/compare-versions.ts';
export { ChangedFacts, MarkedText, Photos, Sides, VersionComparison } from './revision/version-comparison.tsx';
export { ListPropertyPage } from './wizard/list-property-page.tsx';
export { loadSavedSource } from './wizard/saved-sources.tsx';
export { clearPendingSubmission, pendingSubmission } from './wizard/saving/pending-submission.ts';
