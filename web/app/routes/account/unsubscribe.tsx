import { Unsubscription } from '../../features/search/saved-searches/index.ts';
import { neverCached } from '../../lib/cache-headers.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/unsubscribe.ts';

/** The address carries a token. */
export const headers = neverCached;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Stop emails', description: 'Stop emails you no longer want.', unlisted: true });

export default function UnsubscribePage() {
  return <Unsubscription />;
}
