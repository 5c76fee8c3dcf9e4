import type { Message } from '@letfair/contract/lettings/conversations/conversations';
import { describe, expect, it, test } from 'vitest';
import { createOutbox, splitByArrival, type Unsent } from './outbox.ts';

type Answered = { success: true; data: Message } | { success: false; message: string };

/** An outbox whose answers the test gives by hand. */
function outbox(kept: readonly Unsent[] = []) {
  const calls: {
    conversationId: string;
    content: string;
    key: string;
    answer: (answer: Answered) => void;
    lose: () => void;
  }[] = [];
  let saved: readonly Unsent[] = kept;
  let keys = 0;
  const detached: string[] = [];
  const box = createOutbox({
    send: (conversationId, { content }, key) =>
      new Promise((resolve, reject) => {
        calls.push({ conversationId, content, key, answer: resolve, lose: () => reject(new TypeError('network')) });
      }),
    detach: (id) => detached.push(id),
    newKey: () => `key-${++keys}`,
    kept,
    keep: (unsent) => {
      saved = unsent;
    },
  });
  const arrived: number[] = [];
  box.onSent(({ number }) => arrived.push(number));
  return {
    box,
    calls,
    arrived,
    detached,
    saved: () => saved,
    states: () => box.unsent().map(({ content, state }) => [content, state]),
  };
}

const file = (id: string) =>
  ({ id, name: `${id}.pdf`, type: 'application/pdf', bytes: 7, width: null, height: null }) as const;
const flushTasks = () => new Promise((resolve) => setTimeout(resolve));
const message = (number: number): Message => ({
  id: `id-${number}`,
  conversationId: 'a',
  number,
  senderId: 'me',
  receiverId: 'other',
  content: 'Hello',
  attachments: [],
  timestamp: '2026-11-15T10:00:00.000Z',
  read: false,
});

describe('the outbox', () => {
  it('sends in order, the next when the one before has arrived', async () => {
    const { box, calls, arrived, states } = outbox();
    box.write('a', { content: 'one', attachments: [] }, 0);
    box.write('a', { content: 'two', attachments: [] }, 0);
    expect(calls.map(({ content }) => content)).toEqual(['one']);
    expect(states()).toEqual([
      ['one', 'sending'],
      ['two', 'waiting'],
    ]);
    calls[0]?.answer({ success: true, data: message(1) });
    await flushTasks();
    expect(calls.map(({ content }) => content)).toEqual(['one', 'two']);
    expect(arrived).toEqual([1]);
    calls[1]?.answer({ success: true, data: message(2) });
    await flushTasks();
    expect(states()).toEqual([]);
  });

  it('does not let one conversation wait for another', () => {
    const { box, calls } = outbox();
    box.write('a', { content: 'one', attachments: [] }, 0);
    box.write('b', { content: 'two', attachments: [] }, 0);
    expect(calls.map(({ conversationId }) => conversationId)).toEqual(['a', 'b']);
  });

  it('keeps what got no answer, and tries again under the same key', async () => {
    const { box, calls, saved } = outbox();
    box.write('a', { content: 'one', attachments: [] }, 0);
    calls[0]?.lose();
    await flushTasks();
    expect(saved()).toMatchObject([{ content: 'one', state: 'failed', reason: null }]);
    box.retry('key-1');
    box.retry('key-1');
    expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    calls[1]?.answer({ success: true, data: message(1) });
    await flushTasks();
    expect(saved()).toEqual([]);
  });

  it('sends what got no answer when the connection is back, and nothing that was refused', async () => {
    const { box, calls, states } = outbox();
    box.write('a', { content: 'lost', attachments: [] }, 0);
    box.write('b', { content: 'refused', attachments: [] }, 0);
    calls[0]?.lose();
    calls[1]?.answer({ success: false, message: 'You have been blocked.' });
    await flushTasks();
    box.retryUnanswered();
    expect(calls.map(({ content, key }) => [content, key])).toEqual([
      ['lost', 'key-1'],
      ['refused', 'key-2'],
      ['lost', 'key-1'],
    ]);
    calls[2]?.answer({ success: true, data: message(1) });
    await flushTasks();
    expect(states()).toEqual([['refused', 'failed']]);
  });

  it('says in the words of the server why something was refused', async () => {
    const { box, calls } = outbox();
    box.write('a', { content: 'one', attachments: [] }, 0);
    calls[0]?.answer({ success: false, message: 'You have been blocked.' });
    await flushTasks();
    expect(box.unsent()).toMatchObject([{ state: 'failed', reason: 'You have been blocked.' }]);
    box.discard('key-1');
    expect(box.unsent()).toEqual([]);
  });

  it('deletes the uploads of what is discarded, and of nothing else', async () => {
    const { box, calls, detached } = outbox();
    box.write('a', { content: '', attachments: [file('one')] }, 0);
    box.write('b', { content: '', attachments: [file('two')] }, 0);
    calls[0]?.answer({ success: true, data: message(1) });
    calls[1]?.lose();
    await flushTasks();
    box.discard('key-2');
    expect(detached).toEqual(['two']);
  });

  it('goes on with the next after a failure', async () => {
    const { box, calls, states } = outbox();
    box.write('a', { content: 'one', attachments: [] }, 0);
    box.write('a', { content: 'two', attachments: [] }, 0);
    calls[0]?.lose();
    await flushTasks();
    expect(states()).toEqual([
      ['one', 'failed'],
      ['two', 'sending'],
    ]);
  });

  it('finds after a reload what was on its way, and sends nothing by itself', () => {
    const entry: Unsent = {
      key: 'old',
      conversationId: 'a',
      content: 'one',
      attachments: [],
      after: 3,
      state: 'sending',
      reason: null,
    };
    const { box, calls } = outbox([entry]);
    expect(box.unsent()).toEqual([{ ...entry, state: 'failed' }]);
    expect(calls).toEqual([]);
    box.retry('old');
    expect(calls).toMatchObject([{ key: 'old', content: 'one' }]);
  });
});

const mine = (number: number, content: string): Message => ({
  id: `id-${number}`,
  conversationId: 'c',
  number,
  senderId: 'me',
  receiverId: 'other',
  content,
  attachments: [],
  timestamp: '2026-11-15T10:00:00.000Z',
  read: false,
});
const unsent = (key: string, content: string, after = 5): Unsent => ({
  key,
  conversationId: 'c',
  content,
  attachments: [],
  after,
  state: 'failed',
  reason: null,
});
const keys = (entries: readonly Unsent[]) => entries.map(({ key }) => key);

test('what came back among the messages is not shown a second time', () => {
  const { missing, arrived } = splitByArrival([unsent('a', 'Hello'), unsent('b', 'Bye')], [mine(6, 'Hello')], 'other');
  expect(keys(arrived)).toEqual(['a']);
  expect(keys(missing)).toEqual(['b']);
});

test('the same words written earlier, or by the other side, do not count', () => {
  const theirs = { ...mine(7, 'Hello'), senderId: 'other', receiverId: 'me' };
  expect(keys(splitByArrival([unsent('a', 'Hello')], [mine(5, 'Hello'), theirs], 'other').missing)).toEqual(['a']);
});

test('one message stands for one only', () => {
  const twice = [unsent('a', 'OK'), unsent('b', 'OK')];
  expect(keys(splitByArrival(twice, [mine(6, 'OK')], 'other').missing)).toEqual(['b']);
  expect(keys(splitByArrival(twice, [mine(6, 'OK'), mine(8, 'OK')], 'other').missing)).toEqual([]);
});

test('what was refused did not arrive, whatever else says the same', () => {
  const refused = { ...unsent('a', 'OK'), reason: 'You have been blocked.' };
  expect(keys(splitByArrival([refused], [mine(6, 'OK')], 'other').missing)).toEqual(['a']);
});

test('the same words with other files are another message', () => {
  const entry = { ...unsent('a', ''), attachments: [file('one')] };
  const [same, other] = [
    { ...mine(6, ''), attachments: [file('one')] },
    { ...mine(7, ''), attachments: [file('two')] },
  ];
  expect(keys(splitByArrival([entry], [other], 'other').missing)).toEqual(['a']);
  expect(keys(splitByArrival([entry], [same, other], 'other').missing)).toEqual([]);
});
