import { useMemo } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { pathOfPlace } from '../features/search/places/load-places.ts';
import {
  askedFacts,
  displayOf,
  holdCards,
  isSameSearch,
  loadSearch,
  parseSearchUrl,
  SearchPage,
  searchMeta,
  searchString,
  shorterSearchUrl,
} from '../features/search/results/index.ts';
import { sentenceOf, urlOfSentence } from '../features/search/results/read-sentence.ts';
import { SaveSearchButton } from '../features/search/saved-searches/index.ts';
import { SeenOnSearch } from '../features/search/seen/index.ts';
import { cachedUntilListingsChange } from '../lib/cache-headers.ts';
import { lazyPart } from '../lib/network/lazy-part.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { apiContext, mapTilesContext } from '../lib/request-context.ts';
import type { Route } from './+types/properties.ts';

const CardActions = lazyPart(async () => (await import('./card-actions.tsx')).CardActions);

export async function loader({ context, url }: Route.LoaderArgs) {
  const shorter = shorterSearchUrl(url.searchParams);
  if (shorter) throw redirect(shorter);
  const read = urlOfSentence(url.searchParams);
  if (read) throw redirect(read);
  const parsed = parseSearchUrl(url.searchParams);
  const loaded = await loadSearch(context.get(apiContext), parsed);
  const { place, properties, total, unknownPlaces } = loaded.found;
  const aboutPath = place && pathOfPlace(place);
  const shown = holdCards(context, properties, {
    asked: askedFacts(parsed.chips),
    atTop: true,
    rentPer: parsed.query.rentPer,
  });
  return {
    texts: searchMeta({ ...parsed, place, total, unknownPlaces }),
    parsed,
    loaded: { ...loaded, found: { ...loaded.found, properties: shown } },
    aboutPath,
    sentence: sentenceOf(url.searchParams),
    tiles: context.get(mapTilesContext) ?? null,
  };
}

export const headers = cachedUntilListingsChange;

/** Another view of the same homes needs no request. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !isSameSearch(currentUrl.searchParams, nextUrl.searchParams);

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(args, loaderData?.texts ?? { title: 'Homes to rent', description: 'Search homes to rent.', unlisted: true });

export default function PropertiesPage({
  loaderData: { texts, parsed, loaded, aboutPath, sentence, tiles },
}: Route.ComponentProps) {
  const [params] = useSearchParams();
  const url = useMemo(() => ({ ...parsed, ...displayOf(params) }), [parsed, params]);
  return (
    <>
      <SearchPage
        title={texts.title}
        url={url}
        loaded={loaded}
        aboutPath={aboutPath}
        sentence={sentence}
        tiles={tiles}
        actions={<SaveSearchButton search={searchString(parsed.texts)} />}
        actionsFor={({ id, title, publishedAt }) => <CardActions id={id} title={title} publishedAt={publishedAt} />}
      />
      <SeenOnSearch />
    </>
  );
}
