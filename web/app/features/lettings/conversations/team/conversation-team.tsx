import type { ConversationNote, TeamOfConversation } from '@letfair/contract/agencies/teams/inbox';
import { MAX_TEAM_NOTE, teamSentences } from '@letfair/domain/agencies/teams/limits';
import { mayInTeam, type TeamRole } from '@letfair/domain/agencies/teams/roles';
import { useEffect } from 'react';
import { problem, problemOf, useForm } from '../../../../lib/forms/use-form.ts';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { SelectFilter } from '../../../../ui/forms/select.tsx';
import { TextArea } from '../../../../ui/forms/text-fields.tsx';
import { TimeOrDate } from '../../../../ui/time-or-date.tsx';
import { useLiveEvents } from '../../../accounts/live/index.ts';
import { api, type SessionUser, useTypedText } from '../../../accounts/session/index.ts';
import { FORMER_COLLEAGUE } from '../participants.ts';

const NOBODY = 'nobody';

interface ConversationTeamProps {
  readonly conversationId: string;
  /** Number of the last message while none is unread; null otherwise. */
  readonly lastRead: number | null;
  readonly user: SessionUser;
}

/** Who of a team looks after the conversation, who has read it, and notes; nothing for somebody who works alone. */
export function ConversationTeam({ conversationId, lastRead, user }: ConversationTeamProps) {
  const { team, problem, load, change } = useTeamOf(conversationId);
  const role: TeamRole = user.team?.role ?? 'owner';
  useLiveEvents('read', load);
  useLiveEvents('message', load);
  useSeen({ team, conversationId, lastRead, userId: user.id, mayReply: mayInTeam(role, 'reply') });
  if (!team || team.members.length < 2) return null;
  const options = [
    { value: NOBODY, label: 'No one yet' },
    ...team.members.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const assigned = team.members.find(({ id }) => id === team.assignedTo);
  const params = { id: conversationId };
  return (
    <section aria-label="Your team" className="grid gap-2 border-b border-line bg-sand px-3 py-2 text-sm">
      {mayInTeam(role, 'assign') ? (
        <SelectFilter
          label="Looked after by"
          value={team.assignedTo ?? NOBODY}
          options={options}
          onChange={(value) =>
            void change(`assign ${value}`, () =>
              api.inbox.assign({ params, body: { assignedTo: value === NOBODY ? null : value } }),
            )
          }
        />
      ) : (
        <p>Looked after by {assigned?.name ?? 'no one yet'}.</p>
      )}
      {team.seenBy.length > 0 && <p className="text-muted">Seen by {team.seenBy.map(({ name }) => name).join(', ')}</p>}
      <TeamNotes
        conversationId={conversationId}
        notes={team.notes}
        canWrite={mayInTeam(role, 'reply')}
        change={change}
        onAdded={load}
      />
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}

interface Seen {
  readonly team: TeamOfConversation | undefined;
  readonly conversationId: string;
  readonly lastRead: number | null;
  readonly userId: string | undefined;
  readonly mayReply: boolean;
}

/** What a colleague has read already is not marked again by reading it, so this person is added here. */
function useSeen({ team, conversationId, lastRead, userId, mayReply }: Seen): void {
  const hasSeen = team?.seenBy.some(({ id, number }) => id === userId && number >= (lastRead ?? 0)) ?? true;
  const isAlone = (team?.members.length ?? 0) < 2;
  useEffect(() => {
    if (hasSeen || isAlone || !mayReply || !lastRead || !userId) return;
    // A later visit tries again.
    api.conversations.read({ params: { id: conversationId }, body: { number: lastRead } }).catch(() => undefined);
  }, [hasSeen, isAlone, mayReply, lastRead, userId, conversationId]);
}

interface Answer {
  readonly success: boolean;
  readonly message?: string;
}
export type ChangeTeamOf = (name: string, send: () => Promise<Answer>) => Promise<boolean>;

function useTeamOf(id: string) {
  const { data: team, load } = useAnswer((signal) => api.inbox.show({ params: { id } }, { signal }), id);
  const step = useStep(load);
  const change: ChangeTeamOf = async (name, send) => (await step.take(name, send))?.isDone ?? false;
  return { team, problem: step.notice?.text, load, change };
}

interface TeamNotesProps {
  readonly conversationId: string;
  readonly notes: readonly ConversationNote[];
  readonly canWrite: boolean;
  readonly change: ChangeTeamOf;
  readonly onAdded: () => void;
}

/** Closed at first, so that the messages have the room. */
function TeamNotes({ conversationId, notes, canWrite, change, onAdded }: TeamNotesProps) {
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
                <span>
                  {note.author?.name ?? FORMER_COLLEAGUE}, <TimeOrDate at={note.createdAt} />
                </span>
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
      if (!answer.success) return problemOf(answer, 'We couldn’t save your note. Please try again.');
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
        hint="The tenant won’t see it."
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
