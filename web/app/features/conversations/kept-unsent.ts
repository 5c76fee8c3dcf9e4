import type { Unsent } from './unsent.ts';

/** Nobody retries more by hand; the oldest go first. */
const MOST_KEPT = 50;

export const writeUnsent = (unsent: readonly Unsent[]): string => JSON.stringify(unsent.slice(-MOST_KEPT));

/** Anybody may write to session storage; what was not written by us counts as absent. */
export function readUnsent(text: string | null): readonly Unsent[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.flatMap(asUnsent).slice(-MOST_KEPT) : [];
  } catch {
    return [];
  }
}

function asUnsent(value: unknown): readonly Unsent[] {
  if (typeof value !== 'object' || value === null) return [];
  const { key, conversationId, content, after, reason } = value as Partial<Unsent>;
  const texts = [key, conversationId, content].every((part) => typeof part === 'string' && part !== '');
  if (!texts || typeof after !== 'number') return [];
  const entry = { key, conversationId, content, after } as Pick<Unsent, 'key' | 'conversationId' | 'content' | 'after'>;
  return [{ ...entry, state: 'failed', reason: typeof reason === 'string' ? reason : null }];
}
