import { expect, it } from 'vitest';
import { patiently } from './patiently.ts';

it('a part that is rendered on the server is loaded there at once', async () => {
  expect(await patiently(async () => 'the part')()).toBe('the part');
});
