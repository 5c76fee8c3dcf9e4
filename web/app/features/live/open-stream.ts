import { errorStatus } from '@letfair/contract/errors';
import { createEventStreamReader } from './event-stream.ts';
import type { OpenStream } from './live-connection.ts';

/** The server says something at least this often, be it only that it is there; after that the line is dead. */
const SILENCE_MS = 60_000;

/** The browser's own EventSource cannot send a token, and a token never goes into an address. */
export const openStream =
  (token: string): OpenStream =>
  async (signal, { opened, data, retry }) => {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENCE_MS);
    try {
      const response = await fetch('/api/events', {
        headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
        signal: AbortSignal.any([signal, silence.signal]),
        credentials: 'omit',
        cache: 'no-store',
      });
      if (response.status === errorStatus.unauthenticated) return 'refused';
      if (!response.ok || !response.body) throw new Error(`The live channel answered ${response.status}.`);
      opened();
      const read = createEventStreamReader({ data, retry });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return 'ended';
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE_MS);
        read(value);
      }
    } finally {
      clearTimeout(timer);
    }
  };
