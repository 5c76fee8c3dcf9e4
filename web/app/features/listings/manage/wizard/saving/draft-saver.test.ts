import type { Draft, DraftBody } from '@letfair/contract/listings/drafts';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { emptyListingForm } from '@letfair/domain/listings/form/listing-form';
import { describe, expect, it } from 'vitest';
import { createDraftSaver, type DraftCalls, isDueForAutosave, type SavedDraft } from './draft-saver.ts';

const titled = (title: string): ListingForm => ({ ...emptyListingForm, title });
const refused = (code: string) => ({ success: false as const, message: 'No.', error: { code } });

/** Drafts as a server keeps them: versions grow, and a key answers the same twice. */
function server() {
  const drafts = new Map<string, { version: number; body: DraftBody }>();
  const keys = new Map<string, SavedDraft>();
  const seen: string[] = [];
  let lost: 'request' | 'answer' | null = null;
  let gate = Promise.resolve();

  async function arrive(call: string) {
    seen.push(call);
    await gate;
    if (lost === 'request') throw new TypeError('Failed to fetch');
  }
  function answered(draft: SavedDraft) {
    if (lost === 'answer') throw new TypeError('Failed to fetch');
    return { success: true as const, data: draft };
  }
  const calls: DraftCalls = {
    create: async (body, key) => {
      await arrive(`create ${body.title}`);
      const draft = keys.get(key) ?? { id: `draft-${drafts.size + 1}`, version: 1 };
      if (!keys.has(key)) drafts.set(draft.id, { version: 1, body });
      keys.set(key, draft);
      return answered(draft);
    },
    save: async ({ id, version }, body, key) => {
      await arrive(`save ${body.title}`);
      const first = keys.get(key);
      if (first) return answered(first);
      const kept = drafts.get(id);
      if (!kept) return refused('not_found');
      if (kept.version !== version) return refused('stale');
      drafts.set(id, { version: version + 1, body });
      keys.set(key, { id, version: version + 1 });
      return answered({ id, version: version + 1 });
    },
    load: async (id) => {
      await arrive('load');
      const kept = drafts.get(id);
      if (!kept) return refused('not_found');
      const data = { ...kept.body, id, version: kept.version, updatedAt: '2026-11-15T14:32:00.000Z' };
      return { success: true, data: data as Draft };
    },
  };
  return {
    calls,
    drafts,
    seen,
    lose: (what: typeof lost) => {
      lost = what;
    },
    /** Holds everything back until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    changeElsewhere: (id: string, title: string) => {
      const kept = drafts.get(id)!;
      drafts.set(id, { version: kept.version + 1, body: { ...kept.body, title } });
    },
    titles: () => [...drafts.values()].map(({ body }) => body.title),
  };
}

function saver(of: ReturnType<typeof server>) {
  let key = 0;
  return createDraftSaver({
    calls: of.calls,
    draft: null,
    form: emptyListingForm,
    newKey: () => `key-${++key}`,
    now: () => new Date('2026-11-15T14:32:00Z'),
  });
}

describe('saving a draft', () => {
  it('creates it first and updates the same one later', async () => {
    const there = server();
    const { save, state } = saver(there);
    expect(await save(titled('One'))).toBe('created');
    expect(state().draft).toEqual({ id: 'draft-1', version: 1 });
    expect(await save(titled('Two'))).toBe('saved');
    expect(state()).toMatchObject({ draft: { version: 2 }, savedAt: new Date('2026-11-15T14:32:00Z'), saving: false });
    expect(there.titles()).toEqual(['Two']);
  });

  it('never runs twice at once, and of what waits only the latest goes out', async () => {
    const there = server();
    const { save, state } = saver(there);
    const release = there.hold();
    const outcomes = ['One', 'Two', 'Three'].map((title) => save(titled(title)));
    expect(state().saving).toBe(true);
    release();
    expect(await Promise.all(outcomes)).toEqual(['created', 'saved', 'saved']);
    expect(there.seen).toEqual(['create One', 'save Three']);
    expect(state().saving).toBe(false);
  });

  it('makes one draft of a first save whose answer was lost, with what was typed since', async () => {
    const there = server();
    const { save, state } = saver(there);
    there.lose('answer');
    expect(await save(titled('One'))).toBe('failed');
    expect(state()).toMatchObject({ draft: null, trouble: 'failed' });
    there.lose(null);
    expect(await save(titled('One, with a garden'))).toBe('created');
    expect(there.titles()).toEqual(['One, with a garden']);
    expect(state()).toMatchObject({ draft: { id: 'draft-1', version: 2 }, trouble: null });
  });

  it('does not take its own lost save for someone else’s', async () => {
    const there = server();
    const { save, state } = saver(there);
    await save(titled('One'));
    there.lose('answer');
    expect(await save(titled('Two'))).toBe('failed');
    there.lose(null);
    expect(await save(titled('Two'))).toBe('saved');
    expect(await save(titled('Three'))).toBe('saved');
    expect(state()).toMatchObject({ draft: { version: 3 }, trouble: null });
  });

  it('keeps what is unsaved unsaved while the network is gone', async () => {
    const there = server();
    const { save, isUnsaved } = saver(there);
    there.lose('request');
    await save(titled('One'));
    expect(isUnsaved(titled('One'))).toBe(true);
    there.lose(null);
    await save(titled('One'));
    expect(isUnsaved(titled('One'))).toBe(false);
  });

  it('creates again what was deleted in the meantime', async () => {
    const there = server();
    const { save, state } = saver(there);
    await save(titled('One'));
    there.drafts.clear();
    expect(await save(titled('Two'))).toBe('created');
    expect(there.titles()).toEqual(['Two']);
    expect(state().draft?.version).toBe(1);
  });

  it('says why the server refused', async () => {
    const calls = {
      ...server().calls,
      create: async () => ({ ...refused('conflict'), message: 'You have 50 drafts.' }),
    };
    const { save, state } = createDraftSaver({
      calls,
      draft: null,
      form: emptyListingForm,
      newKey: () => 'key',
      now: () => new Date(),
    });
    expect(await save(titled('One'))).toBe('failed');
    expect(state().reason).toBe('You have 50 drafts.');
  });
});

describe('a draft that was changed in another tab', () => {
  async function changedElsewhere() {
    const there = server();
    const mine = saver(there);
    await mine.save(titled('First'));
    there.changeElsewhere('draft-1', 'Theirs');
    expect(await mine.save(titled('Mine'))).toBe('stale');
    return { there, mine };
  }

  it('is not written over, and further saves wait', async () => {
    const { there, mine } = await changedElsewhere();
    const calls = there.seen.length;
    expect(await mine.save(titled('Mine, later'))).toBe('stale');
    expect(there.seen).toHaveLength(calls);
    expect(there.titles()).toEqual(['Theirs']);
  });

  it('is written over when mine is kept', async () => {
    const { there, mine } = await changedElsewhere();
    expect(await mine.keepMine(titled('Mine'))).toBe('saved');
    expect(there.titles()).toEqual(['Mine']);
    expect(mine.state().trouble).toBeNull();
  });

  it('replaces mine when the other is taken', async () => {
    const { mine } = await changedElsewhere();
    const theirs = await mine.takeOther();
    expect(theirs?.title).toBe('Theirs');
    expect(mine.isUnsaved(theirs!)).toBe(false);
    expect(await mine.save(titled('And on'))).toBe('saved');
  });

  it('is still to be settled when it cannot be loaded', async () => {
    const { there, mine } = await changedElsewhere();
    there.lose('request');
    expect(await mine.takeOther()).toBeNull();
    expect(await mine.keepMine(titled('Mine'))).toBe('failed');
    expect(mine.state().trouble).toBe('stale');
  });

  it('becomes a new draft when it was deleted before mine is kept', async () => {
    const { there, mine } = await changedElsewhere();
    there.drafts.clear();
    expect(await mine.keepMine(titled('Mine'))).toBe('created');
    expect(there.titles()).toEqual(['Mine']);
  });
});

describe('the automatic save', () => {
  const idle = { ...saver(server()).state() };

  it('needs a title and something new', () => {
    expect(isDueForAutosave(titled('One'), idle)).toBe(true);
    expect(isDueForAutosave(emptyListingForm, idle)).toBe(false);
    expect(isDueForAutosave({ ...titled('  '), isShared: true }, idle)).toBe(false);
  });

  it('tries again after a failure, but waits for a save under way and for a conflict', () => {
    expect(isDueForAutosave(titled('One'), { ...idle, trouble: 'failed' })).toBe(true);
    expect(isDueForAutosave(titled('One'), { ...idle, saving: true })).toBe(false);
    expect(isDueForAutosave(titled('One'), { ...idle, trouble: 'stale' })).toBe(false);
  });
});
