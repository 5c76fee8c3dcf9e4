import type { DemoLife } from '@letfair/api';
import { expect, test } from 'vitest';
import { liveOn } from './live-on.ts';

test('a stop ends a turn after the act that is under way', async () => {
  const stopped = new AbortController();
  const home = { accountId: 'a', listingId: 'b' };
  const none = { replace: [], reply: [], enquire: [], apply: [], book: [], attend: [], answer: [] };
  let acts = 0;
  let hasViews = false;
  const life: DemoLife = {
    chores: async () => ({ confirm: [home, home, home], let: [home], approve: [home], ...none }),
    actAs: async <Result>() => {
      acts += 1;
      if (acts === 2) stopped.abort();
      return { success: true } as Result;
    },
    addViews: async () => {
      hasViews = true;
    },
    takeTurn: async () => true,
  };
  expect(await liveOn(life, { signal: stopped.signal })).toMatchObject({ confirm: 2, let: 0, approve: 0 });
  expect([acts, hasViews]).toEqual([2, false]);
});
