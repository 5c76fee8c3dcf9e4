import { NotMe } from '../../features/accounts/access/index.ts';
import { neverCached } from '../../lib/cache-headers.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/not-me.ts';

/** The address carries a token. */
export const headers = neverCached;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Secure your account',
    description: 'Tell us that someone else has been using your Letfair account.',
    unlisted: true,
  });

export default function NotMePage() {
  return <NotMe />;
}
