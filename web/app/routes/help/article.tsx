import { data } from 'react-router';
import { HelpArticlePage } from '../../features/site/information/help/help-article-page.tsx';
import { findHelpArticle } from '../../features/site/information/help/help-categories.ts';
import { NotFound } from '../../features/site/shell/not-found.tsx';
import { cachedForAnHour, neverCached } from '../../lib/cache-headers.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/article.ts';

export function loader({ params }: Route.LoaderArgs) {
  const found = findHelpArticle(params.article);
  return found ? data(found, { headers: cachedForAnHour() }) : data(null, { status: 404, headers: neverCached() });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData
    ? pageMeta(args, { title: loaderData.article.title, description: loaderData.article.answer[0] ?? '' })
    : pageMeta(args, { title: 'Page not found', description: 'There is no page at this address.', unlisted: true });

export default function HelpArticle({ loaderData }: Route.ComponentProps) {
  return loaderData ? <HelpArticlePage {...loaderData} /> : <NotFound />;
}
