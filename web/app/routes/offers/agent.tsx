import { PublicPage } from '../../features/agencies/public-pages/index.ts';
import { NotFound } from '../../features/site/shell/not-found.tsx';
import { ReportButton } from '../../features/trust/reports/index.ts';
import { lazyPart } from '../../lib/network/lazy-part.ts';
import type { Route } from './+types/agent.ts';
import { loadPage, metaOfPage } from './load-page.ts';

const CardActions = lazyPart(async () => (await import('../card-actions.tsx')).CardActions);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadPage(context, { kind: 'agent', name: params.name, cursor: url.searchParams.get('cursor') });

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => metaOfPage(args, loaderData?.view);

export default function AgentPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { view, homes } = loaderData;
  return (
    <PublicPage
      view={view}
      homes={homes}
      actionsFor={({ id, title, publishedAt }) => <CardActions id={id} title={title} publishedAt={publishedAt} />}
      report={<ReportButton type="user" targetId={view.id} title={view.publicName} look="word" />}
    />
  );
}
