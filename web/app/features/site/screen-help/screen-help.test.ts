import { expect, it } from 'vitest';
import { helpPaths } from '../information/help/help-categories.ts';
import { helpPathOf } from './screen-help.ts';

it('leads from a screen to its help, for landlords and agents to theirs', () => {
  expect(helpPathOf('routes/account/viewings', false)).toBe('/help/viewings');
  expect(helpPathOf('routes/account/viewings', true)).toBe('/help/viewing-times');
  expect(helpPathOf('routes/account/messages', true)).toBe('/help/messages');
  expect(helpPaths).toContain(helpPathOf('routes/listing', false));
});

it.each([undefined, 'root', 'routes/help', 'constructor'])('has none for %s', (id) => {
  expect(helpPathOf(id, false)).toBeNull();
});
