import { Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { SelectFilter } from '../../../../ui/forms/select.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { NoteForm, TeamNote } from './team-notes.tsx';
import type { ConversationTeam } from './use-conversation-team.ts';

const NOBODY = 'nobody';

interface TeamProps {
  readonly team: ConversationTeam;
}

/** Beside the conversation on a wide screen, so that its messages keep their height; the newest note stands first. */
export const TeamColumn = ({ team }: TeamProps) => (
  <section
    aria-label="Your team"
    className="flex w-64 shrink-0 flex-col gap-4 overflow-y-auto border-l border-line p-3 text-sm"
  >
    <TeamFacts team={team} />
    {team.may.reply && <NoteForm team={team} />}
    <ul aria-label="Notes for your team" className="grid gap-2 empty:hidden">
      {team.notes.toReversed().map((note) => (
        <TeamNote key={note.id} note={note} onDelete={team.deleteNote} />
      ))}
    </ul>
  </section>
);

/** On a narrow screen notes stand between the messages, and this opens the rest. */
export function TeamButton({ team }: TeamProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Users aria-hidden="true" className="size-5" />
        <VisuallyHidden>Your team and notes</VisuallyHidden>
      </Button>
      {isOpen && (
        <Dialog title="Your team" onClose={() => setIsOpen(false)}>
          <TeamFacts team={team} />
          {team.may.reply && <NoteForm team={team} onAdded={() => setIsOpen(false)} />}
        </Dialog>
      )}
    </>
  );
}

function TeamFacts({ team }: TeamProps) {
  const assigned = team.members.find(({ id }) => id === team.assignedTo);
  return (
    <div className="grid gap-2">
      {team.may.assign ? (
        <SelectFilter
          label="Looked after by"
          labelAt="above"
          value={team.assignedTo ?? NOBODY}
          options={[
            { value: NOBODY, label: 'No one yet' },
            ...team.members.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => team.assign(value === NOBODY ? null : value)}
        />
      ) : (
        <p>Looked after by {assigned?.name ?? 'no one yet'}.</p>
      )}
      {team.seenBy.length > 0 && <p className="text-muted">Seen by {team.seenBy.map(({ name }) => name).join(', ')}</p>}
      {team.problem && <p role="alert">{team.problem}</p>}
    </div>
  );
}
