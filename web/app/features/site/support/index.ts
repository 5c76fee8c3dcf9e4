export { ComplaintPage } from './complaint-page.tsx';
export { ContactPage } from './contact-page.tsx';
export { loadThread } from './desk/desk-data.ts';
export { tickets } from './desk/tickets-tab.tsx';
export { OwnTickets, TicketPage } from './own-tickets.tsx';
export { loadSupport } from './ticket-data.ts';
