export { AvailabilityConfirmation } from './availability-confirmation.tsx';
export { FindingsList } from './findings-list.tsx';
export { HistoryList } from './history-list.tsx';
export { ManagePlaceholder } from './listings-placeholder.tsx';
export { ManageListings } from './manage-listings.tsx';
export { StatusBadge } from './status-badge.tsx';
export { useOwnHomes } from './use-own-homes.ts';
export { wasOnTheMarket } from './was-on-the-market.ts';
