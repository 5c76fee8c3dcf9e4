import { useMemo } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { FavoriteButton } from '../features/favorites/index.ts';
import { ReportButton } from '../features/reports/index.ts';
import { SaveSearchButton } from '../features/saved-searches/index.ts';
import {
  canonicalOf,
  loadSearch,
  readAddress,
  SearchPage,
  sameSearch,
  searchMeta,
  searchPart,
  tidierAddress,
} from '../features/search/index.ts';
import { cachedForAMoment } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { apiContext, mapTilesContext } from '../lib/request-context.ts';
import type { Route } from './+types/properties.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const tidier = tidierAddress(url.searchParams);
  if (tidier) throw redirect(tidier);
  const asked = readAddress(url.searchParams);
  const loaded = await loadSearch(context.get(apiContext), asked);
  return { loaded, tiles: context.get(mapTilesContext) ?? null };
}

export const headers = cachedForAMoment;

/** Another view of the same homes needs no other homes. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !sameSearch(currentUrl.searchParams, nextUrl.searchParams);

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const { query, texts, cursor } = readAddress(new URLSearchParams(args.location.search));
  const { place = null, total = 0 } = loaderData?.loaded.found ?? {};
  const location = { pathname: canonicalOf(texts) };
  return pageMeta({ ...args, location }, searchMeta({ query, texts, cursor, place, total }));
};

export default function PropertiesPage({ loaderData: { loaded, tiles } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const asked = useMemo(() => readAddress(params), [params]);
  return (
    <SearchPage
      asked={asked}
      loaded={loaded}
      tiles={tiles}
      actions={<SaveSearchButton search={searchPart(asked.texts)} />}
      actionsFor={({ id, title }) => (
        <>
          <ReportButton type="property" targetId={id} title={title} />
          <FavoriteButton propertyId={id} title={title} />
        </>
      )}
    />
  );
}
