import { MeasureAppeal } from '../features/trust/appeals/index.ts';
import { neverCached } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/appeal.ts';

/** The address carries a token. */
export const headers = neverCached;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Appeal against a decision',
    description: 'Appeal against a decision about your account.',
    unlisted: true,
  });

export default function AppealPage() {
  return <MeasureAppeal />;
}
