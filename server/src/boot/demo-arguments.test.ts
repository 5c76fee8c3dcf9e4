import { expect, test } from 'vitest';
import { describeRemoval, parseDemoArguments } from './demo-arguments.ts';

test('takes a number of homes, or the removal of the demo', () => {
  expect(parseDemoArguments([])).toEqual({ load: null });
  expect(parseDemoArguments(['--listings', '5000'])).toEqual({ load: 5_000 });
  expect(parseDemoArguments(['--remove'])).toBe('remove');
});

test.each([
  [['--listings', '0'], '--listings takes a number from 1 to 100000.'],
  [['--listings', 'many'], '--listings takes a number from 1 to 100000.'],
  [['--listings', '1.5'], '--listings takes a number from 1 to 100000.'],
  [['--listings', '100001'], '--listings takes a number from 1 to 100000.'],
  [['--remove', '--listings', '20'], 'demo takes --listings or --remove, not both.'],
  [['--delete'], 'demo takes --listings with a number, or --remove, and nothing else.'],
  [['all'], 'demo takes --listings with a number, or --remove, and nothing else.'],
])('%j is refused in a sentence', (args, sentence) => {
  expect(() => parseDemoArguments(args)).toThrow(sentence);
});

test('says whether there was a demo to remove', () => {
  expect(describeRemoval(0)).toBe('There is no demo here; nothing was removed.');
  expect(describeRemoval(1_204)).toMatch(/^The demo is gone: 1,204 accounts with their homes/);
});
