import type { Photo } from '@letfair/contract/listings/photos';
import { expect, test } from 'vitest';
import { createUploadQueue, LOST, UPLOADS_AT_ONCE } from './upload-queue.ts';

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const photo = (id: string): Photo => ({ id, caption: '', width: 1600, height: 1200, placeholder: '', sources: [] });

/** A line to the server whose every answer the test gives by hand. */
function queueWithLine() {
  const calls = new Map<string, PromiseWithResolvers<Parameters<typeof answerOf>[0]>>();
  const progress = new Map<string, (share: number) => void>();
  const keys: string[] = [];
  const aborted: string[] = [];
  const arrivals: [string, readonly string[]][] = [];
  const queue = createUploadQueue({
    send: async (file, { onProgress, signal, idempotencyKey }) => {
      keys.push(idempotencyKey);
      const call = Promise.withResolvers<Parameters<typeof answerOf>[0]>();
      calls.set(file.name, call);
      progress.set(file.name, onProgress);
      signal.addEventListener('abort', () => {
        aborted.push(file.name);
        call.reject(new Error('cut off'));
      });
      return answerOf(await call.promise);
    },
    problemOf: ({ type }) => (type === 'image/jpeg' ? null : 'This is no picture.'),
    onArrived: ({ id }, later) => arrivals.push([id, later]),
  });
  const flushTasks = () => new Promise((done) => setTimeout(done));
  return {
    queue,
    arrivals,
    aborted,
    keys,
    sent: () => [...calls.keys()],
    states: () => queue.snapshot().map(({ file, state }) => `${file.name} ${state}`),
    progressOf: (name: string, share: number) => progress.get(name)?.(share),
    async answer(name: string, answer: Parameters<typeof answerOf>[0]) {
      calls.get(name)?.resolve(answer);
      await flushTasks();
    },
    async cut(name: string) {
      calls.get(name)?.reject(new Error('offline'));
      await flushTasks();
    },
  };
}
const answerOf = (answer: 'kept' | { readonly id: string } | { readonly refusal: string }) =>
  answer === 'kept'
    ? { success: true as const, data: photo('p') }
    : 'id' in answer
      ? { success: true as const, data: photo(answer.id) }
      : { success: false as const, message: answer.refusal };

test('three are sent at a time, and the next follows when one has arrived', async () => {
  const { queue, sent, answer } = queueWithLine();
  queue.add(['a', 'b', 'c', 'd', 'e'].map(picture));
  expect(UPLOADS_AT_ONCE).toBe(3);
  expect(sent()).toEqual(['a', 'b', 'c']);
  await answer('b', 'kept');
  expect(sent()).toEqual(['a', 'b', 'c', 'd']);
});

test('progress is told for the one picture', () => {
  const { queue, progressOf } = queueWithLine();
  queue.add([picture('a'), picture('b')]);
  progressOf('b', 0.4);
  expect(queue.snapshot().map(({ progress }) => progress)).toEqual([0, 0.4]);
});

test('an arrival names the quicker ones that were chosen later', async () => {
  const { queue, arrivals, answer } = queueWithLine();
  queue.add(['a', 'b', 'c'].map(picture));
  await answer('c', { id: 'third' });
  await answer('a', { id: 'first' });
  await answer('b', { id: 'second' });
  expect(arrivals).toEqual([
    ['third', []],
    ['first', ['third']],
    ['second', ['third']],
  ]);
  expect(queue.snapshot()).toEqual([]);
});

test('a photo put in its place by hand is left out of that', async () => {
  const { queue, arrivals, answer } = queueWithLine();
  queue.add(['a', 'b'].map(picture));
  await answer('b', { id: 'second' });
  queue.placedByHand('second');
  await answer('a', { id: 'first' });
  expect(arrivals.at(-1)).toEqual(['first', []]);
});

test('a file that is no picture is never sent and cannot be tried again', () => {
  const { queue, sent, states } = queueWithLine();
  queue.add([new File(['x'], 'lease.pdf', { type: 'application/pdf' }), picture('a')]);
  queue.retry(queue.snapshot()[0]!.key);
  expect(states()).toEqual(['lease.pdf unusable', 'a sending']);
  expect(sent()).toEqual(['a']);
});

test('a lost connection holds up one picture only, until it is tried again', async () => {
  const { queue, cut, states, answer, arrivals, keys } = queueWithLine();
  queue.add([picture('a'), picture('b')]);
  await cut('a');
  expect(states()).toEqual(['a lost', 'b sending']);
  expect(queue.snapshot()[0]?.problem).toBe(LOST);
  queue.retryLost();
  expect(states()).toEqual(['a sending', 'b sending']);
  await answer('a', { id: 'first' });
  expect(arrivals).toEqual([['first', []]]);
  const [ofA, ofB, ofAAgain] = keys;
  expect(ofAAgain).toBe(ofA);
  expect(ofB).not.toBe(ofA);
});

test('a refusal is told in the words of the server and stays when the connection comes back', async () => {
  const { queue, answer, states } = queueWithLine();
  queue.add([picture('a')]);
  await answer('a', { refusal: 'We can’t read this picture.' });
  expect(queue.snapshot()[0]).toMatchObject({ state: 'refused', problem: 'We can’t read this picture.' });
  queue.retryLost();
  expect(states()).toEqual(['a refused']);
  queue.retry(queue.snapshot()[0]!.key);
  expect(states()).toEqual(['a sending']);
});

test('a removed one is cut off and makes room for the next', async () => {
  const { queue, aborted, sent, arrivals, answer } = queueWithLine();
  queue.add(['a', 'b', 'c', 'd'].map(picture));
  queue.remove(queue.snapshot()[0]!.key);
  await answer('a', 'kept');
  expect(aborted).toEqual(['a']);
  expect(sent()).toContain('d');
  expect(arrivals).toEqual([]);
});
