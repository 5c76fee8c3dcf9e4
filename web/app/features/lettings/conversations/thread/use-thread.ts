import type { Conversation } from '@letfair/contract/lettings/conversations/conversations';
import { MESSAGES_PER_PAGE } from '@letfair/domain/lettings/conversations/message-limits';
import { useCallback, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { api } from '../../../accounts/session/index.ts';
import { messagesUrl, type ThreadAnswer } from '../conversation-data.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { mergeMessages, type Thread, withEarlier, withLater, withNewest, withSent } from './thread.ts';

interface Loaded {
  readonly conversation: Conversation | null;
  readonly thread: Thread | null;
  readonly status: 'loading' | 'ready' | 'failed' | 'missing';
}

interface ThreadOptions {
  /** Stays the same for as long as the thread is mounted. */
  readonly id: string;
  /** Number of the message to open the conversation at; null for the newest. Stays the same too. */
  readonly at: number | null;
  readonly outbox: Outbox;
  /** Loads everything on the page again, and with it the newest messages. */
  readonly reload: () => void;
}

/** Messages after the one that the conversation is opened at. */
const SHOWN_AFTER = 20;

/**
 * One conversation and its messages. A fetcher loads the newest ones, or those around the one it is opened at, again
 * with every revalidation.
 */
export function useThread({ id, at, outbox, reload }: ThreadOptions) {
  const [loaded, setLoaded] = useState<Loaded>({ conversation: null, thread: null, status: 'loading' });
  const [earlier, setEarlier] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [later, setLater] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { load, data: answer } = useFetcher<ThreadAnswer>();
  const [seen, setSeen] = useState(answer);
  if (answer && answer !== seen) {
    setSeen(answer);
    setLoaded((before) => withAnswer(before, answer));
  }

  useEffect(
    () => void load(messagesUrl({ thread: id, ...(at !== null && { upTo: String(at + SHOWN_AFTER) }) })),
    [id, at, load],
  );

  useEffect(() => {
    return outbox.onSent((message) => {
      if (message.conversationId !== id) return;
      setLoaded((before) => ({
        ...before,
        thread: (before.thread && withSent(before.thread, message)) ?? before.thread,
      }));
      // Brings what others wrote in between, and the conversation as it is now.
      reload();
    });
  }, [id, outbox, reload]);

  async function loadEarlier(): Promise<void> {
    const cursor = loaded.thread?.earlier;
    if (!cursor || earlier === 'loading') return;
    setEarlier('loading');
    const answer = await api.conversations.messages({ params: { id }, query: { cursor } }).catch(() => null);
    setEarlier(answer?.success ? 'idle' : 'failed');
    if (answer?.success)
      setLoaded((before) =>
        // A gap may have replaced everything meanwhile; this page then belongs to another thread.
        before.thread?.earlier === cursor ? { ...before, thread: withEarlier(before.thread, answer.data) } : before,
      );
  }

  const last = loaded.thread?.messages.at(-1)?.number ?? 0;
  const hasLater = last > 0 && last < (loaded.conversation?.lastMessage?.number ?? 0);

  async function loadLater(): Promise<void> {
    if (!hasLater || later === 'loading') return;
    setLater('loading');
    const query = { upTo: String(last + MESSAGES_PER_PAGE) };
    const answer = await api.conversations.messages({ params: { id }, query }).catch(() => null);
    setLater(answer?.success ? 'idle' : 'failed');
    if (answer?.success)
      setLoaded((before) => (before.thread ? { ...before, thread: withLater(before.thread, answer.data) } : before));
  }

  /** The other side's messages up to this number have been read here. */
  const markRead = useCallback((number: number, otherId: string) => {
    setLoaded((before) => {
      if (!before.thread) return before;
      const read = before.thread.messages
        .filter((message) => message.senderId === otherId && message.number <= number)
        .map((message) => ({ ...message, read: true }));
      return { ...before, thread: { ...before.thread, messages: mergeMessages(before.thread.messages, read) } };
    });
  }, []);

  const setConversation = (conversation: Conversation) => setLoaded((before) => ({ ...before, conversation }));
  return { ...loaded, earlier, loadEarlier, hasLater, later, loadLater, markRead, setConversation };
}

function withAnswer(before: Loaded, answer: ThreadAnswer): Loaded {
  if (!answer.success) return { ...before, status: 'isMissing' in answer && answer.isMissing ? 'missing' : 'failed' };
  const { conversation } = answer.data;
  return { conversation, thread: withNewest(before.thread, answer.data), status: 'ready' };
}
