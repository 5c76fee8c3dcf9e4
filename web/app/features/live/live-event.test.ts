import { expect, test } from 'vitest';
import { parseLiveEvent } from './live-event.ts';

test('an event names what changed', () => {
  expect(parseLiveEvent('{"type":"message","id":"a","more":1}')).toEqual({ type: 'message', id: 'a' });
});

test.each(['', 'null', '[]', '{"type":"message"', '{"type":"message"}', '{"type":"toString","id":"a"}', '{"id":"a"}'])(
  '%j is none',
  (data) => expect(parseLiveEvent(data)).toBeNull(),
);
