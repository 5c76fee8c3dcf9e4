import { ClientJoinPage } from '../features/agencies/invitations/index.ts';
import { neverCached } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/client-join.ts';

/** The address carries a token. */
export const headers = neverCached;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'See your homes', description: 'Accept or decline an agency’s invitation.', unlisted: true });

export default ClientJoinPage;
