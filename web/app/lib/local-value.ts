import { useSyncExternalStore } from 'react';

/** A value that stays in this browser; other tabs follow its changes. Whatever `parse` cannot read counts as absent. */
export function createLocalValue<Value>(key: string, parse: (stored: unknown) => Value) {
  const absent = parse(null);
  const listeners = new Set<() => void>();
  let last: { readonly text: string | null; readonly value: Value } = { text: null, value: absent };

  function read(): Value {
    const text = storedText(key);
    if (text !== last.text) last = { text, value: parse(parseJson(text)) };
    return last.value;
  }

  /** Null forgets it. */
  function write(value: Value | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Where storage is blocked or full, nothing is kept.
    }
    for (const listener of listeners) listener();
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

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
