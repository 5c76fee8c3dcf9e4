export { countClients } from './clients.repository.ts';
export { clientsRoutes } from './routes.ts';
