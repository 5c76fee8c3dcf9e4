import { errorStatus } from '@letfair/contract/wire/errors';
import { createParser } from 'eventsource-parser';
import type { OpenStream } from './live-connection.ts';

/** The server sends a comment more often than this, so a longer silence means a dead connection. */
const SILENCE_MS = 60_000;

/** An event holds a type and an id; anything longer does not come from our server. */
const MAX_EVENT_CHARACTERS = 4_096;

/** A longer pause would overflow the timer and reconnect at once. */
const MAX_RETRY_MS = 999_999;

/** The browser's EventSource cannot send a bearer token, and a token must not appear in a URL. */
export const openStream =
  (token: string): OpenStream =>
  async (signal, { opened, data, retry }) => {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENCE_MS);
    const parser = createParser({
      maxBufferSize: MAX_EVENT_CHARACTERS,
      onEvent: (event) => data(event.data),
      onRetry: (ms) => ms <= MAX_RETRY_MS && retry(ms),
      onError: (error) => {
        if (error.type === 'max-buffer-size-exceeded') throw error;
      },
    });
    try {
      const response = await fetch('/api/events', {
        headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
        signal: AbortSignal.any([signal, silence.signal]),
        credentials: 'omit',
        cache: 'no-store',
      });
      if (response.status === errorStatus.unauthenticated) return 'refused';
      const wait = Number(response.headers.get('retry-after'));
      if (!response.ok && wait > 0) retry(Math.min(wait * 1_000, MAX_RETRY_MS));
      if (!response.ok || !response.body) throw new Error(`The live channel answered ${response.status}.`);
      opened();
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return 'ended';
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE_MS);
        parser.feed(value);
      }
    } finally {
      clearTimeout(timer);
    }
  };
