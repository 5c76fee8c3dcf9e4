/** Stands for our own origin; which host serves the page makes no difference here. */
const HERE = 'http://letfair.invalid';

/**
 * A `?next=` that is safe to go to after signing in: a path of this site, or null. Whatever could leave the site is
 * refused, and so are the sign-in pages themselves, which would send people round in a circle.
 */
export function safeNextPath(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return null;
  const url = new URL(next, HERE);
  if (url.origin !== HERE || url.pathname.startsWith('//') || url.pathname.startsWith('/auth/')) return null;
  return url.pathname + url.search + url.hash;
}

/** A page of ours that knows where the visitor wants to go afterwards. */
export const withNext = (path: string, next: string | null): string =>
  next === null ? path : `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;

/** The address of the sign-in page that leads back to where the visitor is. */
export const signInPath = (from: string): string => withNext('/auth/login', from);

/** The same for someone who may have no account yet; the page offers to sign in as well. */
export const signUpPath = (from: string): string => withNext('/auth/signup', from);

/** The path of the page that a full load came from, or null where it was not a page of this site to go back to. */
export function backPath(referrer: string, here: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const [from, now] = [new URL(referrer), new URL(here)];
  if (from.origin !== now.origin || from.pathname === now.pathname) return null;
  return safeNextPath(from.pathname + from.search);
}
