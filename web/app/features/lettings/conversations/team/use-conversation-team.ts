import type { TeamOfConversation } from '@letfair/contract/agencies/teams/inbox';
import { isLister } from '@letfair/domain/accounts/user-types';
import { mayInTeam, type TeamRole } from '@letfair/domain/agencies/teams/roles';
import { useEffect } from 'react';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { usePageFocused } from '../../../../lib/viewport/use-page-focused.ts';
import { setUnread, useLiveEvents } from '../../../accounts/live/index.ts';
import { api, type SessionUser } from '../../../accounts/session/index.ts';

interface TeamOptions {
  readonly conversationId: string;
  /** Number of the last message while none is unread; null otherwise. */
  readonly lastRead: number | null;
  readonly user: SessionUser;
}

/** Who of a team looks after the conversation, who has read it, and notes; null for somebody who works alone. */
export function useConversationTeam({ conversationId, lastRead, user }: TeamOptions) {
  const about = isLister(user.userType) ? conversationId : null;
  const params = { id: conversationId };
  const { data, hasFailed, load } = useAnswer((signal) => api.inbox.show({ params }, { signal }), about);
  const step = useStep(load);
  const role: TeamRole = user.team?.role ?? 'owner';
  const may = { reply: mayInTeam(role, 'reply'), assign: mayInTeam(role, 'assign') };
  useLiveEvents('read', load);
  useLiveEvents('message', load);
  const team = data && data.members.length > 1 ? data : null;
  useForYouSeen({ conversationId, forYou: team?.forYou.length ?? 0 });
  useSeen({ team, conversationId, lastRead, userId: user.id, mayReply: may.reply });
  return {
    /** False while the answer is on its way. */
    isKnown: about === null || data !== undefined || hasFailed,
    team: team && {
      ...team,
      conversationId,
      colleagues: team.members.filter(({ id }) => id !== user.id),
      seenBy: team.seenBy.filter(({ id }) => id !== user.id),
      may,
      problem: step.notice?.text ?? null,
      load,
      assign: (assignedTo: string | null) =>
        void step.take(`assign ${assignedTo}`, () => api.inbox.assign({ params, body: { assignedTo } })),
      deleteNote: (id: string) => void step.take(`delete ${id}`, () => api.inbox.deleteNote({ params: { id } })),
    },
  };
}

export type ConversationTeam = NonNullable<ReturnType<typeof useConversationTeam>['team']>;

interface Seen {
  readonly team: TeamOfConversation | null;
  readonly conversationId: string;
  readonly lastRead: number | null;
  readonly userId: string | undefined;
  readonly mayReply: boolean;
}

/** What colleagues wanted this person to see has been seen once it is shown on a focused page. */
function useForYouSeen({ conversationId, forYou }: { readonly conversationId: string; readonly forYou: number }): void {
  const isFocused = usePageFocused();
  useEffect(() => {
    if (forYou === 0 || !isFocused) return;
    api.inbox.see({ params: { id: conversationId } }).then(
      (answer) => answer.success && setUnread({ forYou: answer.data.forYou }),
      // A later visit tries again.
      () => undefined,
    );
  }, [conversationId, forYou, isFocused]);
}

/** What a colleague has read already is not marked again by reading it, so this person is added here. */
function useSeen({ team, conversationId, lastRead, userId, mayReply }: Seen): void {
  const hasSeen = team?.seenBy.some(({ id, number }) => id === userId && number >= (lastRead ?? 0)) ?? true;
  useEffect(() => {
    if (hasSeen || !mayReply || !lastRead || !userId) return;
    // A later visit tries again.
    api.conversations.read({ params: { id: conversationId }, body: { number: lastRead } }).catch(() => undefined);
  }, [hasSeen, mayReply, lastRead, userId, conversationId]);
}
