export { loadClients } from './client-data.ts';
export { Clients } from './clients.tsx';
