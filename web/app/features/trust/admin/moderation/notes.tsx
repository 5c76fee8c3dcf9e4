import type { ModeratorNote } from '@letfair/contract/trust/admin/review';
import { MAX_NOTE, noteProblems } from '@letfair/domain/trust/moderation/review';
import { useState } from 'react';
import { formatMoment } from '../../../../lib/dates.ts';
import { problem, problemOf, useForm } from '../../../../lib/forms/use-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Form, FormButtons } from '../../../../ui/forms/form.tsx';
import { SelectField } from '../../../../ui/forms/select.tsx';
import { TextArea } from '../../../../ui/forms/text-fields.tsx';
import { api, useSession } from '../../../accounts/session/index.ts';
import { useAdminDetails } from '../admin-data.ts';
import { ReviewPart } from './reviewed-parts.tsx';

interface NoteTarget {
  readonly about: ModeratorNote['about'];
  readonly targetId: string;
  readonly label: string;
}

interface NotesProps {
  readonly notes: readonly ModeratorNote[];
  /** What a new note can be about; the first unless another is chosen. */
  readonly targets: readonly [NoteTarget, ...NoteTarget[]];
  readonly onChanged: () => void;
}

interface Person {
  readonly id: string;
  readonly name: string;
}

/** The notes about a person, where no home of theirs is looked at. */
export const PersonNotes = ({ person }: { readonly person: Person }) => (
  <ReviewPart title="Private notes">
    <LoadedPersonNotes person={person} />
  </ReviewPart>
);

export function LoadedPersonNotes({ person: { id, name } }: { readonly person: Person }) {
  const { data, reload } = useAdminDetails('user-notes', id);
  if (!data) return null;
  return <Notes notes={data.notes} targets={[{ about: 'account', targetId: id, label: name }]} onChanged={reload} />;
}

/** What moderators write down for each other. */
export const Notes = ({ notes, targets, onChanged }: NotesProps) => (
  <div className="grid gap-4">
    {notes.length === 0 ? (
      <p className="text-muted">No notes yet. Only admins can read them.</p>
    ) : (
      <ol className="grid gap-3">
        {notes.map((note) => (
          <NoteItem
            key={note.id}
            note={note}
            about={targets.find(({ targetId }) => targetId === note.targetId)?.label}
            onDeleted={onChanged}
          />
        ))}
      </ol>
    )}
    <NoteForm targets={targets} onSaved={onChanged} />
  </div>
);

interface NoteItemProps {
  readonly note: ModeratorNote;
  readonly about: string | undefined;
  readonly onDeleted: () => void;
}

function NoteItem({ note: { id, content, author, createdAt }, about, onDeleted }: NoteItemProps) {
  const session = useSession();
  const [isBusy, setIsBusy] = useState(false);
  async function remove() {
    setIsBusy(true);
    await api.review.deleteNote({ params: { id } }).catch(() => null);
    setIsBusy(false);
    onDeleted();
  }
  return (
    <li className="grid gap-1 rounded-sm bg-sand px-3 py-2">
      <p className="wrap-anywhere whitespace-pre-line">{content}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {about && <Badge>{about}</Badge>}
        <span>
          {author?.name.trim() || 'A deleted account'} · {formatMoment(createdAt)}
        </span>
        {session.status === 'signed-in' && session.user.id === author?.id && (
          <Button size="sm" busy={isBusy && 'Deleting...'} onClick={() => void remove()}>
            Delete note
          </Button>
        )}
      </div>
    </li>
  );
}

function NoteForm({ targets, onSaved }: { readonly targets: NotesProps['targets']; readonly onSaved: () => void }) {
  const form = useForm({
    initial: { noteAbout: targets[0].targetId, note: '' },
    read: ({ noteAbout, note }) => {
      const { about, targetId } = targets.find((target) => target.targetId === noteAbout) ?? targets[0];
      return { about, targetId, content: note.trim() };
    },
    check: ({ content }) => (content ? null : problem('', { note: noteProblems.content })),
    send: async (body, options) => {
      const answer = await api.review.addNote({ body }, options);
      if (!answer.success) return problemOf(answer, 'We couldn’t save your note. Please try again.');
      form.reset();
      onSaved();
      return null;
    },
  });
  return (
    <Form form={form}>
      <TextArea
        {...form.field('note')}
        label="New note"
        hint="Only admins can read this. We’ll delete it when the account is deleted."
        rows={2}
        maxLength={MAX_NOTE}
      />
      {targets.length > 1 && (
        <SelectField
          {...form.field('noteAbout')}
          label="About"
          options={targets.map(({ targetId, label }) => ({ value: targetId, label }))}
        />
      )}
      <FormButtons form={form} variant="quiet">
        Save note
      </FormButtons>
    </Form>
  );
}
