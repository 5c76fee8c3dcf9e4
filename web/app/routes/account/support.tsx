import { AccountContent, AccountPage } from '../../features/session/index.ts';
import { loadSupport, OwnThread, OwnTickets, SupportPlaceholder } from '../../features/support/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/support.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Support tickets', description: 'What you asked the Letfair team.', unlisted: true });

export const clientLoader = loadSupport;

export const HydrateFallback = () => (
  <AccountPage>
    <SupportPlaceholder />
  </AccountPage>
);

export default function SupportPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage>
      <AccountContent
        loaderData={loaderData}
        fallback={<SupportPlaceholder />}
        prompt="You need to be signed in to see your support tickets."
      >
        {(data) =>
          data?.thread ? <OwnThread key={data.reference} {...data} /> : data && <OwnTickets tickets={data.tickets} />
        }
      </AccountContent>
    </AccountPage>
  );
}
