export { closeIdleTickets } from './expire-tickets.ts';
export { createReference } from './open-ticket.ts';
export { supportDeskRoutes, supportRoutes } from './routes.ts';
export { countOpenTickets } from './tickets.repository.ts';
