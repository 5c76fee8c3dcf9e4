export { forgetOldTickets, tendTickets } from './expire-tickets.ts';
export { newReference } from './open-ticket.ts';
export { supportDeskRoutes, supportRoutes } from './routes.ts';
export { countOpenTickets } from './tickets.repository.ts';
