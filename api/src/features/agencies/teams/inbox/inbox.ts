import type { ConversationNote, inboxContract } from '@letfair/contract/agencies/teams/inbox';
import { NOTES_PER_CONVERSATION, teamSentences } from '@letfair/domain/agencies/teams/limits';
import { mayInTeam } from '@letfair/domain/agencies/teams/roles';
import type { Db, Tx } from '../../../../platform/db.ts';
import { roleOf } from '../../../../platform/http/act-for-team.ts';
import type { Actor, Handlers } from '../../../../platform/http/handlers.ts';
import { conflict, forbidden, notFound } from '../../../../platform/http/refusals.ts';
import { notify } from '../../../../platform/live/notify.ts';
import { lockAccount } from '../../../accounts/sign-in/index.ts';
import {
  countNoticed,
  deleteNotices,
  insertNotice,
  listNotices,
  type NoticeKind,
  toParty,
} from '../../../lettings/conversations/index.ts';
import { listPeople, worksForAccount } from '../team.repository.ts';
import {
  assignConversation,
  assignViewing,
  countNotes,
  deleteNote,
  findListersConversation,
  findListersNote,
  insertNote,
  listNotes,
  listReplyFigures,
  listSeen,
  type NoteRow,
} from './inbox.repository.ts';
import { scheduleNoticeMail } from './send-notice-mail.ts';

const conversationNotFound = notFound('We couldn’t find this conversation.');
const noteNotFound = notFound('We couldn’t find this note.');
const viewingNotFound = notFound('We couldn’t find this viewing.');
const tooManyNotes = conflict(`A conversation can have up to ${NOTES_PER_CONVERSATION} notes.`);

const assigneeNotFound = notFound(teamSentences.assigneeLeft);
const mentionedLeft = conflict(teamSentences.mentionedLeft);

/** Owners and managers tidy up after others. */
const canDelete = (actor: Actor, authorId: string | null): boolean =>
  authorId === actor.person || mayInTeam(roleOf(actor), 'people');

const presentNote = (actor: Actor, { id, author_id, author_name, content, created_at }: NoteRow): ConversationNote => ({
  id,
  author: author_id === null ? null : { id: author_id, name: author_name ?? '' },
  content,
  createdAt: created_at.toISOString(),
  canDelete: canDelete(actor, author_id),
});

/** Other open pages of the team load the conversation again; the tenant's do not, since nothing of it is theirs. */
const toTeam = (actor: Actor, id: string) => ({ type: 'read', id, to: [actor.id] }) as const;

interface Telling {
  readonly conversationId: string;
  readonly to: string;
  readonly kind: NoticeKind;
  readonly noteId?: string;
}

/** Nobody is told of what they did themselves. */
async function tellColleague(tx: Tx, actor: Actor, { conversationId, to, kind, noteId }: Telling) {
  if (to === actor.person) return;
  await insertNotice(tx, {
    conversation_id: conversationId,
    person_id: to,
    kind,
    by_id: actor.person,
    note_id: noteId ?? null,
  });
  await scheduleNoticeMail(tx, conversationId, to);
}

export const inboxRoutes = (db: Db): Handlers<typeof inboxContract> => ({
  show: async ({ actor, params }) => {
    const conversation = await findListersConversation(db, actor.id, params.id);
    if (!conversation) return conversationNotFound;
    const [members, seen, notes, forYou] = await Promise.all([
      listPeople(db, actor.id),
      listSeen(db, conversation.id),
      listNotes(db, conversation.id),
      listNotices(db, conversation.id, actor.person),
    ]);
    return {
      ok: true,
      data: {
        members,
        assignedTo: conversation.assigned_to,
        seenBy: seen.map(({ id, name, number, seen_at }) => ({ id, name, number, seenAt: seen_at.toISOString() })),
        notes: notes.map((note) => presentNote(actor, note)),
        forYou,
      },
    };
  },
  assign: ({ actor, params, body: { assignedTo }, write }) =>
    write(async (tx) => {
      // A person who is being removed meanwhile keeps nothing.
      await lockAccount(tx, actor.id);
      const conversation = await findListersConversation(tx, actor.id, params.id);
      if (!conversation) return conversationNotFound;
      if (assignedTo && !(await worksForAccount(tx, actor.id, assignedTo))) return assigneeNotFound;
      const before = conversation.assigned_to;
      if (before === assignedTo) return { ok: true, data: { assignedTo } };
      await assignConversation(tx, conversation.id, assignedTo);
      if (before) await deleteNotices(tx, conversation.id, before, 'assigned');
      if (assignedTo)
        await tellColleague(tx, actor, { conversationId: conversation.id, to: assignedTo, kind: 'assigned' });
      await notify(tx, toTeam(actor, conversation.id));
      return { ok: true, data: { assignedTo } };
    }),
  addNote: ({ actor, params, body, write }) =>
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      const conversation = await findListersConversation(tx, actor.id, params.id);
      if (!conversation) return conversationNotFound;
      const mentions = new Set(body.mentions);
      for (const person of mentions) if (!(await worksForAccount(tx, actor.id, person))) return mentionedLeft;
      if ((await countNotes(tx, conversation.id)) >= NOTES_PER_CONVERSATION) return tooManyNotes;
      const note = await insertNote(tx, conversation.id, actor.person, body.content);
      for (const to of mentions)
        await tellColleague(tx, actor, { conversationId: conversation.id, to, kind: 'mentioned', noteId: note.id });
      await notify(tx, toTeam(actor, conversation.id));
      return { ok: true, data: presentNote(actor, note) };
    }),
  see: ({ actor, params, write }) =>
    write(async (tx) => {
      const conversation = await findListersConversation(tx, actor.id, params.id);
      if (!conversation) return conversationNotFound;
      const forYou = await listNotices(tx, conversation.id, actor.person);
      if (forYou.length > 0) {
        await deleteNotices(tx, conversation.id, actor.person);
        await notify(tx, toTeam(actor, conversation.id));
      }
      return { ok: true, data: { forYou: await countNoticed(tx, toParty(actor)) } };
    }),
  deleteNote: ({ actor, params, write }) =>
    write(async (tx) => {
      const note = await findListersNote(tx, actor.id, params.id);
      if (!note) return noteNotFound;
      if (!canDelete(actor, note.author_id)) return forbidden(teamSentences.forbidden);
      await deleteNote(tx, note.id);
      return { ok: true, data: { id: note.id } };
    }),
  assignViewing: ({ actor, params, body: { assignedTo }, write }) =>
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      if (assignedTo && !(await worksForAccount(tx, actor.id, assignedTo))) return assigneeNotFound;
      return (await assignViewing(tx, actor.id, params.id, assignedTo))
        ? { ok: true, data: { assignedTo } }
        : viewingNotFound;
    }),
  figures: async ({ actor }) => {
    const [people, figures] = await Promise.all([listPeople(db, actor.id), listReplyFigures(db, actor.id)]);
    const byPerson = new Map(figures.map((row) => [row.person_id, row]));
    return {
      ok: true,
      data: {
        people: people.map((person) => {
          const { replies = 0, conversations = 0, median_minutes = null } = byPerson.get(person.id) ?? {};
          return { ...person, replies, conversations, medianMinutes: median_minutes };
        }),
      },
    };
  },
});
