import type { Conversation } from '@letfair/contract/conversations';
import { useState } from 'react';
import { toast } from '../../ui/feedback/toast-store.ts';
import { api } from '../session/index.ts';

/** Blocks the other side, or lets them write again. */
export function useBlock(id: string, onChanged: (conversation: Conversation) => void) {
  const [changing, setChanging] = useState(false);

  async function setBlocked(blocked: boolean): Promise<void> {
    if (changing) return;
    setChanging(true);
    const answer = await api.conversations.block({ params: { id }, body: { blocked } }).catch(() => null);
    setChanging(false);
    if (answer?.success) return onChanged(answer.data);
    toast({
      title: 'Error',
      description: answer?.message || 'That did not work. Please try again.',
    });
  }

  return { changing, setBlocked };
}
