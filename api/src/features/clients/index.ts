export { activeClientsOf, assignListingToClient, clientNamesOf, countClients } from './clients.repository.ts';
export { addNamedClient } from './manage-clients.ts';
export { clientsRoutes } from './routes.ts';
