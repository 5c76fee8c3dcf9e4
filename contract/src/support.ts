import { MAX_COMPLAINT_TEXT } from '@letfair/domain/support/data-complaint';
import { silentActions, ticketActions, writtenActions } from '@letfair/domain/support/lifecycle';
import {
  MAX_TICKET_MESSAGE,
  MAX_TICKET_MESSAGES,
  ticketKinds,
  ticketPriorities,
  ticketStatuses,
  ticketSubjects,
  ticketUserTypes,
} from '@letfair/domain/support/tickets';
import * as z from 'zod';
import { endpoint } from './wire/endpoint.ts';
import { cursor, id, instant, text } from './wire/text.ts';

export const TICKETS_PER_PAGE = 50;
export const OWN_TICKETS_PER_PAGE = 30;

const reference = text(20);
const named = z.strictObject({ reference });

export const ticket = z.object({
  id: reference,
  kind: z.enum(ticketKinds),
  name: text(200),
  email: text(320),
  userType: z.enum(ticketUserTypes),
  subject: z.enum(ticketSubjects),
  priority: z.enum(ticketPriorities),
  status: z.enum(ticketStatuses),
  message: text(10_000),
  createdAt: instant,
  /** Last change of status or last message. */
  updatedAt: instant,
});
export type Ticket = z.output<typeof ticket>;

const ticketMessage = z.object({
  id,
  by: z.enum(['sender', 'desk']),
  content: text(10_000),
  createdAt: instant,
});
const actions = z.array(z.enum(ticketActions)).max(ticketActions.length);

const ownThread = ticket.extend({ messages: z.array(ticketMessage).max(MAX_TICKET_MESSAGES), actions });
export type OwnThread = z.output<typeof ownThread>;

const deskTicket = ticket.extend({
  overdue: z.boolean(),
  /** Null while nobody waits for an answer. */
  dueAt: instant.nullable(),
  assignee: z.object({ name: text(320), you: z.boolean() }).nullable(),
});
export type DeskTicket = z.output<typeof deskTicket>;

const deskMessage = ticketMessage.extend({ author: text(320) });
const deskThread = deskTicket.extend({ messages: z.array(deskMessage).max(MAX_TICKET_MESSAGES), actions });
export type DeskThread = z.output<typeof deskThread>;

const typed = text(10_000).default('');
const content = text(MAX_TICKET_MESSAGE).trim().min(1, 'Write a message.');
const perIpAddress = { hits: 20, seconds: 3_600 };

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
    perIpAddress,
  }),
  complain: endpoint({
    method: 'POST',
    path: '/api/support/data-complaints',
    summary: 'Complain about how personal data is handled; signed in or not',
    auth: 'public',
    body: z.strictObject({
      name: typed,
      email: typed,
      whatHappened: text(2 * MAX_COMPLAINT_TEXT).default(''),
      wanted: text(2 * MAX_COMPLAINT_TEXT).default(''),
    }),
    data: z.object({ id: reference, receivedAt: instant, acknowledgeBy: instant }),
    errors: ['invalid', 'too_many'],
    perIpAddress,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/support/tickets',
    summary: 'Your tickets, newest first; also those you sent from your address before you had an account',
    auth: 'user',
    query: z.strictObject({ cursor: cursor.optional() }),
    data: z.object({ tickets: z.array(ticket).max(OWN_TICKETS_PER_PAGE), nextCursor: cursor.nullable() }),
    errors: ['invalid'],
  }),
  thread: endpoint({
    method: 'GET',
    path: '/api/support/tickets/:reference',
    summary: 'One of your tickets with everything that was written',
    auth: 'user',
    params: named,
    data: ownThread,
    errors: ['not_found'],
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/support/tickets/:reference/messages',
    summary: 'Write to the desk again; a closed ticket takes no more',
    auth: 'user',
    params: named,
    body: z.strictObject({ content }),
    data: ownThread,
    errors: ['not_found', 'conflict', 'too_many'],
  }),
  act: endpoint({
    method: 'PUT',
    path: '/api/support/tickets/:reference/status',
    summary: 'Say that you have what you need',
    auth: 'user',
    params: named,
    body: z.strictObject({ action: z.enum(['settle']) }),
    data: ownThread,
    errors: ['not_found', 'conflict'],
  }),
};

export const supportDeskContract = {
  tickets: endpoint({
    method: 'GET',
    path: '/api/admin/tickets',
    summary: 'Support tickets, newest first; with `sort=overdue` who has been waiting longest comes first',
    auth: ['admin'],
    query: z.strictObject({
      status: z.enum(ticketStatuses).optional(),
      kind: z.enum(ticketKinds).optional(),
      overdue: z.enum(['true']).optional(),
      mine: z.enum(['true']).optional(),
      /** A whole reference or a whole email. */
      search: text(320).optional(),
      sort: z.enum(['newest', 'overdue']).optional(),
      cursor: cursor.optional(),
    }),
    data: z.object({ tickets: z.array(deskTicket).max(TICKETS_PER_PAGE), nextCursor: cursor.nullable() }),
    errors: ['invalid'],
  }),
  ticket: endpoint({
    method: 'GET',
    path: '/api/admin/tickets/:reference',
    summary: 'A ticket with everything that was written',
    auth: ['admin'],
    params: named,
    data: deskThread,
    errors: ['not_found'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/admin/tickets/:reference/messages',
    summary: 'Write to the sender, who gets it by mail as well; `action` says how it goes on',
    auth: ['admin'],
    params: named,
    body: z.strictObject({ content, action: z.enum(writtenActions).default('answer') }),
    data: deskThread,
    errors: ['not_found', 'conflict'],
  }),
  act: endpoint({
    method: 'PUT',
    path: '/api/admin/tickets/:reference/status',
    summary: 'Take a ticket a step further, or back',
    auth: ['admin'],
    params: named,
    body: z.strictObject({ action: z.enum(silentActions) }),
    data: deskThread,
    errors: ['not_found', 'conflict'],
  }),
  prioritise: endpoint({
    method: 'PUT',
    path: '/api/admin/tickets/:reference/priority',
    summary: 'Change how urgent a ticket is',
    auth: ['admin'],
    params: named,
    body: z.strictObject({ priority: z.enum(ticketPriorities) }),
    data: deskThread,
    errors: ['not_found'],
  }),
  assign: endpoint({
    method: 'PUT',
    path: '/api/admin/tickets/:reference/assignee',
    summary: 'Take a ticket, or put it back',
    auth: ['admin'],
    params: named,
    body: z.strictObject({ assigned: z.boolean() }),
    data: deskThread,
    errors: ['not_found'],
  }),
};
