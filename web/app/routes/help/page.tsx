import { data, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { helpCategories } from '../../features/site/information/help/help-categories.ts';
import { HelpPage } from '../../features/site/information/help/help-page.tsx';
import { MAX_QUERY_LENGTH } from '../../features/site/information/help/search-help.ts';
import { cachedForAnHour, neverCached } from '../../lib/cache-headers.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/page.ts';

/**
 * The articles travel with the page, not with its script. Searches are not kept: their number is endless, and they would
 * push the pages people read out of the cache.
 */
export const loader = ({ request }: Route.LoaderArgs) =>
  data(
    { categories: helpCategories },
    { headers: new URL(request.url).searchParams.has('q') ? neverCached() : cachedForAnHour() },
  );

/** Whatever is searched for, the articles stay the same. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Help',
    description:
      'Answers about accounts, finding a home, letting a home, messages, applications, safety and privacy on Letfair.',
  });

export default function Help({ loaderData: { categories } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return <HelpPage categories={categories} query={(search.get('q') ?? '').slice(0, MAX_QUERY_LENGTH)} />;
}
