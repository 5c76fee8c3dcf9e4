export { presentTicket } from './present-ticket.ts';
export { supportRoutes } from './routes.ts';
export { countOpenTickets, listTickets } from './tickets.repository.ts';
