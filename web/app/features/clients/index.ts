export { Clients } from './clients.tsx';
export { ClientsPlaceholder } from './clients-placeholder.tsx';
export { ListingClientDialog } from './listing-client-dialog.tsx';
