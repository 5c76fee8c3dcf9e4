import { expect, test } from 'vitest';
import { liveStreams } from './live-streams.ts';

const owner = (accountId = 'a', worksFor = accountId) => ({
  accountId,
  worksFor,
  sessionHash: Buffer.from(accountId),
});
const event = { type: 'message', id: '018f3c2e-7d2b-7aaa-8bbb-0123456789ab' } as const;
const isOver = ({ body }: { body: { destroyed: boolean } }) => body.destroyed;

test('an event reaches all streams of the account and of nobody else', () => {
  const streams = liveStreams();
  const [one, two, stranger] = [streams.open(owner()), streams.open(owner()), streams.open(owner('b'))];
  streams.send(['a'], event);
  for (const stream of [one, two]) expect(String(stream?.body.read())).toContain(`data: ${JSON.stringify(event)}\n\n`);
  expect(String(stranger?.body.read())).not.toContain('data:');
  streams.stop();
});

test('an event of a team reaches its members', () => {
  const streams = liveStreams();
  const member = streams.open(owner('b', 'a'))!;
  streams.send(['a'], event);
  expect(String(member.body.read())).toContain(JSON.stringify(event));
  streams.end(member);
  streams.send(['a'], event);
  expect(streams.all()).toEqual([]);
  streams.stop();
});

test('a client that does not read is dropped before much waits for it', async () => {
  const streams = liveStreams();
  const [slow, quick] = [streams.open(owner())!, streams.open(owner())!];
  quick.body.resume();
  for (let n = 0; n < 1_000; n += 1) {
    streams.send(['a'], event);
    await Promise.resolve();
    quick.body.read();
  }
  expect(isOver(slow)).toBe(true);
  expect(isOver(quick)).toBe(false);
  await new Promise((resolve) => setImmediate(resolve));
  expect(streams.all()).toEqual([quick]);
  streams.stop();
});

test('a process has a limited number of streams, and a place that is free again is given to the next', () => {
  const streams = liveStreams(2);
  const [one] = [streams.open(owner('a'))!, streams.open(owner('b'))!];
  expect(streams.open(owner('c'))).toBeNull();
  expect(streams.count()).toBe(2);
  streams.end(one);
  expect(streams.open(owner('c'))).not.toBeNull();
  streams.stop();
});

test('a stream that has ended is forgotten, and ending it again does nothing', async () => {
  const streams = liveStreams();
  const stream = streams.open(owner())!;
  streams.signOut(stream);
  streams.signOut(stream);
  streams.endAll();
  expect(streams.all()).toEqual([]);
  let text = '';
  for await (const piece of stream.body) text += piece;
  expect(text.match(/signed-out/g)).toHaveLength(1);
  streams.stop();
});
