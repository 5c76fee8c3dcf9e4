import { MAX_COMPLAINT_TEXT } from '@letfair/domain/site/support/data-complaint';
import { silentActions, ticketActions, writtenActions } from '@letfair/domain/site/support/lifecycle';
import {
  MAX_TICKET_MESSAGE,
  MAX_TICKET_MESSAGES,
  ticketKinds,
  ticketPriorities,
  ticketStatuses,
  ticketSubjects,
  ticketUserTypes,
} from '@letfair/domain/site/support/tickets';
import * as z from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { cursorPage, cursorQuery, id, instant, needed, text, ticketReference } from '../wire/text.ts';

export const TICKETS_PER_PAGE = 50;
export const OWN_TICKETS_PER_PAGE = 30;

export const ticket = z.object({
  id: ticketReference,
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
  /** The account that wrote it; null when nobody was signed in, so that name and email are unproved. */
  signedInAs: z.object({ name: text(320), email: text(320) }).nullable(),
  overdue: z.boolean(),
  /** Null while nobody waits for an answer. */
  dueAt: instant.nullable(),
  assignee: z.object({ name: text(320), you: z.boolean() }).nullable(),
});
export type DeskTicket = z.output<typeof deskTicket>;

const deskMessage = ticketMessage.extend({ author: text(320) });
const deskThread = deskTicket.extend({ messages: z.array(deskMessage).max(MAX_TICKET_MESSAGES), actions });
export type DeskThread = z.output<typeof deskThread>;

/** Taken from the account of somebody who is signed in. */
const ofVisitors = (description: string, example: string) =>
  text(10_000)
    .default('')
    .meta({ description: `${description} Required unless you’re signed in.`, examples: [example] });
const choice = (choices: readonly string[]) => text(10_000).default('').meta({ enum: choices });
const content = text(MAX_TICKET_MESSAGE).trim().min(1, 'Write a message.');
const perIpAddress = { hits: 20, seconds: 3_600 };

export const supportContract = {
  openTicket: endpoint('POST /api/support/tickets', 'public', {
    summary: 'Ask for help, whether or not you’re signed in',
    body: z.strictObject({
      name: ofVisitors('Your name.', 'Maya Patel'),
      email: ofVisitors('Your email address.', 'you@home.example'),
      userType: choice(ticketUserTypes),
      subject: choice(ticketSubjects),
      priority: choice(ticketPriorities),
      message: needed(10_000),
    }),
    data: z.object({ id: ticketReference }),
    errors: ['invalid', 'too_many'],
    perIpAddress,
  }),
  complain: endpoint('POST /api/support/data-complaints', 'public', {
    summary: 'Complain about how we handle personal data, whether or not you’re signed in',
    body: z.strictObject({
      name: ofVisitors('Your name.', 'Maya Patel'),
      email: ofVisitors('Your email address.', 'you@home.example'),
      whatHappened: needed(2 * MAX_COMPLAINT_TEXT),
      wanted: needed(2 * MAX_COMPLAINT_TEXT),
    }),
    data: z.object({ id: ticketReference, receivedAt: instant, acknowledgeBy: instant }),
    errors: ['invalid', 'too_many'],
    perIpAddress,
  }),
  mine: endpoint('GET /api/support/tickets', 'user', {
    summary: 'Your tickets, newest first, including those you sent from your address before you had an account',
    query: cursorQuery({}),
    data: cursorPage({ tickets: z.array(ticket).max(OWN_TICKETS_PER_PAGE) }),
  }),
  thread: endpoint('GET /api/support/tickets/:reference', 'user', {
    summary: 'One of your tickets, with every message',
    data: ownThread,
  }),
  reply: endpoint('POST /api/support/tickets/:reference/messages', 'user', {
    whileLimited: 'allowed',
    summary: 'Reply to the support desk; not possible once the ticket is closed',
    body: z.strictObject({ content }),
    data: ownThread,
    errors: ['conflict', 'too_many'],
  }),
  act: endpoint('PUT /api/support/tickets/:reference/status', 'user', {
    whileLimited: 'allowed',
    summary: 'Close your ticket once you have what you need',
    body: z.strictObject({ action: z.enum(['settle']) }),
    data: ownThread,
    errors: ['conflict'],
  }),
};

export const supportDeskContract = {
  tickets: endpoint('GET /api/admin/tickets', ['admin'], {
    summary: 'Support tickets, newest first; with `sort=overdue`, the longest waiting first',
    query: cursorQuery({
      status: z.enum(ticketStatuses).optional().describe('Only tickets with this status.'),
      kind: z.enum(ticketKinds).optional().describe('Only tickets of this kind.'),
      overdue: z.enum(['true']).optional().describe('Only tickets whose reply is overdue.'),
      mine: z.enum(['true']).optional().describe('Only tickets assigned to you.'),
      search: text(320)
        .optional()
        .meta({ description: 'A full ticket reference or email address.', examples: ['tenant@letfair.example'] }),
      sort: z.enum(['newest', 'overdue']).optional().describe('What to sort the tickets by.'),
    }),
    data: cursorPage({ tickets: z.array(deskTicket).max(TICKETS_PER_PAGE) }),
  }),
  ticket: endpoint('GET /api/admin/tickets/:reference', ['admin'], {
    summary: 'A ticket, with every message',
    data: deskThread,
  }),
  answer: endpoint('POST /api/admin/tickets/:reference/messages', ['admin'], {
    summary: 'Reply to the sender, who also gets it by email; `action` says what happens to the ticket next',
    body: z.strictObject({ content, action: z.enum(writtenActions).default('answer') }),
    data: deskThread,
    errors: ['conflict'],
  }),
  act: endpoint('PUT /api/admin/tickets/:reference/status', ['admin'], {
    summary: 'Move a ticket to its next step, or back',
    body: z.strictObject({ action: z.enum(silentActions) }),
    data: deskThread,
    errors: ['conflict'],
  }),
  prioritise: endpoint('PUT /api/admin/tickets/:reference/priority', ['admin'], {
    summary: 'Change how urgent a ticket is',
    body: z.strictObject({ priority: z.enum(ticketPriorities) }),
    data: deskThread,
  }),
  assign: endpoint('PUT /api/admin/tickets/:reference/assignee', ['admin'], {
    summary: 'Take a ticket, or hand it back',
    body: z.strictObject({ assigned: z.boolean() }),
    data: deskThread,
  }),
};
