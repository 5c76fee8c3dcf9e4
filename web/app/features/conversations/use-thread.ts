import type { Conversation } from '@letfair/contract/conversations';
import { useCallback, useEffect, useState } from 'react';
import { oneAtATime, useLiveEvents } from '../live/index.ts';
import { api } from '../session/index.ts';
import type { Outbox } from './outbox/outbox.ts';
import { mergeMessages, type Thread, withEarlier, withNewest, withSent } from './thread.ts';

interface Loaded {
  readonly conversation: Conversation | null;
  readonly thread: Thread | null;
  /** `missing` covers other people's conversations too. */
  readonly status: 'loading' | 'ready' | 'failed' | 'missing';
}

const missingCodes: readonly string[] = ['not_found', 'invalid', 'malformed'];

/** One conversation and its messages, kept up to date. The id stays the same for as long as it is mounted. */
export function useThread(id: string, outbox: Outbox) {
  const [loaded, setLoaded] = useState<Loaded>({ conversation: null, thread: null, status: 'loading' });
  const [earlier, setEarlier] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [reload] = useState(() => oneAtATime(() => loadNewest(id)));

  async function loadNewest(of: string): Promise<void> {
    const params = { id: of };
    const answers = await Promise.all([
      api.conversations.show({ params }),
      api.conversations.messages({ params, query: {} }),
    ]).catch(() => null);
    setLoaded((before) => {
      const [shown, page] = answers ?? [];
      if (shown?.success && page?.success)
        return { conversation: shown.data, thread: withNewest(before.thread, page.data), status: 'ready' };
      const isMissing = shown?.success === false && missingCodes.includes(shown.error?.code);
      return { ...before, status: isMissing ? 'missing' : 'failed' };
    });
  }

  useEffect(reload, [reload]);
  const onChange = (changed: string | null) => {
    if (changed === null || changed === id) reload();
  };
  useLiveEvents('message', onChange);
  useLiveEvents('read', onChange);

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
  return { ...loaded, reload, earlier, loadEarlier, markRead, setConversation };
}
