import { useSyncExternalStore } from 'react';

/**
 * A value that stays in this browser; other tabs follow its changes. Whatever `parse` cannot read counts as absent.
 * Where storage is blocked or full, the value lasts until the page is left.
 */
export function createLocalValue<Value>(key: string, parse: (stored: unknown) => Value) {
  const absent = parse(null);
  const listeners = new Set<() => void>();
  let unstored: string | null | undefined;
  let last: { readonly text: string | null; readonly value: Value } = { text: null, value: absent };

  function read(): Value {
    const text = unstored === undefined ? storedText(key) : unstored;
    if (text !== last.text) last = { text, value: parse(parseJson(text)) };
    return last.value;
  }

  /** Null forgets it. False where the browser does not keep it. */
  function write(value: Value | null): boolean {
    const text = value === null ? null : JSON.stringify(value);
    unstored = storeText(key, text) ? undefined : text;
    for (const listener of listeners) listener();
    return unstored === undefined;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  }

  return { read, write, use: (): Value => useSyncExternalStore(subscribe, read, () => absent) };
}

/** A list of texts without repeats, as of ids. */
export const parseTexts = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? [...new Set(stored.filter((text) => typeof text === 'string'))] : [];

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function storeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
