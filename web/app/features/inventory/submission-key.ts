const KEY = 'submissionKey';

interface StoredKey {
  readonly content: string;
  readonly key: string;
}

/** The same text for the same content, in whatever order its parts were put together. */
export const contentOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [two]) => (one < two ? -1 : 1)))
      : part,
  );

/** The key under which this content went out before, if it did; otherwise a new one. */
export function keyFor(content: string, stored: string | null, newKey: () => string): StoredKey {
  const before = parse(stored);
  return before?.content === content ? before : { content, key: newKey() };
}

function parse(stored: string | null): StoredKey | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { content, key } = value as Partial<StoredKey>;
    return typeof content === 'string' && typeof key === 'string' && key !== '' ? { content, key } : null;
  } catch {
    // Anybody may write to session storage; what is no JSON was not written by us.
    return null;
  }
}

/**
 * A submission that was cut off may have arrived all the same. Its key outlives a reload, so that sending it again
 * makes no second listing.
 */
export function keptKey(content: string, newKey: string): string {
  try {
    const kept = keyFor(content, sessionStorage.getItem(KEY), () => newKey);
    sessionStorage.setItem(KEY, JSON.stringify(kept));
    return kept.key;
  } catch {
    // Where storage is forbidden the key serves until the page is loaded anew.
    return newKey;
  }
}

export function forgetKey(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}
