export { loadClients } from './client-data.ts';
export { ClientField } from './client-field.tsx';
export { Clients, ClientsPagePlaceholder } from './clients.tsx';
export { ListingClientDialog, loadClientChoices } from './listing-client-dialog.tsx';
