export { loadClients } from './client-data.ts';
export { Clients, ClientsPagePlaceholder } from './clients.tsx';
