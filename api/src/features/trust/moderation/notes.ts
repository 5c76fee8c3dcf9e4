import { MOST_NOTES, type ModeratorNote, type reviewContract } from '@letfair/contract/trust/admin/review';
import { noteProblems } from '@letfair/domain/trust/moderation/review';
import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { forbidden, listingNotFound, notFound } from '../../../platform/http/refusals.ts';
import { newId } from '../../../platform/ids.ts';
import { findAccountById } from '../../accounts/sign-in/index.ts';
import { listingById } from '../../listings/manage/index.ts';

const selectNotes = (db: Db) =>
  db
    .selectFrom('moderator_note as note')
    .leftJoin('account as author', 'author.id', 'note.author_id')
    .selectAll('note')
    .select(sql<string | null>`author.first_name || ' ' || author.last_name`.as('author_name'))
    .orderBy('note.id', 'desc');
type NoteView = Awaited<ReturnType<ReturnType<typeof selectNotes>['execute']>>[number];

const presentNote = (note: NoteView): ModeratorNote => ({
  id: note.id,
  about: note.listing_id ? 'listing' : 'account',
  targetId: note.listing_id ?? note.account_id ?? note.id,
  author: note.author_id === null ? null : { id: note.author_id, name: note.author_name ?? '' },
  content: note.content,
  createdAt: note.created_at.toISOString(),
});

interface NotesTarget {
  readonly accountId: string;
  readonly listingId?: string;
}

/** Newest first; those about the listing and those about its lister are one list. */
export async function listNotes(db: Db, { accountId, listingId }: NotesTarget): Promise<ModeratorNote[]> {
  const aboutAccount = await selectNotes(db).where('note.account_id', '=', accountId).limit(MOST_NOTES).execute();
  const aboutListing = listingId
    ? await selectNotes(db).where('note.listing_id', '=', listingId).limit(MOST_NOTES).execute()
    : [];
  return [...aboutAccount, ...aboutListing]
    .sort((one, two) => (one.id < two.id ? 1 : -1))
    .slice(0, MOST_NOTES)
    .map(presentNote);
}

const userNotFound = notFound('We couldn’t find this user.');
const noteNotFound = notFound('We couldn’t find this note.');

export const showNotes =
  (db: Db): Handler<typeof reviewContract.notes> =>
  async ({ params: { id } }) => {
    const account = await findAccountById(db, id);
    if (!account || account.erased_at) return userNotFound;
    return { ok: true, data: { notes: await listNotes(db, { accountId: id }) } };
  };

/** The log tells that a note was written but not what it says, because a note can be deleted and the log cannot. */
const logNote = (
  tx: Tx,
  actorId: string,
  action: 'add-note' | 'delete-note',
  about: ModeratorNote['about'],
  targetId: string,
) =>
  recordAudit(tx, {
    actor_id: actorId,
    actor_role: 'moderator',
    action,
    target_type: about,
    target_id: targetId,
    status: 'noted',
  });

export const addNote: Handler<typeof reviewContract.addNote> = ({ actor, body: { about, targetId, content }, write }) =>
  write(async (tx) => {
    if (about === 'listing' && !(await listingById(tx, targetId))) return listingNotFound();
    if (about === 'account') {
      const account = await findAccountById(tx, targetId);
      if (!account || account.erased_at) return userNotFound;
    }
    const id = newId();
    const target = about === 'listing' ? { listing_id: targetId } : { account_id: targetId };
    await tx
      .insertInto('moderator_note')
      .values({ id, ...target, author_id: actor.id, content })
      .execute();
    await logNote(tx, actor.id, 'add-note', about, targetId);
    return { ok: true, data: presentNote(await selectNotes(tx).where('note.id', '=', id).executeTakeFirstOrThrow()) };
  });

export const deleteNote: Handler<typeof reviewContract.deleteNote> = ({ actor, params: { id }, write }) =>
  write(async (tx) => {
    const note = await selectNotes(tx).where('note.id', '=', id).executeTakeFirst();
    if (!note) return noteNotFound;
    if (note.author_id !== actor.id) return forbidden(noteProblems.notYours);
    await tx.deleteFrom('moderator_note').where('id', '=', id).execute();
    const { about, targetId } = presentNote(note);
    await logNote(tx, actor.id, 'delete-note', about, targetId);
    return { ok: true, data: null };
  });
