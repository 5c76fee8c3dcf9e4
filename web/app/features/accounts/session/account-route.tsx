import type { ReactNode } from 'react';
import type { ClientLoaderFunctionArgs, MetaArgs } from 'react-router';
import { type PageTexts, pageMeta } from '../../../lib/page-meta.ts';
import { PagePlaceholder } from '../../../ui/feedback/placeholders.tsx';
import type { AccountData } from './account-loader.ts';
import { AccountContent, AccountPage } from './account-page.tsx';
import type { SessionUser } from './stored-session.ts';

/** Made by `accountLoader`. */
type AccountLoader<Data> = (args: ClientLoaderFunctionArgs) => Promise<AccountData<Data>>;

interface AccountRoute<Data> {
  readonly meta: Pick<PageTexts, 'title' | 'description'>;
  /** A page with a list where nothing is said. */
  readonly placeholder?: ReactNode;
  /** What signed-out visitors see: why they have to sign in, or something else in place of the prompt. */
  readonly signedOut: ReactNode;
  readonly content: (data: Data, user: SessionUser) => ReactNode;
  /** For a role that has nothing to see here, for which the loader gave null. */
  readonly otherwise?: ReactNode | ((user: SessionUser) => ReactNode);
}

/**
 * What the module of an account page exports. Write `export const { meta, clientLoader, HydrateFallback } = page;` and
 * `export default page.Page;`, because the framework looks for these names.
 */
export function accountRoute<Data, Loader extends AccountLoader<Data>>(
  clientLoader: Loader & AccountLoader<Data>,
  { meta, placeholder = <PagePlaceholder />, signedOut, content, otherwise = null }: AccountRoute<Data>,
) {
  const prompt = typeof signedOut === 'string' ? { prompt: signedOut } : { signedOut };
  return {
    meta: (args: MetaArgs) => pageMeta(args, { ...meta, unlisted: true }),
    clientLoader,
    HydrateFallback: () => <AccountPage>{placeholder}</AccountPage>,
    Page: ({ loaderData }: { readonly loaderData: AccountData<Data> }) => (
      <AccountPage>
        <AccountContent loaderData={loaderData} fallback={placeholder} {...prompt}>
          {(data, user) => (data ? content(data, user) : typeof otherwise === 'function' ? otherwise(user) : otherwise)}
        </AccountContent>
      </AccountPage>
    ),
  };
}
