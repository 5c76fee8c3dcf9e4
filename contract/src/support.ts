import { ticketPriorities, ticketStatuses, ticketSubjects, ticketUserTypes } from '@letfair/domain/support/tickets';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, text } from './text.ts';

/** What people quote when they write or call again. */
const reference = text(20);

export const ticket = z.object({
  id: reference,
  name: text(200),
  email: text(320),
  userType: z.enum(ticketUserTypes),
  subject: z.enum(ticketSubjects),
  priority: z.enum(ticketPriorities),
  status: z.enum(ticketStatuses),
  message: text(10_000),
  createdAt: instant,
});
export type Ticket = z.output<typeof ticket>;

const typed = text(10_000).default('');

export const supportContract = {
  openTicket: endpoint({
    method: 'POST',
    path: '/api/support/tickets',
    summary: 'Ask for help; signed in or not',
    auth: 'public',
    body: z.strictObject({
      name: typed,
      email: typed,
      userType: typed,
      subject: typed,
      priority: typed,
      message: typed,
    }),
    data: z.object({ id: reference }),
    errors: ['invalid', 'too_many'],
    perAddress: { hits: 20, seconds: 3_600 },
  }),
};
