import type { Message } from '@letfair/contract/conversations';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Outbox } from './outbox.ts';
import { splitByArrival, type Unsent } from './unsent.ts';

interface UnsentOf {
  readonly outbox: Outbox;
  readonly conversationId: string;
  readonly messages: readonly Message[];
  readonly otherId: string;
}

/** What is still missing of one conversation's messages. */
export function useUnsent({ outbox, conversationId, messages, otherId }: UnsentOf): readonly Unsent[] {
  const all = useSyncExternalStore(outbox.subscribe, outbox.unsent, outbox.unsent);
  const here = all.filter((entry) => entry.conversationId === conversationId);
  const { missing, arrived } = splitByArrival(here, messages, otherId);
  const unsettled = arrived.find(({ state }) => state === 'failed')?.key;
  const asked = useRef(new Set<string>());

  useEffect(() => {
    // It seems to have arrived, and only its answer was lost: asking once more under its key makes sure.
    if (!unsettled || asked.current.has(unsettled)) return;
    asked.current.add(unsettled);
    outbox.retry(unsettled);
  }, [outbox, unsettled]);
  return missing;
}
