import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createLiveConnection,
  type LiveState,
  parseLiveEvent,
  reconnectDelay,
  type StreamListener,
} from './live-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose streams the test opens and breaks by hand. */
function connection() {
  const streams: {
    listener: StreamListener;
    signal: AbortSignal;
    end: (how: 'ended' | 'refused') => void;
    fail: () => void;
  }[] = [];
  const heard: string[] = [];
  const states: LiveState[] = [];
  const live = createLiveConnection({
    open: (signal, listener) =>
      new Promise((resolve, reject) => {
        streams.push({ listener, signal, end: resolve, fail: () => reject(new TypeError('network')) });
      }),
    onData: (data) => heard.push(data),
    onOpened: () => heard.push('opened'),
    onRefused: () => heard.push('refused'),
    onState: (state) => states.push(state),
    random: () => 1,
  });
  return { live, streams, heard, states, last: () => streams.at(-1)! };
}

test('tells that it is open, and hands on what comes', () => {
  const { live, heard, states, last } = connection();
  live.start();
  last().listener.opened();
  last().listener.data('a');
  expect(states).toEqual(['connecting', 'open']);
  expect(heard).toEqual(['opened', 'a']);
});

test('starting twice opens one stream', () => {
  const { live, streams } = connection();
  live.start();
  live.start();
  expect(streams).toHaveLength(1);
});

test('a lost stream is opened again, after longer and longer waits', async () => {
  const { live, streams, states, last } = connection();
  live.start();
  for (const [failures, wait] of [
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
  ] as const) {
    last().fail();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(streams).toHaveLength(failures);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams).toHaveLength(failures + 1);
  }
  last().listener.opened();
  expect(states.at(-1)).toBe('open');
});

test('a stream that worked for a while is soon opened again', async () => {
  const { live, streams, last } = connection();
  live.start();
  last().fail();
  await vi.advanceTimersByTimeAsync(1_000);
  last().listener.opened();
  await vi.advanceTimersByTimeAsync(10_000);
  last().end('ended');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(streams).toHaveLength(3);
});

test('one that closes right after opening is not asked for in a hurry', async () => {
  const { live, streams, last } = connection();
  live.start();
  last().listener.opened();
  last().end('ended');
  await vi.advanceTimersByTimeAsync(1_000);
  last().listener.opened();
  last().end('ended');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(streams).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(streams).toHaveLength(3);
});

test('a server that wants to be left alone is left alone', async () => {
  const { live, streams, last } = connection();
  live.start();
  last().listener.opened();
  last().listener.retry(60_000);
  last().end('ended');
  await vi.advanceTimersByTimeAsync(59_999);
  expect(streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(streams).toHaveLength(2);
});

test('pausing closes the stream, and nothing more is heard of it', async () => {
  const { live, streams, heard, states, last } = connection();
  live.start();
  last().listener.opened();
  live.pause();
  expect(last().signal.aborted).toBe(true);
  last().listener.data('late');
  last().fail();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual(['opened']);
  expect(states.at(-1)).toBe('paused');
  expect(streams).toHaveLength(1);
});

test('pausing while it waits gives up the wait, and starting begins at once', async () => {
  const { live, streams, last } = connection();
  live.start();
  last().fail();
  await vi.advanceTimersByTimeAsync(0);
  live.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams).toHaveLength(1);
  live.start();
  expect(streams).toHaveLength(2);
});

test('a token that is refused is told', async () => {
  const { live, heard, last } = connection();
  live.start();
  last().end('refused');
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['refused']);
});

test('the wait doubles with each failure and stops growing at half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 100].map((failures) => reconnectDelay(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test('chance takes up to half of it away', () => {
  expect(reconnectDelay(3, 0)).toBe(2_000);
  expect(reconnectDelay(3, 0.5)).toBe(3_000);
});

test('an event names what changed', () => {
  expect(parseLiveEvent('{"type":"message","id":"a","more":1}')).toEqual({ type: 'message', id: 'a' });
});

test.each(['', 'null', '[]', '{"type":"message"', '{"type":"message"}', '{"type":"toString","id":"a"}', '{"id":"a"}'])(
  '%j is none',
  (data) => expect(parseLiveEvent(data)).toBeNull(),
);
