import { expect, it } from 'vitest';
import { retryWhenOnline } from './retry-when-online.ts';

it('a part that is rendered on the server is loaded there at once', async () => {
  expect(await retryWhenOnline(async () => 'the part')()).toBe('the part');
});
