import type { ConversationNote } from '@letfair/contract/agencies/teams/inbox';
import { MAX_MENTIONS, teamSentences } from '@letfair/domain/agencies/teams/limits';
import { mentionsIn } from '@letfair/domain/agencies/teams/mentions';
import { StickyNote, Trash2 } from 'lucide-react';
import { problem, problemOf, useForm } from '../../../../lib/forms/use-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { TimeOrDate } from '../../../../ui/time-or-date.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { api, useTypedText } from '../../../accounts/session/index.ts';
import { FORMER_COLLEAGUE } from '../participants.ts';
import { MentionField } from './mention-field.tsx';
import type { ConversationTeam } from './use-conversation-team.ts';

interface TeamNoteProps {
  readonly note: ConversationNote;
  readonly onDelete: (id: string) => void;
}

/** A note, in the list of a wide screen or between the messages of a narrow one. */
export const TeamNote = ({ note, onDelete }: TeamNoteProps) => (
  <li className="grid gap-1 rounded-md border border-line bg-sand px-3 py-2 text-sm">
    <div className="flex items-center gap-2 text-muted">
      <StickyNote aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        Note by {note.author?.name ?? FORMER_COLLEAGUE}, <TimeOrDate at={note.createdAt} />
      </p>
      {note.canDelete && (
        <button
          type="button"
          onClick={() => onDelete(note.id)}
          className="-my-1 -mr-1.5 grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-card hover:text-ink"
        >
          <Trash2 aria-hidden="true" className="size-4" />
          <VisuallyHidden>Delete note</VisuallyHidden>
        </button>
      )}
    </div>
    <p className="wrap-anywhere whitespace-pre-line">{note.content}</p>
  </li>
);

interface NoteFormProps {
  readonly team: ConversationTeam;
  readonly onAdded?: () => void;
}

export function NoteForm({ team: { conversationId, colleagues, load }, onAdded }: NoteFormProps) {
  const form = useForm({
    initial: { note: '' },
    read: ({ note }) => ({
      content: note.trim(),
      mentions: mentionsIn(note, colleagues).people.map(({ id }) => id),
    }),
    check: ({ content, mentions }) =>
      content
        ? mentions.length > MAX_MENTIONS
          ? problem('', { note: teamSentences.tooManyMentions })
          : null
        : problem('', { note: teamSentences.noteMissing }),
    send: async ({ content, mentions }, options) => {
      const body = { content, ...(mentions.length > 0 && { mentions }) };
      const answer = await api.inbox.addNote({ params: { id: conversationId }, body }, options);
      // Somebody may have left; who is told is shown below the text.
      load();
      if (!answer.success) return problemOf(answer, 'We couldn’t save your note. Please try again.');
      form.reset();
      onAdded?.();
      return null;
    },
    keep: useTypedText(`team-note:${conversationId}`),
  });
  return (
    <Form form={form}>
      <MentionField
        field={form.field('note')}
        text={form.values.note}
        colleagues={colleagues}
        onWrite={(note) => form.write({ note })}
      />
      <div>
        <Button size="sm" type="submit" busy={form.isBusy && 'Saving...'}>
          Add note
        </Button>
      </div>
    </Form>
  );
}
