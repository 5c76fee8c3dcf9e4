import type { Draft, DraftBody } from '@letfair/contract/listings/drafts';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { draftOfForm, formOfDraft } from '@letfair/domain/listings/form/draft-form';

export interface SavedDraft {
  readonly id: string;
  /** Number of the save; the server refuses to overwrite a later one. */
  readonly version: number;
}

type Answered<Data> =
  | { readonly success: true; readonly data: Data }
  | { readonly success: false; readonly message: string; readonly error: { readonly code: string } };

/** The calls that saving makes. */
export interface DraftCalls {
  readonly create: (body: DraftBody, idempotencyKey: string) => Promise<Answered<SavedDraft>>;
  readonly save: (draft: SavedDraft, body: DraftBody, idempotencyKey: string) => Promise<Answered<SavedDraft>>;
  readonly load: (id: string) => Promise<Answered<Draft>>;
}

export interface SaverState {
  /** Null until the first save. */
  readonly draft: SavedDraft | null;
  /** The saved form as text, for comparison. */
  readonly saved: string;
  readonly savedAt: Date | null;
  readonly saving: boolean;
  /** Why the last save did not work: `stale` waits for someone to choose, `failed` for another try. */
  readonly trouble: 'stale' | 'failed' | null;
  /** What the server said about it, if it answered at all. */
  readonly reason: string | null;
}

export type SaveOutcome = 'created' | 'saved' | 'stale' | 'failed';

/** One call that updates the draft, or creates it. */
interface Write {
  readonly draft: SavedDraft | null;
  readonly body: DraftBody;
  readonly key: string;
}

interface SaverSetup {
  readonly calls: DraftCalls;
  readonly draft: SavedDraft | null;
  /** The form as the server has it, or an empty one. */
  readonly form: ListingForm;
  readonly newKey: () => string;
  readonly now: () => Date;
}

const bodyOf = (form: ListingForm) => ({ ...draftOfForm(form), status: 'draft' }) satisfies DraftBody;

/** A form as text, to tell whether anything has changed. */
export const contentOf = (form: ListingForm): string => JSON.stringify(bodyOf(form));

/**
 * Saves one draft, never twice at once: what comes while a save is under way waits, and of several only the latest
 * goes out. A save whose answer got lost is repeated under its key before anything newer, so that neither a second
 * draft comes of it nor a conflict with ourselves.
 */
export function createDraftSaver({ calls, draft, form, newKey, now }: SaverSetup) {
  let state: SaverState = {
    draft,
    saved: contentOf(form),
    savedAt: null,
    saving: false,
    trouble: null,
    reason: null,
  };
  let underWay: Promise<SaveOutcome> | null = null;
  let waiting: { form: ListingForm; readonly outcome: Promise<SaveOutcome> } | null = null;
  let unanswered: Write | null = null;
  const listeners = new Set<() => void>();

  function set(change: Partial<SaverState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function save(latest: ListingForm): Promise<SaveOutcome> {
    if (state.trouble === 'stale') return Promise.resolve('stale');
    return begin(latest);
  }

  function begin(latest: ListingForm): Promise<SaveOutcome> {
    if (!underWay) {
      set({ saving: true });
      underWay = attempt(latest).finally(() => {
        underWay = null;
        set({ saving: false });
      });
      return underWay;
    }
    if (waiting) waiting.form = latest;
    else {
      const next = underWay.then(() => {
        const { form: newest } = waiting ?? { form: latest };
        waiting = null;
        return save(newest);
      });
      waiting = { form: latest, outcome: next };
    }
    return waiting.outcome;
  }

  async function attempt(latest: ListingForm): Promise<SaveOutcome> {
    const body = bodyOf(latest);
    try {
      if (unanswered) {
        const repeated = await send(unanswered);
        const isAll = repeated !== 'gone' && JSON.stringify(body) === state.saved;
        if (isAll || repeated === 'stale' || repeated === 'failed') return repeated;
        const then = await sendAnew(body);
        return repeated === 'created' && then === 'saved' ? 'created' : then;
      }
      return await sendAnew(body);
    } catch {
      // No answer: whether it was saved is unknown, and the next try finds out.
      return failed(null);
    }
  }

  async function sendAnew(body: DraftBody): Promise<SaveOutcome> {
    const outcome = await send({ draft: state.draft, body, key: newKey() });
    if (outcome !== 'gone') return outcome;
    const recreated = await send({ draft: null, body, key: newKey() });
    return recreated === 'gone' ? 'failed' : recreated;
  }

  async function send(write: Write): Promise<SaveOutcome | 'gone'> {
    unanswered = write;
    const { draft: over, body, key } = write;
    const answer = over ? await calls.save(over, body, key) : await calls.create(body, key);
    unanswered = null;
    if (answer.success) {
      markSaved(answer.data, body);
      return over ? 'saved' : 'created';
    }
    switch (answer.error.code) {
      case 'stale':
        set({ trouble: 'stale', reason: null });
        return 'stale';
      case 'not_found':
        set({ draft: null });
        return 'gone';
      default:
        return failed(answer.message);
    }
  }

  function markSaved({ id, version }: SavedDraft, body: DraftBody): void {
    set({ draft: { id, version }, saved: JSON.stringify(body), savedAt: now(), trouble: null, reason: null });
  }

  function failed(reason: string | null): SaveOutcome {
    set({ trouble: 'failed', reason });
    return 'failed';
  }

  /** What is on the server now, or null when it is gone. Throws when it cannot be told. */
  async function loadOther(): Promise<Draft | null> {
    if (!state.draft) return null;
    const answer = await calls.load(state.draft.id);
    if (answer.success) return answer.data;
    if (answer.error.code === 'not_found') return null;
    throw new Error(answer.message);
  }

  /** Saves this form over the newer version. */
  async function keepMine(mine: ListingForm): Promise<SaveOutcome> {
    try {
      const other = await loadOther();
      set({ draft: other && { id: other.id, version: other.version }, trouble: null });
    } catch {
      return 'failed';
    }
    return begin(mine);
  }

  /** The newer version as a form, or null when it could not be loaded. */
  async function takeOther(): Promise<ListingForm | null> {
    try {
      const other = await loadOther();
      if (!other) return null;
      const theirs = formOfDraft(other);
      set({
        draft: { id: other.id, version: other.version },
        saved: contentOf(theirs),
        savedAt: new Date(other.updatedAt),
        trouble: null,
        reason: null,
      });
      return theirs;
    } catch {
      return null;
    }
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isUnsaved: (latest: ListingForm) => contentOf(latest) !== state.saved,
    save,
    keepMine,
    takeOther,
  };
}

/** An automatic save needs a title and something new; a conflict has to be settled first. */
export const isDueForAutosave = (form: ListingForm, { saved, saving, trouble }: SaverState): boolean =>
  form.title.trim() !== '' && !saving && trouble !== 'stale' && contentOf(form) !== saved;
