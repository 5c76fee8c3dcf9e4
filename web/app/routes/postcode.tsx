import { districtOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { data, redirect } from 'react-router';
import { figuresInWords, listedAs, loadPlaceFacts } from '../features/search/places/live-rents.ts';
import { isDistrict, loadPostcode } from '../features/search/places/load-places.ts';
import { PostcodeNotFound, PostcodePage } from '../features/search/places/postcode-page.tsx';
import { cachedForAMoment, cachedUntilListingsChange, neverCached } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { apiContext } from '../lib/request-context.ts';
import type { Route } from './+types/postcode.ts';

/** One address for each postcode: upper case, spaces removed. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const found = loadPostcode(params.postcode);
  if (found === null) return data(null, { status: 404, headers: neverCached() });
  if (url.pathname.replace(/\/$/, '') !== found.path) throw redirect(found.path + url.search, 301);
  const facts = await loadPlaceFacts(context.get(apiContext), districtOf(found.outcode));
  const headers = facts ? cachedUntilListingsChange() : cachedForAMoment();
  return data({ ...found, facts }, { headers: isDistrict(found) ? headers : neverCached() });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (!loaderData)
    return pageMeta(args, {
      title: 'Postcode Not Found',
      description: 'We don’t recognise this postcode.',
      unlisted: true,
    });
  const { view, postcode, outcode, districtPath, facts } = loaderData;
  return pageMeta(args, {
    title: `Renting in ${postcode}, ${view.district}`,
    description: `Renting a home in ${postcode} (${view.name}, ${view.county}): market trends, property types, transport, amenities and postcodes nearby. ${figuresInWords(facts)}`,
    ...listedAs(districtPath, districtOf(outcode), facts),
  });
};

export default function Postcode({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PostcodePage {...loaderData} /> : <PostcodeNotFound />;
}
