import { TransparencyPage } from '../features/trust/transparency/transparency-page.tsx';
import { cachedBriefly, unavailable } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { apiContext } from '../lib/request-context.ts';
import type { Route } from './+types/transparency.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(apiContext).transparency.figures();
  if (!answer.success && answer.error.code === 'unavailable') throw unavailable();
  return { figures: answer.success ? answer.data : null };
}

export const headers = cachedBriefly;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Transparency',
    description:
      'What people report on Letfair, what our moderators decide about homes and people, and how appeals turn out, month by month.',
  });

export default function Transparency({ loaderData }: Route.ComponentProps) {
  return <TransparencyPage figures={loaderData.figures} />;
}
