import { documentTypes, MAX_DOCUMENT_BYTES } from '@letfair/domain/files/documents';
import { MAX_ADDRESS_PART, MAX_REFERENCE, MAX_TITLE } from '@letfair/domain/homes/limits';
import {
  attachmentSentences,
  attachmentTypes,
  MAX_ATTACHMENT_NAME,
  MAX_ATTACHMENTS,
} from '@letfair/domain/lettings/conversations/attachments';
import { conversationLocks } from '@letfair/domain/lettings/conversations/locks';
import { MAX_MESSAGE, MESSAGES_PER_PAGE } from '@letfair/domain/lettings/conversations/message-limits';
import { MAX_MESSAGE_SEARCH, MIN_MESSAGE_SEARCH } from '@letfair/domain/lettings/conversations/message-search';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import * as z from 'zod';
import { ownHome } from '../../listings/own-home.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { count, cursorPage, cursorQuery, id, instant, text } from '../../wire/text.ts';

export const CONVERSATIONS_PER_PAGE = 30;
export const FOUND_MESSAGES_PER_PAGE = 20;
export const MOST_CONVERSATION_HOMES = 200;

const participant = z.object({
  id,
  /** First name and initial, or the agency's name. */
  name: text(300),
  userType: z.enum(['tenant', 'landlord', 'agent']),
});

const pixels = z.int().min(1);

export const attachment = z.object({
  id,
  name: text(MAX_ATTACHMENT_NAME),
  /** Pictures are encoded anew, whatever was sent. */
  type: z.enum(attachmentTypes),
  bytes: z.int().min(1),
  /** Of a picture, else null. */
  width: pixels.nullable(),
  height: pixels.nullable(),
});
export type Attachment = z.output<typeof attachment>;

/** Who of the landlord's or agent's team wrote; null once their account is gone. Tenants are not told. */
const author = z
  .object({ id, name: text(400) })
  .nullable()
  .optional();

export const message = z.object({
  id,
  conversationId: id,
  /** Counts up by one per conversation, so that clients notice gaps and duplicates. */
  number: z.int().min(1),
  senderId: id,
  receiverId: id,
  author,
  /** Empty where attachments say everything. */
  content: text(MAX_MESSAGE),
  attachments: z.array(attachment).max(MAX_ATTACHMENTS),
  timestamp: instant,
  read: z.boolean(),
});
export type Message = z.output<typeof message>;

export const conversation = z.object({
  id,
  participants: z.array(participant).length(2),
  lastMessage: message.nullable(),
  unreadCount: count,
  propertyId: id,
  propertyTitle: text(MAX_TITLE),
  propertyStatus: z.enum(listingStatuses),
  ...ownHome,
  /** A viewing of the home is booked, or has taken place. */
  hasViewing: z.boolean(),
  /** Nobody can write while this is set. */
  blockedBy: z.enum(['you', 'them', 'both']).nullable(),
  /** Why the other side's account can't be written to; null while it can. */
  lock: z.enum(conversationLocks).nullable(),
  updatedAt: instant,
  /** Who of the lister's team looks after it; tenants are not told. */
  assignedTo: id.nullable().optional(),
  /** A colleague gave it to you, or mentioned you in a note, and you haven't opened it since. */
  forYou: z.boolean().optional(),
});
export type Conversation = z.output<typeof conversation>;

/** Of all conversations, or of those about one home. */
const conversationCounts = z.object({ all: count, mine: count, unassigned: count, waiting: count });
export type ConversationCounts = z.output<typeof conversationCounts>;

const conversationHome = z.object({
  id,
  title: text(MAX_TITLE),
  /** Your own reference, empty without one. */
  reference: text(MAX_REFERENCE),
  /** The first line of the address. */
  street: text(MAX_ADDRESS_PART),
  conversations: count,
});
export type ConversationHome = z.output<typeof conversationHome>;

const foundMessage = z.object({
  id,
  conversationId: id,
  number: z.int().min(1),
  /** You wrote it. */
  isOwn: z.boolean(),
  author,
  otherName: text(300),
  propertyTitle: text(MAX_TITLE),
  timestamp: instant,
  /** The words around the first match. */
  excerpt: z.array(z.object({ text: text(MAX_MESSAGE), isMatch: z.boolean() })).max(MAX_MESSAGE),
});
export type FoundMessage = z.output<typeof foundMessage>;

export const content = text(MAX_MESSAGE).trim().min(1, 'Write a message.');
const people = ['tenant', 'landlord', 'agent'] as const;
const uploadLimit = { hits: 300, seconds: 3_600 };

/** 0 for tenants. */
export const conversationsForYou = count.describe(
  'Conversations that a colleague gave you or mentioned you in, and that you haven’t opened since then.',
);

export const conversationsContract = {
  list: endpoint('GET /api/conversations', people, {
    team: 'read',
    summary:
      'Your conversations, the most recent first; `search` matches the other person’s name or the property’s title',
    query: cursorQuery({
      search: text(100)
        .optional()
        .meta({
          description: 'Only conversations with this text in the other person’s name or the property’s title.',
          examples: ['Leeds'],
        }),
      assigned: z
        .enum(['me', 'nobody'])
        .optional()
        .describe('For a landlord’s or agent’s team: only conversations that this person, or no one, looks after.'),
      waiting: z
        .enum(['true'])
        .optional()
        .describe('For a landlord or agent: only conversations where the tenant wrote last and you can answer.'),
      propertyId: id.optional().describe('For a landlord or agent: only conversations about this home.'),
    }),
    data: cursorPage({
      conversations: z.array(conversation).max(CONVERSATIONS_PER_PAGE),
      unread: count,
      forYou: conversationsForYou,
      counts: conversationCounts
        .nullable()
        .describe(
          'How many conversations each filter shows. Only on the first page, and only for landlords and agents.',
        ),
    }),
  }),
  search: endpoint('GET /api/conversations/search', people, {
    team: 'read',
    summary: 'Messages in your conversations that contain every word of `search`, newest first',
    query: cursorQuery({
      search: text(MAX_MESSAGE_SEARCH)
        .trim()
        .min(MIN_MESSAGE_SEARCH, `Write at least ${MIN_MESSAGE_SEARCH} characters to search messages.`)
        .meta({ description: 'Words or parts of words, in any order, in upper or lower case.', examples: ['boiler'] }),
    }),
    data: cursorPage({ messages: z.array(foundMessage).max(FOUND_MESSAGES_PER_PAGE) }),
  }),
  unread: endpoint('GET /api/conversations/unread', people, {
    team: 'read',
    summary: 'How many unread messages you have, and how many conversations your colleagues want you to see',
    data: z.object({ unread: count, forYou: conversationsForYou }),
  }),
  homes: endpoint('GET /api/conversations/homes', ['landlord', 'agent'], {
    team: 'read',
    summary: `Up to ${MOST_CONVERSATION_HOMES} of your homes that tenants have written about, most recent messages first`,
    data: z.object({ homes: z.array(conversationHome).max(MOST_CONVERSATION_HOMES) }),
  }),
  start: endpoint('POST /api/conversations', ['tenant'], {
    whileLimited: 'refused',
    summary: 'Message the landlord or agent of a live home; any more messages go into the same conversation',
    body: z.strictObject({ propertyId: id, content }),
    data: conversation,
    errors: ['not_found', 'conflict', 'too_many'],
  }),
  show: endpoint('GET /api/conversations/:id', people, {
    team: 'read',
    summary: 'One of your conversations',
    data: conversation,
  }),
  messages: endpoint('GET /api/conversations/:id/messages', people, {
    team: 'read',
    summary: 'Messages in a conversation, in order; the newest page first, older ones by cursor',
    query: cursorQuery({
      upTo: text(9)
        .regex(/^[1-9]\d{0,8}$/, 'Enter a message number.')
        .optional()
        .meta({
          description: 'The number of the message to start from; the newest if you leave it out.',
          examples: ['120'],
          takes: { type: 'integer', minimum: 1, maximum: 999_999_999 },
        }),
    }),
    data: cursorPage({ messages: z.array(message).max(MESSAGES_PER_PAGE) }),
  }),
  send: endpoint('POST /api/conversations/:id/messages', people, {
    team: 'reply',
    whileLimited: 'allowed',
    summary: 'Send a message: text, uploaded attachments or both',
    body: z.strictObject({
      content: text(MAX_MESSAGE).trim(),
      attachments: z.array(id).max(MAX_ATTACHMENTS, attachmentSentences.tooMany).optional(),
    }),
    data: message,
    errors: ['invalid', 'conflict', 'too_many'],
  }),
  attach: endpoint('POST /api/conversations/:id/attachments', people, {
    team: 'reply',
    whileLimited: 'allowed',
    summary: 'Upload a PDF or a picture for your next message; we delete it if you don’t send it within a week',
    query: z.strictObject({
      name: text(1_000)
        .optional()
        .meta({ description: 'The name of the file.', examples: ['payslip.pdf'] }),
    }),
    upload: { types: documentTypes, maxBytes: MAX_DOCUMENT_BYTES },
    data: attachment,
    errors: ['invalid', 'conflict', 'too_large', 'unsupported_type', 'too_many'],
    perIpAddress: uploadLimit,
  }),
  detach: endpoint('DELETE /api/attachments/:id', people, {
    team: 'reply',
    whileLimited: 'allowed',
    summary: 'Delete an attachment you haven’t sent yet',
    data: z.object({ id }),
  }),
  read: endpoint('PUT /api/conversations/:id/read', people, {
    team: 'reply',
    whileLimited: 'allowed',
    summary: 'Mark messages up to this number as read',
    body: z.strictObject({ number: z.int().min(1) }),
    data: z.object({ unread: count }),
  }),
  block: endpoint('PUT /api/conversations/:id/block', people, {
    team: 'reply',
    whileLimited: 'allowed',
    summary: 'Block the other person, or let them message you again',
    body: z.strictObject({ blocked: z.boolean() }),
    data: conversation,
  }),
};

/**
 * Events of `GET /api/events` say what changed, never its content. `signed-out` ends the stream: the session is over, or
 * its person has joined or left a team.
 */
export const liveEvent = z.object({
  type: z.enum(['message', 'read', 'application', 'viewing', 'ticket', 'signed-out']),
  id,
});
export type LiveEvent = z.output<typeof liveEvent>;
