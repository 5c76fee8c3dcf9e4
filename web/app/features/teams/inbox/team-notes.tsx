import type { ConversationNote } from '@letfair/contract/teams/inbox';
import { MAX_TEAM_NOTE } from '@letfair/domain/teams/limits';
import { type FormEvent, useState } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';
import { api } from '../../session/index.ts';
import type { ChangeTeamOf } from './conversation-team.tsx';

interface TeamNotesProps {
  readonly conversationId: string;
  readonly notes: readonly ConversationNote[];
  readonly canWrite: boolean;
  readonly change: ChangeTeamOf;
}

/** Closed at first, so that the messages have the room. */
export function TeamNotes({ conversationId, notes, canWrite, change }: TeamNotesProps) {
  const [isSaving, setIsSaving] = useState(false);
  if (!canWrite && notes.length === 0) return null;

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const content = String(new FormData(form).get('note') ?? '').trim();
    if (!content || isSaving) return;
    setIsSaving(true);
    const isSaved = await change(() => api.inbox.addNote({ params: { id: conversationId }, body: { content } }));
    setIsSaving(false);
    if (isSaved) form.reset();
  }

  return (
    <details>
      <summary className="cursor-pointer font-semibold">
        {notes.length === 0 ? 'Notes for your team' : `Notes for your team (${notes.length})`}
      </summary>
      <div className="mt-2 grid max-h-36 gap-3 overflow-y-auto">
        <ul className="grid gap-2">
          {notes.map((note) => (
            <li key={note.id} className="grid gap-1 rounded-md border border-line bg-card p-2">
              <p className="wrap-anywhere whitespace-pre-line">{note.content}</p>
              <p className="flex flex-wrap items-center justify-between gap-2 text-muted">
                {note.author?.name ?? 'Somebody who has left'}, {formatDate(note.createdAt)}
                {note.canDelete && (
                  <Button
                    size="sm"
                    onClick={() => void change(() => api.inbox.deleteNote({ params: { id: note.id } }))}
                  >
                    Delete note
                  </Button>
                )}
              </p>
            </li>
          ))}
        </ul>
        {canWrite && (
          <form onSubmit={(event) => void add(event)} className="grid gap-2">
            <TextArea name="note" label="New note" hint="The tenant never sees it." maxLength={MAX_TEAM_NOTE} />
            <div>
              <Button size="sm" type="submit" busy={isSaving && 'Saving...'}>
                Add note
              </Button>
            </div>
          </form>
        )}
      </div>
    </details>
  );
}
