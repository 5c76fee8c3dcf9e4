export { loadClients } from './client-data.ts';
export { Clients } from './clients.tsx';
export { ClientsPagePlaceholder } from './clients-placeholder.tsx';
export { ListingClientDialog } from './listing-client-dialog.tsx';
