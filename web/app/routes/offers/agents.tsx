import { AgentsPage } from '../../features/agencies/public-pages/index.ts';
import { cachedUntilListingsChange, unavailable } from '../../lib/cache-headers.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { apiContext } from '../../lib/request-context.ts';
import type { Route } from './+types/agents.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(apiContext).publicPages.towns();
  if (!answer.success) throw unavailable();
  return answer.data;
}

export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? cachedUntilListingsChange();

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Letting agents by town',
    description:
      'Find a letting agent in your town: the homes they have to rent, how quickly they answer, and the redress scheme they belong to.',
  });

export default function Agents({ loaderData }: Route.ComponentProps) {
  return <AgentsPage towns={loaderData.towns} />;
}
