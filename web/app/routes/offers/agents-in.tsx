import { agentsInPath } from '@letfair/domain/accounts/page-names';
import { data } from 'react-router';
import { AgentsInTownPage, agentsInTitle } from '../../features/agencies/public-pages/index.ts';
import { NotFound } from '../../features/site/shell/not-found.tsx';
import { cachedUntilListingsChange, neverCached, unavailable } from '../../lib/cache-headers.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { apiContext } from '../../lib/request-context.ts';
import type { Route } from './+types/agents-in.ts';

const notFound = ['not_found', 'invalid', 'malformed'];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor');
  const query = { ...(cursor && { cursor }) };
  const answer = await context.get(apiContext).publicPages.agentsInTown({ params: { town: params.town }, query });
  if (answer.success) {
    const view = { ...answer.data, isFurther: cursor !== null };
    return data(view, { headers: cachedUntilListingsChange() });
  }
  if (notFound.includes(answer.error.code)) return data(null, { status: 404, headers: neverCached() });
  throw unavailable();
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (!loaderData)
    return pageMeta(args, {
      title: 'Page not found',
      description: 'There is no page at this address.',
      unlisted: true,
    });
  const { town, isFurther } = loaderData;
  const path = agentsInPath(town.slug);
  return pageMeta(args, {
    title: agentsInTitle(loaderData),
    description: `Letting agents with homes to rent in ${town.name} now: how many, and how quickly they answer.`,
    ...(isFurther ? { unlisted: true, sharedPath: path } : { canonicalPath: path }),
  });
};

export default function AgentsIn({ loaderData }: Route.ComponentProps) {
  return loaderData ? <AgentsInTownPage view={loaderData} /> : <NotFound />;
}
