import { data, redirect } from 'react-router';
import { AreaPage } from '../features/search/places/area-page.tsx';
import { figuresInWords, listedAs, loadPlaceFacts } from '../features/search/places/live-rents.ts';
import { loadArea } from '../features/search/places/load-places.ts';
import { NotFound } from '../features/site/shell/not-found.tsx';
import { cachedForAMoment, cachedUntilListingsChange, neverCached } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { apiContext } from '../lib/request-context.ts';
import type { Route } from './+types/area.ts';

/** One address for each area: other names and spellings are sent to it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const area = loadArea(params.area);
  if (area === null) return data(null, { status: 404, headers: neverCached() });
  if (url.pathname.replace(/\/$/, '') !== area.path) throw redirect(area.path + url.search, 301);
  const facts = await loadPlaceFacts(context.get(apiContext), area.view.name);
  return data({ ...area, facts }, { headers: facts ? cachedUntilListingsChange() : cachedForAMoment() });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData
    ? pageMeta(args, {
        title: `Renting in ${loaderData.view.name}, ${loaderData.view.county}`,
        description: `Renting a home in ${loaderData.view.name}, ${loaderData.view.county}: rents, property types, transport, amenities and areas nearby. ${figuresInWords(loaderData.facts)}`,
        ...listedAs(loaderData.path, loaderData.view.name, loaderData.facts),
      })
    : pageMeta(args, { title: 'Page not found', description: 'There is no page at this address.', unlisted: true });

export default function Area({ loaderData }: Route.ComponentProps) {
  return loaderData ? <AreaPage {...loaderData} /> : <NotFound />;
}
