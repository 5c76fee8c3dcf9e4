import { safeNextPath } from './safe-next-path.ts';

/** The path of the page that a full load came from, or null where it was not a page of this site to go back to. */
export function backPath(referrer: string, here: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const [from, now] = [new URL(referrer), new URL(here)];
  if (from.origin !== now.origin || from.pathname === now.pathname) return null;
  return safeNextPath(from.pathname + from.search);
}
