import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { useSession } from '../session/index.ts';
import { listenLive, liveState, subscribeToLiveState } from './live-channel.ts';
import type { LiveEventType } from './live-connection.ts';

/** Shorter interruptions are not reported. */
const SAY_LOST_AFTER_MS = 3_000;

/**
 * Calls back with the id of what changed, and with null on every (re)connection, because changes may have been missed
 * and everything shown has to be loaded again.
 */
export function useLiveEvents(type: LiveEventType, onChange: (id: string | null) => void): void {
  const session = useSession();
  const token = session.status === 'signed-in' ? session.token : null;
  const hear = useEffectEvent(onChange);
  useEffect(() => {
    if (token) return listenLive(token, type, (id) => hear(id));
  }, [token, type]);
}

/** Loads the page's data again whenever something of this type changed. */
export function useLiveRevalidation(type: LiveEventType): void {
  const { revalidate } = useRevalidator();
  useLiveEvents(type, () => void revalidate());
}

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
