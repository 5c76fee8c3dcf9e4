import type pg from 'pg';
import type { Log } from '../log.ts';
import { listenForNotifications } from './notification-listener.ts';

/** Triggers of the database notify on this channel; see migration 0021. */
const LISTINGS_CHANNEL = 'letfair_listings';

export interface ListingChanges {
  /** Called when something that pages show of listings has changed in any process, or may have changed unnoticed. */
  readonly onChange: (handle: () => void) => void;
  /** False while changes of other processes would go unnoticed. */
  readonly isListening: () => boolean;
  readonly stop: () => Promise<void>;
}

/** `first` are told before everybody who asks later. */
export function watchListings(pool: pg.Pool, log: Log, first: readonly (() => void)[] = []): ListingChanges {
  const handlers = [...first];
  let isListening = false;
  const tellAll = () => {
    for (const handle of handlers) handle();
  };
  const setListening = (state: boolean) => {
    isListening = state;
    tellAll();
  };
  const listening = listenForNotifications({
    connectionString: pool.options.connectionString ?? '',
    log,
    channel: LISTINGS_CHANNEL,
    onNotification: tellAll,
    onListening: () => setListening(true),
    onLost: () => setListening(false),
  });
  return {
    onChange: (handle) => void handlers.push(handle),
    isListening: () => isListening,
    stop: listening.stop,
  };
}
