import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSession } from '../session/index.ts';
import { listenLive, liveState, subscribeToLiveState } from './live-channel.ts';
import type { LiveEventType } from './live-connection.ts';

/** A shorter break heals before anybody needs to hear of it. */
const SAY_LOST_AFTER_MS = 3_000;

/**
 * Calls back with the id of what changed. Null means that changes may have been missed: it comes whenever the
 * connection has been made, the first time included, and is answered by loading again whatever is shown.
 */
export function useLiveEvents(type: LiveEventType, onChange: (id: string | null) => void): void {
  const session = useSession();
  const token = session.status === 'signed-in' ? session.token : null;
  const hear = useEffectEvent(onChange);
  useEffect(() => {
    if (token) return listenLive(token, type, (id) => hear(id));
  }, [token, type]);
}

/** True while there has been no connection for longer than a moment. */
export function useConnectionLost(): boolean {
  const connected = useSyncExternalStore(subscribeToLiveState, liveState, () => 'open' as const) === 'open';
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (connected) return setLost(false);
    const timer = setTimeout(() => setLost(true), SAY_LOST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [connected]);
  return lost;
}
