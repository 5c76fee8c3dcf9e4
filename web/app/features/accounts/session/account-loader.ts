import type { ClientLoaderFunctionArgs } from 'react-router';
import type { LoadResult } from '../../../lib/page-data.ts';
import { currentSession } from './session-store.ts';
import type { SessionUser } from './stored-session.ts';

interface LoadArgs {
  readonly user: SessionUser;
  readonly url: URL;
  /** Ends the calls of a page that is left or loaded again. */
  readonly signal: AbortSignal;
}

interface MoreArgs extends LoadArgs {
  readonly cursor: string;
}

export interface AccountData<Data> {
  /** Whose data it is; null for a signed-out visitor. */
  readonly token: string | null;
  /** Null for a signed-out visitor, and where the loader says so. */
  readonly data: Data | null;
  readonly cancel: () => void;
}

interface DetailsArgs extends LoadArgs {
  readonly id: string;
}

type LoadMore = (args: MoreArgs) => Promise<LoadResult<unknown>>;
/** By the search parameter that carries the id. */
type LoadDetails = Readonly<Record<string, (args: DetailsArgs) => Promise<LoadResult<unknown>>>>;

/**
 * The `clientLoader` of an account page; `more` answers the requests of `usePages`, and `details` those of
 * `useDetails`. See `lib/page-data.ts`.
 */
export function accountLoader<Data>(load: (args: LoadArgs) => Data | null, more?: LoadMore, details: LoadDetails = {}) {
  async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<AccountData<Data>> {
    const session = currentSession();
    const url = new URL(request.url);
    const cursor = url.searchParams.get('cursor');
    if (session.status !== 'signed-in') return { token: null, data: null, cancel: () => {} };
    const { user, token } = session;
    const args = { user, url, signal: request.signal };
    const detail = Object.entries(details).find(([parameter]) => url.searchParams.has(parameter));
    // A fetcher of `usePages` or `useDetails` asked, which does not read the data of the route.
    const answer =
      cursor && more ? more({ ...args, cursor }) : detail?.[1]({ ...args, id: url.searchParams.get(detail[0]) ?? '' });
    if (answer) return answer as Promise<unknown> as Promise<AccountData<Data>>;
    // The router ends the request once the loader has returned, which is before its promises are settled.
    const left = new AbortController();
    const signal = AbortSignal.any([request.signal, left.signal]);
    return { token, data: load({ user, url, signal }), cancel: () => left.abort() };
  }
  return Object.assign(clientLoader, { hydrate: true as const });
}
