import { expect, test } from 'vitest';
import { readUnsent, writeUnsent } from './message-storage.ts';
import type { Unsent } from './outbox.ts';

const entry: Unsent = {
  key: 'k',
  conversationId: 'c',
  content: 'Hello',
  attachments: [],
  after: 3,
  state: 'failed',
  reason: null,
};

test('what was kept is found again, and waits for somebody to retry it', () => {
  expect(readUnsent(writeUnsent([{ ...entry, state: 'sending' }]))).toEqual([entry]);
  expect(readUnsent(writeUnsent([{ ...entry, reason: 'Blocked.' }]))).toEqual([{ ...entry, reason: 'Blocked.' }]);
});

test.each([null, '', '{', '{}', 'null', '[null, 7, {}]', '[{"key":"k","conversationId":"c","content":"","after":1}]'])(
  'a stored %j counts as nothing',
  (text) => expect(readUnsent(text)).toEqual([]),
);

test('a message of files alone is found again with them', () => {
  const file = { id: 'f', name: 'payslip.pdf', type: 'application/pdf', bytes: 7, width: null, height: null } as const;
  const alone = { ...entry, content: '', attachments: [file] };
  expect(readUnsent(writeUnsent([alone]))).toEqual([alone]);
  expect(readUnsent(JSON.stringify([{ ...alone, attachments: [{ id: 7 }, null] }]))).toEqual([]);
});

test('the newest fifty are kept', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...entry, key: String(index) }));
  const found = readUnsent(writeUnsent(many));
  expect(found).toHaveLength(50);
  expect(found.at(-1)?.key).toBe('59');
});
