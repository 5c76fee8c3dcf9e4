import type { SessionUser } from '../session/index.ts';
import { readUnsent, writeUnsent } from './kept-unsent.ts';
import type { Unsent } from './unsent.ts';

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
