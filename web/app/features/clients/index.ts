export { loadClients } from './client-data.ts';
export { Clients, ClientsPagePlaceholder } from './clients.tsx';
export { ListingClientDialog, loadClientChoices } from './listing-client-dialog.tsx';
