/**
 * What someone typed and has not sent yet, kept in this browser by account and by what it is about, so that neither a
 * closed dialog nor a reload, a lost network or an ended session loses it.
 */
const PREFIX = 'typed:';
/** Anyone who comes back later starts again. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000;
/** More than any form of ours holds. */
const MOST_KEPT = 100_000;

/** A place for the text of one form, such as the message about one home. */
export interface TypedText {
  readonly read: () => string;
  /** An empty text is forgotten. */
  readonly write: (text: string) => void;
}

/** `owner` is the account, or empty for a visitor; `thing` says what the text is about. */
export function typedText(owner: string, thing: string): TypedText {
  const key = `${PREFIX}${owner}:${thing}`;
  return {
    read: () => readTyped(stored(key), Date.now()),
    write: (text) =>
      tryStorage(() => {
        if (text === '' || text.length > MOST_KEPT) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify({ text, at: Date.now() }));
      }),
  };
}

/** Local storage can hold anything; what is unreadable or too old counts as absent. */
export function readTyped(stored: string | null, now: number): string {
  try {
    const { text, at } = JSON.parse(stored ?? '{}') as { readonly text?: unknown; readonly at?: unknown };
    const isRecent = typeof at === 'number' && at <= now && now - at < KEPT_MS;
    return isRecent && typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}

/** At sign-out: the next person at this browser must not read it. Visitors' texts belong to anyone who sits there. */
export const forgetTypedTexts = (): void => removeWhere(() => true);

/** Removes what nobody came back for. */
export const dropOldTexts = (): void => removeWhere((key) => readTyped(stored(key), Date.now()) === '');

const stored = (key: string): string | null => tryStorage(() => localStorage.getItem(key)) ?? null;

const removeWhere = (isGone: (key: string) => boolean): void =>
  void tryStorage(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && isGone(key)) localStorage.removeItem(key);
  });

/** Where storage is blocked or full, the page itself still holds the text. */
function tryStorage<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
