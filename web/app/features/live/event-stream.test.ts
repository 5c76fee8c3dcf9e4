import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventStreamReader } from './event-stream.ts';

function readPieces(...pieces: readonly string[]): string[] {
  const events: string[] = [];
  const read = createEventStreamReader({
    data: (data) => events.push(data),
    retry: (ms) => events.push(`back in ${ms}`),
  });
  for (const piece of pieces) read(piece);
  return events;
}

test('an event is handed on once its empty line has come', () => {
  expect(readPieces('data: {"type":"message"}\n')).toEqual([]);
  expect(readPieces('data: {"type":"message"}\n', '\n')).toEqual(['{"type":"message"}']);
});

test('comments, names and ids are passed over', () => {
  expect(readPieces(': still here\n\n', 'event: change\nid: 7\ndata:a\n\n')).toEqual(['a']);
});

test('the time to come back is told, if it is one', () => {
  expect(readPieces('retry: 100\n\nretry:60000\nretry: soon\nretry: 99999999999\n')).toEqual([
    'back in 100',
    'back in 60000',
  ]);
});

test('several lines of data are one event', () => {
  expect(readPieces('data: a\ndata:\ndata:  b\n\n')).toEqual(['a\n\n b']);
});

test('what is cut off at the end is no event', () => {
  expect(readPieces('data: a\n\ndata: b\n')).toEqual(['a']);
});

test('it does not matter where the pieces end, or how lines do', () => {
  const stream = ': hello\r\n\r\ndata: one\r\n\r\ndata: two\n\ndata: three\ndata: four\r\r\ndata: five\n\n';
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length)), (cuts) => {
      const at = [0, ...cuts.sort((a, b) => a - b), stream.length];
      const pieces = at.slice(1).map((end, index) => stream.slice(at[index], end));
      expect(readPieces(...pieces)).toEqual(['one', 'two', 'three\nfour', 'five']);
    }),
  );
});

test('a line without an end is not kept for ever', () => {
  expect(() => readPieces('data: '.padEnd(5_000, 'a'))).toThrow('too long');
});
