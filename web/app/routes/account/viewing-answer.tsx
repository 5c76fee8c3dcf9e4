import { MailedViewingPage } from '../../features/lettings/viewings/index.ts';
import { neverCached } from '../../lib/cache-headers.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/viewing-answer.ts';

/** The address carries a token. */
export const headers = neverCached;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your viewing',
    description: 'Confirm, move or cancel a viewing.',
    unlisted: true,
  });

export default function ViewingAnswerPage() {
  return <MailedViewingPage />;
}
