export { AvailabilityConfirmation } from './availability-confirmation.tsx';
export { FindingsList } from './findings-list.tsx';
export { HistoryList } from './history-list.tsx';
export { bathsText, bedsText, wasOnTheMarket } from './home-facts.ts';
export { ListingsPlaceholder } from './listings-placeholder.tsx';
export { ManageListings } from './manage-listings.tsx';
export { StatusBadge } from './status-badge.tsx';
export { useOwnHomes } from './use-own-homes.ts';
