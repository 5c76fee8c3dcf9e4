import type { ListerType } from '@letfair/domain/accounts/user-types';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { homesOf, loadPublicPage, type PublicPageView } from '../../features/agencies/public-pages/index.ts';
import { holdCards } from '../../features/search/results/index.ts';
import { cachedUntilListingsChange, neverCached } from '../../lib/cache-headers.ts';
import { type PageArgs, pageMeta } from '../../lib/page-meta.ts';
import { apiContext } from '../../lib/request-context.ts';

interface Asked {
  readonly kind: ListerType;
  readonly name: string;
  readonly cursor: string | null;
}

/** Null for a page that nobody has, or that is no longer shown. */
export async function loadPage(context: Readonly<RouterContextProvider>, asked: Asked) {
  const loaded = await loadPublicPage(context.get(apiContext), asked);
  if (loaded.kind === 'failed') throw data(null, { status: loaded.status, headers: neverCached() });
  if (loaded.kind === 'none') return data(null, { status: 404, headers: neverCached() });
  const { view } = loaded;
  // A name may come back into use, so browsers must not remember where it once led.
  if (!view.path.endsWith(`/${asked.name}`)) throw redirect(view.path, { status: 301, headers: neverCached() });
  const homes = holdCards(context, loaded.homes, { level: 'h3', atTop: true });
  return data({ view, homes }, { headers: cachedUntilListingsChange() });
}

/** A page without homes says little, and a further page nothing of its own: neither is for search engines. */
export function metaOfPage(args: PageArgs, view: PublicPageView | undefined) {
  if (!view)
    return pageMeta(args, {
      title: 'Page not found',
      description: 'There is no page at this address.',
      unlisted: true,
    });
  const { publicName, kindInWords, total, isFurther, path } = view;
  return pageMeta(args, {
    title: `${publicName}, ${kindInWords.toLowerCase()}`,
    description: `${homesOf(view)}, with rents, photos and how quickly they answer. No fees for tenants.`,
    ...(total === 0 || isFurther ? { unlisted: true, sharedPath: path } : { canonicalPath: path }),
  });
}
