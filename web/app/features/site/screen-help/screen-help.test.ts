import { expect, it } from 'vitest';
import { helpPathOf } from './screen-help.ts';

it('leads from a screen to its help, for landlords and agents to theirs', () => {
  expect(helpPathOf('routes/account/viewings', false)).toBe('/help/viewings');
  expect(helpPathOf('routes/account/viewings', true)).toBe('/help/viewing-times');
  expect(helpPathOf('routes/account/messages', true)).toBe('/help/messages');
  expect(helpPathOf('routes/listing', false)).toBe('/help/home-page');
});

it.each([undefined, 'root', 'routes/help/page', 'constructor'])('has none for %s', (id) => {
  expect(helpPathOf(id, false)).toBeNull();
});
