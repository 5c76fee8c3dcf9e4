export { AvailabilityConfirmation } from './manage/availability-confirmation.tsx';
export { FindingsList, HistoryList } from './manage/findings-and-history.tsx';
export { ManagePlaceholder } from './manage/listings-placeholder.tsx';
export { ManageListings } from './manage/manage-listings.tsx';
export { loadOwnListings, useAllOwnListings } from './manage/own-listings-data.ts';
export { StatusBadge } from './manage/status-badge.tsx';
export { ListPropertyPage } from './wizard/list-property-page.tsx';
export { clearPendingSubmission, pendingSubmission } from './wizard/saving/pending-submission.ts';
