export interface ByteLimitedMap<Key, Value> {
  readonly get: (key: Key) => Value | undefined;
  readonly set: (key: Key, value: Value, bytes: number) => void;
  readonly bytes: () => number;
}

/** A cache that forgets what it was given first when it would take more memory than that. */
export function byteLimitedMap<Key, Value>(maxBytes: number): ByteLimitedMap<Key, Value> {
  const entries = new Map<Key, { readonly value: Value; readonly bytes: number }>();
  let total = 0;
  const remove = (key: Key) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => entries.get(key)?.value,
    set: (key, value, bytes) => {
      remove(key);
      if (bytes > maxBytes) return;
      entries.set(key, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break;
        remove(oldest);
      }
    },
    bytes: () => total,
  };
}
