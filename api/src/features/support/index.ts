export { forgetOldTickets } from './forget-old-tickets.ts';
export { newReference } from './reference.ts';
export { supportDeskRoutes, supportRoutes } from './routes.ts';
export { tendTickets } from './tend-tickets.ts';
export { countOpenTickets } from './tickets.repository.ts';
