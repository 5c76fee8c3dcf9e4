import { CircleHelp } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { AvailabilityConfirmation } from '../features/manage/index.ts';
import { neverCached } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Container } from '../ui/container.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/confirm-availability.ts';

/** The address carries a token. */
export const headers = neverCached;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Confirm availability',
    description: 'Confirm that your home is still available to rent.',
    unlisted: true,
  });

export default function ConfirmAvailabilityPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <Container width="form">
      <div className="min-h-[calc(100dvh-4rem)] py-10">
        <noscript>
          <p className="rounded-md border border-line bg-sand px-4 py-3">
            This page needs JavaScript to confirm that your home is still available.
          </p>
        </noscript>
        {token ? (
          <AvailabilityConfirmation token={token} />
        ) : (
          <EmptyState
            icon={CircleHelp}
            title="This link is incomplete"
            level="h1"
            actions={<LinkButton to="/properties/manage">Manage your properties</LinkButton>}
          >
            Open the link in our mail again, or confirm the listing where you manage your properties.
          </EmptyState>
        )}
      </div>
    </Container>
  );
}
