import type { TeamOfConversation } from '@letfair/contract/agencies/teams/inbox';
import { mayInTeam, type TeamRole } from '@letfair/domain/agencies/teams/roles';
import { useEffect } from 'react';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { SelectFilter } from '../../../../ui/forms/select.tsx';
import { useLiveEvents } from '../../../accounts/live/index.ts';
import { api, type SessionUser } from '../../../accounts/session/index.ts';
import { TeamNotes } from './team-notes.tsx';

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
    { value: NOBODY, label: 'Nobody yet' },
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
        <p>Looked after by {assigned?.name ?? 'nobody yet'}.</p>
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
