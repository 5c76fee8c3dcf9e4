import {
  MAX_MEMBERS,
  MAX_MENTIONS,
  MAX_TEAM_NOTE,
  NOTES_PER_CONVERSATION,
  teamSentences,
} from '@letfair/domain/agencies/teams/limits';
import * as z from 'zod';
import { conversationsForYou } from '../../lettings/conversations/conversations.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { count, id, instant, text } from '../../wire/text.ts';

const listers = ['landlord', 'agent'] as const;
const person = z.object({ id, name: text(400) });
const assignment = z.strictObject({ assignedTo: id.nullable() });
const assigned = z.object({ assignedTo: id.nullable() });

const note = z.object({
  id,
  /** Null once the author's account is gone. */
  author: person.nullable(),
  content: text(MAX_TEAM_NOTE),
  createdAt: instant,
  canDelete: z.boolean(),
});
export type ConversationNote = z.output<typeof note>;

const teamOfConversation = z.object({
  /** Everybody it can be assigned to. */
  members: z.array(person).max(MAX_MEMBERS),
  assignedTo: id.nullable(),
  /** Who has read up to which message. */
  seenBy: z.array(person.extend({ number: z.int().min(1), seenAt: instant })).max(MAX_MEMBERS),
  /** The oldest first. */
  notes: z.array(note).max(NOTES_PER_CONVERSATION),
  /** What colleagues want you to see here, until you say that you have. */
  forYou: z.array(z.enum(['assigned', 'mentioned'])).max(2),
});
export type TeamOfConversation = z.output<typeof teamOfConversation>;

export const inboxContract = {
  show: endpoint('GET /api/conversations/:id/team', listers, {
    team: 'read',
    summary:
      'Who in your team looks after a conversation, who has read it, and your notes; tenants can’t see any of this',
    data: teamOfConversation,
  }),
  assign: endpoint('PUT /api/conversations/:id/assignment', listers, {
    team: 'assign',
    whileLimited: 'allowed',
    summary: 'Say who looks after a conversation; null for no one',
    body: assignment,
    data: assigned,
  }),
  addNote: endpoint('POST /api/conversations/:id/notes', listers, {
    team: 'reply',
    whileLimited: 'allowed',
    summary: 'Write a note for your team',
    body: z.strictObject({
      content: text(MAX_TEAM_NOTE).trim().min(1, teamSentences.noteMissing),
      mentions: z
        .array(id)
        .max(MAX_MENTIONS, teamSentences.tooManyMentions)
        .optional()
        .describe('Colleagues to tell about the note.'),
    }),
    data: note,
    errors: ['conflict'],
  }),
  see: endpoint('PUT /api/conversations/:id/notices', listers, {
    team: 'read',
    whileLimited: 'allowed',
    summary: 'Mark a conversation as seen, if a colleague gave it to you or mentioned you in it',
    data: z.object({ forYou: conversationsForYou }),
  }),
  deleteNote: endpoint('DELETE /api/conversation-notes/:id', listers, {
    team: 'reply',
    whileLimited: 'allowed',
    summary: 'Delete your own note; owners and managers can delete any',
    data: z.object({ id }),
    errors: ['forbidden'],
  }),
  assignViewing: endpoint('PUT /api/viewings/:id/assignment', listers, {
    team: 'assign',
    whileLimited: 'allowed',
    summary: 'Say who’ll meet people at a viewing; null for no one. The tenant sees their first name',
    body: assignment,
    data: assigned,
  }),
  figures: endpoint('GET /api/team/figures', listers, {
    team: 'figures',
    summary: 'How many messages each person answered in the last 30 days, and how quickly',
    data: z.object({
      people: z
        .array(person.extend({ replies: count, conversations: count, medianMinutes: count.nullable() }))
        .max(MAX_MEMBERS),
    }),
  }),
};
