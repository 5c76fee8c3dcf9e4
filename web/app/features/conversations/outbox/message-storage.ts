import type { SessionUser } from '../../session/index.ts';
import type { Unsent } from './outbox.ts';

// Both sides of a conversation may sign in one after the other in the same tab: what is kept belongs to one account.
const accountKey = ({ id, email }: SessionUser): string => id ?? email;
const unsentKey = (user: SessionUser) => `unsent:${accountKey(user)}`;
const draftKey = (user: SessionUser, conversationId: string) => `draft:${accountKey(user)}:${conversationId}`;

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Where storage is forbidden, things last as long as the page.
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // As above, or the storage is full: the page itself still holds the text.
  }
}

export const keptUnsent = (user: SessionUser): readonly Unsent[] => readUnsent(read(unsentKey(user)));

export const keepUnsent = (user: SessionUser, unsent: readonly Unsent[]): void =>
  write(unsentKey(user), unsent.length > 0 ? writeUnsent(unsent) : null);

/** What was typed and not sent. */
export const keptDraft = (user: SessionUser, conversationId: string): string =>
  read(draftKey(user, conversationId)) ?? '';

export const keepDraft = (user: SessionUser, conversationId: string, text: string): void =>
  write(draftKey(user, conversationId), text || null);

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
