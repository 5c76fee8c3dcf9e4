import type { ConversationNote } from '@letfair/contract/agencies/teams/inbox';
import { MAX_TEAM_NOTE, teamSentences } from '@letfair/domain/agencies/teams/limits';
import { formatDate } from '../../../../lib/dates.ts';
import { problem, problemOf, useForm } from '../../../../lib/forms/use-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { TextArea } from '../../../../ui/forms/text-fields.tsx';
import { api, useTypedText } from '../../../accounts/session/index.ts';
import type { ChangeTeamOf } from './conversation-team.tsx';

interface TeamNotesProps {
  readonly conversationId: string;
  readonly notes: readonly ConversationNote[];
  readonly canWrite: boolean;
  readonly change: ChangeTeamOf;
  readonly onAdded: () => void;
}

/** Closed at first, so that the messages have the room. */
export function TeamNotes({ conversationId, notes, canWrite, change, onAdded }: TeamNotesProps) {
  if (!canWrite && notes.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer font-semibold">
        {notes.length === 0 ? 'Notes for your team' : `Notes for your team (${notes.length})`}
      </summary>
      <div className="mt-2 grid max-h-48 gap-3 overflow-y-auto">
        <ul className="grid gap-2 empty:hidden">
          {notes.map((note) => (
            <li key={note.id} className="grid gap-1 rounded-md border border-line bg-card p-2">
              <p className="wrap-anywhere whitespace-pre-line">{note.content}</p>
              <p className="flex flex-wrap items-center justify-between gap-2 text-muted">
                {note.author?.name ?? 'Somebody who has left'}, {formatDate(note.createdAt)}
                {note.canDelete && (
                  <Button
                    size="sm"
                    onClick={() =>
                      void change(`delete ${note.id}`, () => api.inbox.deleteNote({ params: { id: note.id } }))
                    }
                  >
                    Delete note
                  </Button>
                )}
              </p>
            </li>
          ))}
        </ul>
        {canWrite && <NoteForm conversationId={conversationId} onAdded={onAdded} />}
      </div>
    </details>
  );
}

function NoteForm({ conversationId, onAdded }: Pick<TeamNotesProps, 'conversationId' | 'onAdded'>) {
  const form = useForm({
    initial: { note: '' },
    read: ({ note }) => ({ content: note.trim() }),
    check: ({ content }) => (content ? null : problem('', { note: teamSentences.noteMissing })),
    send: async (body, options) => {
      const answer = await api.inbox.addNote({ params: { id: conversationId }, body }, options);
      if (!answer.success) return problemOf(answer, 'The note was not saved.');
      form.reset();
      onAdded();
      return null;
    },
    keep: useTypedText(`team-note:${conversationId}`),
  });
  return (
    <Form form={form}>
      <TextArea
        {...form.field('note')}
        label="New note"
        hint="The tenant never sees it."
        rows={2}
        maxLength={MAX_TEAM_NOTE}
      />
      <div>
        <Button size="sm" type="submit" busy={form.isBusy && 'Saving...'}>
          Add note
        </Button>
      </div>
    </Form>
  );
}
