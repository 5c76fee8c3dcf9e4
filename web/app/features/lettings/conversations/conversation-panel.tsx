import type { Conversation } from '@letfair/contract/lettings/conversations/conversations';
import { mayInTeam } from '@letfair/domain/agencies/teams/roles';
import { firstNameIn } from '@letfair/domain/lettings/conversations/reply-templates';
import { ArrowDown, MessageCircleOff } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStep } from '../../../lib/forms/use-step.ts';
import { useMedia } from '../../../lib/viewport/use-media.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { EntriesToCome, ThreadPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { api, type SessionUser, useLeftTeam, useTypedText } from '../../accounts/session/index.ts';
import { ReplyTemplatesButton } from '../reply-templates/index.ts';
import { ConversationViewings } from '../viewings/index.ts';
import { useAttachmentTray } from './attachments/use-attachment-tray.ts';
import { Composer } from './composer.tsx';
import { KeptWords } from './kept-words.tsx';
import { useListLink } from './list/conversation-filters.ts';
import { useOutbox, useUnsent } from './outbox/use-outbox.ts';
import { BackToList, PanelHeader, PanelMessage, type ReportedMessages, type ReportSlots } from './panel-header.tsx';
import { blockedSentence, isBlockedByYou, otherOf } from './participants.ts';
import { TeamButton, TeamColumn } from './team/conversation-team.tsx';
import { useConversationTeam } from './team/use-conversation-team.ts';
import { numberToRead } from './thread/thread.ts';
import { ThreadList } from './thread/thread-list.tsx';
import { useThread } from './thread/use-thread.ts';
import { useMarkRead, useThreadScroll } from './thread/use-thread-scroll.ts';

/** Leaves the messages as wide as a phone's beside the list and the column of a team. */
const WIDE = '(min-width: 72rem)';

interface ConversationPanelProps extends ReportSlots {
  readonly id: string;
  /** Number of the message to open it at. */
  readonly at: number | null;
  readonly user: SessionUser;
  /** Loads the list and this conversation again. */
  readonly reload: () => void;
}

/** Needs the conversation's id and the message as its key, because its state belongs to them. */
export function ConversationPanel({ id, at, user, reload, reportMessages, ...report }: ConversationPanelProps) {
  const outbox = useOutbox(user);
  const draft = useTypedText(`conversation:${id}`);
  const attachments = useAttachmentTray(user, id);
  const { conversation, thread, status, earlier, loadEarlier, hasLater, later, loadLater, markRead, setConversation } =
    useThread({ id, at, outbox, reload });
  const navigate = useNavigate();
  const linkTo = useListLink();
  const [reported, setReported] = useState<Pick<ReportedMessages, 'about' | 'upTo'> | null>(null);
  const other = conversation && otherOf(conversation, user.userType);
  const messages = thread?.messages ?? [];
  const unsent = useUnsent({ outbox, conversationId: id, messages, otherId: other?.id ?? '' });
  const waiting = other && numberToRead(messages, other.id);
  const scroll = useThreadScroll({
    first: messages[0]?.number ?? 0,
    at,
    onTop: () => earlier === 'idle' && void loadEarlier(),
  });
  const { team, isKnown: isTeamKnown } = useConversationTeam({
    conversationId: id,
    lastRead: conversation?.unreadCount === 0 ? (conversation.lastMessage?.number ?? null) : null,
    user,
  });
  const hasColumn = useMedia(WIDE);
  const leftTeam = useLeftTeam();
  const { changing, setBlocked } = useBlock(id, (changed: Conversation) => {
    setConversation(changed);
    reload();
  });
  useMarkRead({
    conversationId: id,
    number: waiting,
    inSight: scroll.atEnd,
    onRead: (number) => {
      if (other) markRead(number, other.id);
      reload();
    },
  });

  if (status === 'missing')
    return (
      <PanelMessage
        icon={MessageCircleOff}
        title={leftTeam ? 'You can’t open this conversation any more' : 'Conversation not found'}
        back={<BackToList />}
        more={<KeptWords conversationId={id} unsent={unsent} />}
      >
        {leftTeam
          ? `It belongs to ${leftTeam}, and you’re no longer in that team. Someone else there can answer it.`
          : 'You may have opened this conversation with a different account.'}
      </PanelMessage>
    );
  const canReply = !user.team || mayInTeam(user.team.role, 'reply');
  const blocked = conversation && other && blockedSentence(conversation, other.name);
  return (
    <div className="flex h-full min-h-0">
      <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
        {conversation && other ? (
          <>
            <PanelHeader
              conversation={conversation}
              other={other}
              onBlock={(next) => void setBlocked(next)}
              onReport={() => setReported({ about: 'conversation', upTo: null })}
              team={team && !hasColumn && <TeamButton team={team} />}
              {...report}
            />
            {!blocked && (
              <ConversationViewings
                conversation={conversation}
                otherId={other.id}
                side={other.userType === 'tenant' ? 'lister' : 'tenant'}
              />
            )}
          </>
        ) : (
          <div className="flex items-center gap-2 border-b border-line px-3 py-2">
            <BackToList />
            <div className="min-w-0 flex-1">
              <EntriesToCome entry="row" count={1} />
            </div>
          </div>
        )}
        {status === 'failed' && (
          <div className="p-3">
            <LoadFailure what="the messages" onRetry={reload} />
          </div>
        )}
        {thread && conversation && other && isTeamKnown ? (
          <ThreadList
            thread={thread}
            other={other}
            readerId={user.id}
            notes={hasColumn ? [] : (team?.notes ?? [])}
            onDeleteNote={(note) => team?.deleteNote(note)}
            unsent={unsent}
            outbox={outbox}
            earlier={earlier}
            onEarlier={() => void loadEarlier()}
            at={at}
            later={hasLater ? { state: later, load: () => void loadLater() } : null}
            scroll={scroll}
            hasViewing={conversation.hasViewing}
            onReport={(number) => setReported({ about: 'message', upTo: number })}
          />
        ) : (
          <div className="min-h-0 flex-1 bg-paper">{(status === 'loading' || thread) && <ThreadPlaceholder />}</div>
        )}
        {reported &&
          other &&
          reportMessages({ ...reported, conversationId: id, name: other.name }, () => setReported(null))}
        {waiting !== null && !scroll.atEnd && (
          <div className="relative">
            <div className="absolute inset-x-0 bottom-2 flex justify-center">
              <Button size="sm" variant="primary" onClick={scroll.goToEnd}>
                <ArrowDown aria-hidden="true" className="size-4" />
                New messages
              </Button>
            </div>
          </div>
        )}
        {blocked && (
          <div className="flex flex-wrap items-center gap-3 border-t border-line bg-sand px-3 py-2">
            <p className="min-w-0 flex-1 basis-48">{blocked}</p>
            {conversation.lock === null && isBlockedByYou(conversation.blockedBy) && (
              <Button size="sm" busy={changing && 'Unblocking...'} onClick={() => void setBlocked(false)}>
                Unblock
              </Button>
            )}
          </div>
        )}
        {canReply ? (
          <Composer
            readDraft={draft.read}
            onDraft={draft.write}
            attachments={attachments}
            disabled={Boolean(blocked)}
            isReady={thread !== null}
            {...(conversation &&
              other?.userType === 'tenant' && {
                tools: (insert) => (
                  <ReplyTemplatesButton
                    values={{ home: conversation.propertyTitle, name: firstNameIn(other.name) }}
                    onInsert={insert}
                  />
                ),
              })}
            onSend={(content, files) => {
              const after = Math.max(conversation?.lastMessage?.number ?? 0, messages.at(-1)?.number ?? 0);
              outbox.write(id, { content, attachments: files }, after);
              // What is sent stands below messages that are not loaded here.
              if (hasLater) void navigate(linkTo(id), { replace: true, preventScrollReset: true });
              else scroll.goToEnd();
            }}
          />
        ) : (
          <div className="grid gap-3 border-t border-line bg-sand px-3 py-3">
            <p className="text-muted">
              You can read this conversation, but your role in the team doesn’t let you reply.
            </p>
            <KeptWords conversationId={id} unsent={unsent} />
          </div>
        )}
      </div>
      {team && hasColumn && <TeamColumn team={team} />}
    </div>
  );
}

function useBlock(id: string, onChanged: (conversation: Conversation) => void) {
  const step = useStep();

  async function setBlocked(blocked: boolean): Promise<void> {
    const taken = await step.take(`block ${blocked}`, () =>
      api.conversations.block({ params: { id }, body: { blocked } }),
    );
    if (!taken) return;
    if (taken.isDone) onChanged(taken.answer.data);
    else toast({ title: 'Error', description: taken.problem });
  }

  return { changing: step.isBusy, setBlocked };
}
