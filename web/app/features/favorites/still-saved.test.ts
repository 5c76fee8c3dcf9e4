import { expect, test } from 'vitest';
import { stillSaved } from './still-saved.ts';

const homes = [{ id: 'kept' }, { id: 'emptied' }, { id: 'from another browser' }];

test('a home leaves the page with its heart, and one from another browser stays', () => {
  const everSaved = new Set(['kept', 'emptied']);
  expect(stillSaved({ homes, everSaved, saved: ['kept'] }).map(({ id }) => id)).toEqual([
    'kept',
    'from another browser',
  ]);
});
