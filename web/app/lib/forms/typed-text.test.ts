import { describe, expect, it } from 'vitest';
import { readTyped } from './typed-text.ts';

const now = Date.parse('2026-11-16T12:00:00Z');
const DAY = 24 * 60 * 60 * 1_000;
const stored = (text: unknown, at: unknown = now) => JSON.stringify({ text, at });

describe('kept text', () => {
  it('comes back for a week', () => {
    expect(readTyped(stored('Is it quiet?', now - 7 * DAY + 1), now)).toBe('Is it quiet?');
  });

  it.each([
    ['nothing', null],
    ['broken JSON', '{"text":'],
    ['the word null', 'null'],
    ['a week old', stored('Is it quiet?', now - 7 * DAY)],
    ['from the future', stored('Is it quiet?', now + DAY)],
    ['without a time', stored('Is it quiet?', null)],
    ['no text', stored({ script: true })],
  ])('is empty where storage holds %s', (_, text) => expect(readTyped(text, now)).toBe(''));
});
