import type { ReactNode } from 'react';
import { type ClientLoaderFunctionArgs, type LoaderFunction, useLoaderData } from 'react-router';
import { type SessionUser, storeSession } from '../features/accounts/session/index.ts';
import { renderPage, replyByCall, stubServer } from './render-page.tsx';

interface AccountPage<Data> {
  /** Who is signed in. */
  readonly as: object;
  readonly url: string;
  /** The loader of the route. */
  readonly load: (args: ClientLoaderFunctionArgs) => Promise<{ readonly data: Data | null }>;
  /** See `replyByCall`. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly content: (data: Data) => ReactNode;
}

/** A page with its loader, as somebody who is signed in sees it; "Nothing here." where the loader gives nothing. */
export function renderAccountPage<Data>({ as, url, load, answers, content }: AccountPage<Data>) {
  storeSession(as as SessionUser, 'opaque');
  const server = stubServer(replyByCall(answers));
  function Page() {
    const { data } = useLoaderData() as { readonly data: Data | null };
    return data ? content(data) : 'Nothing here.';
  }
  const loader: LoaderFunction = (args) => load({ ...args, serverLoader: () => Promise.reject() });
  /** The addresses that were called, by their beginning. */
  const asked = (start: string) => server.sent.flatMap(({ path }) => (path.startsWith(start) ? path : []));
  return { ...renderPage(<Page />, url, loader), ...server, asked };
}
