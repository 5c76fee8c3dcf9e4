import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { LiveEvent } from '@letfair/contract/lettings/conversations/conversations';
import { onTestFinished } from 'vitest';
import { waitUntil } from './wait.ts';

export interface OpenStream {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: () => string;
  readonly events: () => LiveEvent[];
  readonly heard: (type: LiveEvent['type'], id: string) => Promise<unknown>;
  readonly ended: Promise<void>;
  readonly hasEnded: () => boolean;
  readonly close: () => void;
}

export function openStream(url: string, token?: string): Promise<OpenStream> {
  let text = '';
  let over = false;
  const asked: ClientRequest = request(url, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    agent: false,
  });
  onTestFinished(() => void asked.destroy());
  return new Promise((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', (response) => {
      const ended = new Promise<void>((end) => response.once('close', end)).then(() => {
        over = true;
      });
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      // A dropped connection is one way to end.
      response.on('error', () => undefined);
      const events = () => [...text.matchAll(/^data: (.*)\n\n/gm)].map(([, data]) => JSON.parse(data ?? ''));
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: () => text,
        events,
        heard: (type, id) => waitUntil(async () => events().some((event) => event.type === type && event.id === id)),
        ended,
        hasEnded: () => over,
        close: () => asked.destroy(),
      });
    });
    asked.end();
  });
}
