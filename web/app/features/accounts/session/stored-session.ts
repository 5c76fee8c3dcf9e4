import type { User } from '@letfair/contract/accounts/accounts';
import { userTypes } from '@letfair/domain/accounts/user-types';

/** What a session knows for certain about its user; the rest is there when the server sent it. */
export type SessionUser = Pick<User, 'firstName' | 'lastName' | 'email' | 'userType'> & Partial<User>;

export type Session =
  /** The stored items have not been read yet. */
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | {
      readonly status: 'signed-in';
      readonly user: SessionUser;
      readonly token: string;
      readonly favorites: readonly string[];
    };

/** The texts under the three keys of local storage. */
export interface StoredItems {
  readonly user: string | null;
  readonly token: string | null;
  readonly favorites: string | null;
}

/** Signed in only if both the user and the token are there; anything unreadable counts as absent. */
export function parseSession({ user, token, favorites }: StoredItems): Session {
  const known = parseUser(user);
  if (!known || !token) return { status: 'signed-out' };
  return { status: 'signed-in', user: known, token, favorites: parseFavorites(favorites) };
}

function parseUser(text: string | null): SessionUser | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return null;
  const { firstName, lastName, email, userType } = value as Record<string, unknown>;
  const named = [firstName, lastName, email].every((part) => typeof part === 'string');
  return named && (userTypes as readonly unknown[]).includes(userType) ? (value as SessionUser) : null;
}

function parseFavorites(text: string | null): readonly string[] {
  const value = parseJson(text);
  return Array.isArray(value) ? [...new Set(value.filter((id) => typeof id === 'string'))] : [];
}

function parseJson(text: string | null): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Anybody may write to local storage; what is no JSON was not written by us.
    return null;
  }
}
