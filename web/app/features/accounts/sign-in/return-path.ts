import type { SignUpType } from '@letfair/domain/accounts/user-types';
import { useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { safeNextPath, withNext } from '../../../lib/safe-next-path.ts';

const KEY = 'return-path';
/** As long as somebody may take to find the mail; whoever comes later starts at the dashboard. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

const noChanges = () => () => undefined;
const nothing = () => undefined;

/** The page that `?next=` leads to, or where the link that was followed says so; null for none. */
export function useNextPath(): string | null {
  const asked = useSearchParams()[0].get('next');
  const { state } = useLocation();
  // The server knows no state, and draws the same page after a reload; a form may be sent right after a click.
  const followed = useSyncExternalStore(noChanges, () => (state as { readonly next?: unknown } | null)?.next, nothing);
  return safeNextPath(asked ?? (typeof followed === 'string' ? followed : null));
}

const onlyFor: Readonly<Record<string, readonly SignUpType[]>> = {
  '/list-property': ['landlord', 'agent'],
  '/favorites': ['tenant'],
};

/** Null for a page that is not for whoever signs up. */
export function nextPathFor(userType: SignUpType, next: string | null): string | null {
  const others = Object.entries(onlyFor).find(([path]) => next?.startsWith(path));
  return others && !others[1].includes(userType) ? null : next;
}

/** The link in the mail opens another tab, which finds here where the sign-up began. */
export function rememberReturn(next: string | null): void {
  try {
    if (next === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ path: next, at: Date.now() }));
  } catch {
    // Where storage is blocked, only the tab of the sign-up knows the way back.
  }
}

/** Where the sign-up in this browser began. */
export function keptReturn(): string | null {
  try {
    return readReturn(localStorage.getItem(KEY), Date.now());
  } catch {
    return null;
  }
}

/** The same, for whoever goes there now. */
export function takeReturn(): string | null {
  const kept = keptReturn();
  rememberReturn(null);
  return kept;
}

/** Local storage can hold anything; what is no path of this site, or is too old, counts as absent. */
export function readReturn(text: string | null, now: number): string | null {
  try {
    const { path, at } = JSON.parse(text ?? '{}') as { readonly path?: unknown; readonly at?: unknown };
    const isRecent = typeof at === 'number' && at <= now && now - at < KEPT_MS;
    return isRecent && typeof path === 'string' ? safeNextPath(path) : null;
  } catch {
    return null;
  }
}

interface ToVerify {
  readonly email: string;
  readonly code?: string | undefined;
  /** Where to go afterwards. */
  readonly next?: string | null;
}

/** Where an address is verified, with the email (and the code if one was supplied). */
export const verifyPath = ({ email, code, next = null }: ToVerify): string =>
  withNext(`/auth/verify?${new URLSearchParams({ email, ...(code && { code }) })}`, next);

/** State of the dashboard that opens right after a sign-up. */
export const FIRST_VISIT = { isFirstVisit: true } as const;
