import { EmailReversal } from '../../features/accounts/profile/index.ts';
import { neverCached } from '../../lib/cache-headers.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/revert-email.ts';

/** The address carries a token. */
export const headers = neverCached;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Change your address back',
    description: 'Change your Letfair account back to its old email address.',
    unlisted: true,
  });

export default function RevertEmailPage() {
  return <EmailReversal />;
}
