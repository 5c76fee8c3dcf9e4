import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { AccountContent } from '../../features/accounts/session/index.ts';
import { AdminTab, loadTab } from '../../features/site/admin/admin-tabs.tsx';
import type { Route } from './+types/tab.ts';

export const clientLoader = loadTab;

/** Opening or closing a ticket does not change the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || listUrl(currentUrl) !== listUrl(nextUrl));

function listUrl(url: URL): string {
  const params = new URLSearchParams(url.search);
  params.delete('ticket');
  return `${params}`;
}

export default function AdminTabPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountContent loaderData={loaderData} fallback={null} signedOut={null}>
      {(loaded) => loaded && <AdminTab {...loaded} />}
    </AccountContent>
  );
}
