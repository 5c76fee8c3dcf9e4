import type { SessionRecord } from '@letfair/contract/profile';
import { useCallback, useState } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { api } from '../session/index.ts';
import { endedText } from './session-words.ts';

const NOT_SIGNED_OUT = { title: 'Not Signed Out', description: 'Network error. Please try again.' };

/** Where somebody is signed in. A device that is signed out leaves at once, and comes back if that failed. */
export function useSessions() {
  const { data, status, reload } = useLoaded(
    useCallback((signal: AbortSignal) => api.profile.sessions({}, { signal }), []),
  );
  const [ended, setEnded] = useState<ReadonlySet<string>>(new Set());
  const [endingOthers, setEndingOthers] = useState(false);

  async function end({ id, device }: SessionRecord): Promise<void> {
    setEnded((before) => new Set(before).add(id));
    if (await isGone(id)) {
      toast({ title: 'Signed Out', description: `${device} has been signed out.` });
      return reload();
    }
    setEnded((before) => new Set([...before].filter((other) => other !== id)));
    toast(NOT_SIGNED_OUT);
  }

  /** True when all others are gone. */
  async function endOthers(): Promise<boolean> {
    if (endingOthers) return false;
    setEndingOthers(true);
    try {
      const answer = await api.profile.endOtherSessions();
      toast(answer.success ? { title: 'Signed Out', description: endedText(answer.data.ended) } : NOT_SIGNED_OUT);
      if (answer.success) reload();
      return answer.success;
    } catch {
      toast(NOT_SIGNED_OUT);
      return false;
    } finally {
      setEndingOthers(false);
    }
  }

  const sessions = data?.sessions.filter(({ id }) => !ended.has(id));
  const total = data && sessions ? data.total - (data.sessions.length - sessions.length) : 0;
  return { sessions, total, status, reload, end, endOthers, endingOthers };
}

/** True when the session is over, whoever was first. */
async function isGone(id: string): Promise<boolean> {
  try {
    const answer = await api.profile.endSession({ params: { id } });
    return answer.success || answer.error?.code === 'not_found';
  } catch {
    return false;
  }
}
