export { ClientField } from '../../listings/manage/client/client-field.tsx';
export { ListingClientDialog, loadClientChoices } from '../../listings/manage/client/listing-client-dialog.tsx';
export { loadClients } from './client-data.ts';
export { Clients } from './clients.tsx';
