export { ComplaintPage } from './complaint-page.tsx';
export { ContactPage } from './contact-page.tsx';
export { loadThread, loadTickets } from './desk/desk-data.ts';
export { TicketsTab } from './desk/tickets-tab.tsx';
export { OwnTickets, TicketPage } from './own-tickets.tsx';
export { SupportPlaceholder } from './support-placeholder.tsx';
export { loadSupport } from './ticket-data.ts';
