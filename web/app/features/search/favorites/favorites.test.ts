import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import { describe, expect, it, test } from 'vitest';
import { cardNotice, createFavorites, stillSaved, withWish, withWishes } from './favorites.ts';

type Sent = readonly [id: string, wanted: boolean];
type Reply = 'agrees' | 'refuses' | 'is unreachable';

/** A server with one list, a browser with another, and a signed-in user. */
function aBrowser({ server = [] as readonly string[], local = [] as readonly string[], merged = true } = {}) {
  const world = { server, local, merged, owner: 'maya' as string | null, reply: 'agrees' as Reply };
  const sent: Sent[] = [];
  const failures: (string | undefined)[] = [];
  const shownOverTime: string[] = [];
  let gate: Promise<void> = Promise.resolve();
  const answer = () => {
    if (world.reply === 'is unreachable') throw new Error('offline');
    if (world.reply === 'refuses')
      return { success: false as const, message: 'This home is gone.', error: { code: 'not_found' } };
    return { success: true as const, data: world.server };
  };
  const favorites = createFavorites({
    owner: () => world.owner,
    shown: () => world.local,
    show: (ids) => {
      world.local = ids;
      shownOverTime.push(ids.join(' '));
    },
    list: async () => {
      const listed = world.server;
      await gate;
      return world.reply === 'agrees' ? { success: true, data: listed } : answer();
    },
    send: async (id, wanted) => {
      sent.push([id, wanted]);
      await gate;
      if (world.reply === 'agrees') world.server = withWish(world.server, id, wanted);
      return answer();
    },
    isId: (text) => text !== 'no id',
    onFailure: (_, reason) => failures.push(reason),
    merged: () => world.merged,
    markMerged: () => {
      world.merged = true;
    },
  });
  /** Holds answers back until the returned function is called. */
  const holdAnswers = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return resolve;
  };
  return { world, favorites, sent, failures, shownOverTime, holdAnswers };
}

describe('the list of ids', () => {
  it('has the last saved first, and each once', () => {
    expect(withWish(['a'], 'b', true)).toEqual(['b', 'a']);
    expect(withWish(['a', 'b'], 'b', true)).toEqual(['a', 'b']);
    expect(withWish(['a', 'b'], 'a', false)).toEqual(['b']);
    expect(withWish(['a'], 'c', false)).toEqual(['a']);
  });
  it('follows what is wanted, whatever the server says in the meantime', () => {
    const wishes = new Map([
      ['new', true],
      ['old', false],
    ]);
    expect(withWishes(['old', 'kept'], wishes)).toEqual(['new', 'kept']);
  });
});

describe('a heart', () => {
  it('is filled at once, before the server has answered', async () => {
    const { world, favorites, holdAnswers } = aBrowser();
    const release = holdAnswers();
    const done = favorites.wish('flat', true);
    expect(world.local).toEqual(['flat']);
    release();
    await done;
    expect([world.local, world.server]).toEqual([['flat'], ['flat']]);
  });

  it('shows what the server knows besides, once it has answered', async () => {
    const { world, favorites } = aBrowser({ server: ['from another browser'] });
    await favorites.wish('flat', true);
    expect(world.local).toEqual(['flat', 'from another browser']);
  });

  it('is emptied again when the server refuses, with its reason', async () => {
    const { world, favorites, failures } = aBrowser();
    world.reply = 'refuses';
    await favorites.wish('flat', true);
    expect(world.local).toEqual([]);
    expect(failures).toEqual(['This home is gone.']);
  });

  it('is filled again when forgetting the home did not reach the server', async () => {
    const { world, favorites, failures } = aBrowser({ server: ['flat'], local: ['flat'] });
    world.reply = 'is unreachable';
    await favorites.wish('flat', false);
    expect(world.local).toEqual(['flat']);
    expect(failures).toEqual([undefined]);
  });

  it('pressed twice before an answer ends as it was last pressed', async () => {
    const { world, favorites, sent, holdAnswers } = aBrowser();
    const release = holdAnswers();
    void favorites.wish('flat', true);
    const done = favorites.wish('flat', false);
    expect(world.local).toEqual([]);
    release();
    await done;
    expect([world.local, world.server]).toEqual([[], []]);
    expect(sent).toEqual([
      ['flat', true],
      ['flat', false],
    ]);
  });

  it('pressed three times sends no more than it has to', async () => {
    const { world, favorites, sent, holdAnswers } = aBrowser();
    const release = holdAnswers();
    for (const wanted of [true, false]) void favorites.wish('flat', wanted);
    const done = favorites.wish('flat', true);
    release();
    await done;
    expect(sent).toEqual([['flat', true]]);
    expect(world.local).toEqual(['flat']);
  });

  it('keeps others as they were pressed while one is answered', async () => {
    const { favorites, holdAnswers, shownOverTime } = aBrowser();
    const release = holdAnswers();
    void favorites.wish('flat', true);
    const done = favorites.wish('house', true);
    release();
    await done;
    expect(shownOverTime).toEqual(['flat', 'house flat', 'house flat', 'house flat']);
  });

  it('tells nobody else how it ended', async () => {
    const { world, favorites, failures, holdAnswers } = aBrowser();
    const release = holdAnswers();
    const done = favorites.wish('flat', true);
    world.owner = 'someone else';
    world.local = ['theirs'];
    release();
    await done;
    expect(world.local).toEqual(['theirs']);
    expect(failures).toEqual([]);
  });
});

describe('on sign-in and on load', () => {
  it('the server’s list takes the place of the browser’s', async () => {
    const { world, favorites, sent } = aBrowser({ server: ['a', 'b'], local: ['b', 'forgotten elsewhere'] });
    await favorites.sync();
    expect(world.local).toEqual(['a', 'b']);
    expect(sent).toEqual([]);
  });

  it('what the browser kept before is handed over once, in its order', async () => {
    const { world, favorites } = aBrowser({ server: ['a'], local: ['new', 'old'], merged: false });
    await favorites.sync();
    expect(world.local).toEqual(['new', 'old', 'a']);
    expect(world.server).toEqual(['new', 'old', 'a']);
    expect(world.merged).toBe(true);
  });

  it('what cannot be a home is dropped without asking', async () => {
    const { world, favorites, sent } = aBrowser({ local: ['no id'], merged: false });
    await favorites.sync();
    expect(world.local).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('a kept home that is gone is dropped without a word', async () => {
    const { world, favorites, failures } = aBrowser({ local: ['gone'], merged: false });
    const listed = favorites.sync();
    queueMicrotask(() => {
      world.reply = 'refuses';
    });
    await listed;
    expect(world.local).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('without a network the browser’s own list stays, and is handed over another time', async () => {
    const { world, favorites } = aBrowser({ local: ['mine'], merged: false });
    world.reply = 'is unreachable';
    await favorites.sync();
    expect(world.local).toEqual(['mine']);
    expect(world.merged).toBe(false);
    world.reply = 'agrees';
    await favorites.sync();
    expect(world.server).toEqual(['mine']);
  });

  it('a list that was on its way while a heart was pressed does not take it back', async () => {
    const { world, favorites, holdAnswers } = aBrowser({ server: ['a'], local: ['a'] });
    const release = holdAnswers();
    const listed = favorites.sync();
    const pressed = favorites.wish('flat', true);
    release();
    await Promise.all([listed, pressed]);
    expect(world.local).toEqual(['flat', 'a']);
  });

  it('nobody signed in asks for nothing', async () => {
    const { world, favorites } = aBrowser({ server: ['a'] });
    world.owner = null;
    await favorites.sync();
    expect(world.local).toEqual([]);
  });
});

test('a home that can be rented needs no notice', () => {
  expect(cardNotice('live')).toBeNull();
});

test('a home that is as good as let says so, and any other is no longer available', () => {
  expect(cardNotice('let-agreed')).toBe('Let agreed');
  for (const status of listingStatuses.filter((other) => other !== 'live' && other !== 'let-agreed'))
    expect(cardNotice(status), status).toBe('No longer available');
});

const listings = [{ id: 'kept' }, { id: 'emptied' }, { id: 'from another browser' }];

test('a home leaves the page with its heart, and one from another browser stays', () => {
  const everSaved = new Set(['kept', 'emptied']);
  expect(stillSaved({ listings, everSaved, saved: ['kept'] }).map(({ id }) => id)).toEqual([
    'kept',
    'from another browser',
  ]);
});
