import { afterEach, expect, test, vi } from 'vitest';
import { openStream } from './open-stream.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the listener hears of a response, and how the stream ended. */
async function readResponse(response: Response) {
  const heard: string[] = [];
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => response);
  vi.stubGlobal('fetch', fetch);
  const end = await openStream('secret')(new AbortController().signal, {
    opened: () => heard.push('opened'),
    data: (data) => heard.push(data),
    retry: (ms) => heard.push(`retry ${ms}`),
  });
  return { heard, end, request: fetch.mock.calls[0] };
}

const chunks = (...texts: readonly string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    }),
  );

test('sends the token as a header and not in the URL', async () => {
  const { request } = await readResponse(chunks());
  expect(request?.[0]).toBe('/api/events');
  expect(request?.[1]).toMatchObject({ headers: { Authorization: 'Bearer secret' }, credentials: 'omit' });
});

test('passes on the data of each complete event, wherever the chunks end', async () => {
  const stream = chunks(
    ': hello\n\nda',
    'ta: {"type":"mess',
    'age"}\n',
    '\nevent: change\nid: 7\ndata:two\r\n\r\ndata: cut off\n',
  );
  expect(await readResponse(stream)).toMatchObject({ heard: ['opened', '{"type":"message"}', 'two'], end: 'ended' });
});

test('passes on how long to wait before reconnecting, unless it is absurd', async () => {
  const { heard } = await readResponse(chunks('retry: 100\n\nretry:60000\nretry: soon\nretry: 99999999999\n'));
  expect(heard).toEqual(['opened', 'retry 100', 'retry 60000']);
});

test('rejects an event without an end', async () => {
  await expect(readResponse(chunks('data: '.padEnd(5_000, 'a'), 'b'))).rejects.toThrow();
});

test('reports a token that the server does not know, and breaks on any other refusal', async () => {
  expect(await readResponse(new Response(null, { status: 401 }))).toMatchObject({ heard: [], end: 'refused' });
  await expect(readResponse(new Response(null, { status: 503 }))).rejects.toThrow('503');
});

test('waits as long as a server without a free place asks for', async () => {
  const heard: number[] = [];
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503, headers: { 'retry-after': '60' } }));
  const listener = { opened: () => undefined, data: () => undefined, retry: (ms: number) => heard.push(ms) };
  await expect(openStream('secret')(new AbortController().signal, listener)).rejects.toThrow('503');
  expect(heard).toEqual([60_000]);
});
