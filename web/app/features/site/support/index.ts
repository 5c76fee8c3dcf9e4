export { ComplaintPage } from './complaint-page.tsx';
export { ContactPage } from './contact-page.tsx';
export { MessageForm } from './message-form.tsx';
export { OwnTickets, TicketPage } from './own-tickets.tsx';
export { SupportPlaceholder } from './support-placeholder.tsx';
export { ThreadMessages } from './thread-messages.tsx';

export { loadSupport } from './ticket-data.ts';
export { priorityLabels, subjectText, userTypeLabels } from './ticket-words.ts';
