import { AccountPage } from '../features/accounts/session/index.ts';
import { loadShortlist, ShortlistPage } from '../features/search/shortlist/index.ts';
import { metaOf } from '../lib/page-meta.ts';
import { PagePlaceholder } from '../ui/feedback/placeholders.tsx';
import type { Route } from './+types/shortlist.ts';

export const meta = metaOf({
  title: 'Shortlist',
  description: 'The homes you keep in this browser, without an account.',
  unlisted: true,
});

export const clientLoader = loadShortlist;

export const HydrateFallback = () => (
  <AccountPage what="your shortlist">
    <PagePlaceholder />
  </AccountPage>
);

export default function Shortlist({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage what="your shortlist">
      <ShortlistPage homes={loaderData.homes} />
    </AccountPage>
  );
}
