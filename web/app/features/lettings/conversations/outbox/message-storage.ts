import type { SessionUser } from '../../../accounts/session/index.ts';
import { readAttachments } from '../attachments/attachment-tray.ts';
import type { Unsent } from './outbox.ts';

// Keys include the account, because both sides of a conversation may use the same tab one after the other.
const accountKey = ({ id, email }: SessionUser): string => id ?? email;
const unsentKey = (user: SessionUser) => `unsent:${accountKey(user)}`;

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Where storage is blocked, unsent messages last as long as the page.
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full; the page itself still holds the text.
  }
}

export const keptUnsent = (user: SessionUser): readonly Unsent[] => readUnsent(read(unsentKey(user)));

export const keepUnsent = (user: SessionUser, unsent: readonly Unsent[]): void =>
  write(unsentKey(user), unsent.length > 0 ? writeUnsent(unsent) : null);

/** The oldest beyond this number are dropped. */
const MOST_KEPT = 50;

export const writeUnsent = (unsent: readonly Unsent[]): string => JSON.stringify(unsent.slice(-MOST_KEPT));

/** Session storage can hold anything; entries of another shape are ignored. */
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
  const { key, conversationId, content, after, reason, ...rest } = value as Partial<Unsent>;
  const attachments = readAttachments(rest.attachments);
  if (![key, conversationId, content].every((part) => typeof part === 'string')) return [];
  if (!key || !conversationId || !(content || attachments.length > 0) || typeof after !== 'number') return [];
  const entry = { key, conversationId, content: content ?? '', attachments, after };
  return [{ ...entry, state: 'failed', reason: typeof reason === 'string' ? reason : null }];
}
