import { JoinPage } from '../features/agencies/invitations/index.ts';
import { neverCached } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/team-join.ts';

/** The address carries a token. */
export const headers = neverCached;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Join a team',
    description: 'Accept or decline an invitation to join a team.',
    unlisted: true,
  });

export default function TeamJoinPage() {
  return <JoinPage />;
}
