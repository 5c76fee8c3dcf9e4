export { clientAccess } from './access/give-access.ts';
export { giveClientAccess, leaveAllAgencies } from './access/join-agency.ts';
export { tellClientsOf } from './access/tell-clients.ts';
export { activeClientsOf, assignListingToClient, clientNamesOf, countClients } from './clients.repository.ts';
export { addNamedClient } from './manage-clients.ts';
export { clientHomesRoutes, clientsRoutes } from './routes.ts';
