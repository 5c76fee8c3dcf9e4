import { CircleHelp } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Unsubscription } from '../features/saved-searches/index.ts';
import { neverCached } from '../lib/cache-headers.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Container } from '../ui/container.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/unsubscribe.ts';

/** The address carries a token. */
export const headers = neverCached;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Stop mails', description: 'Stop the mails of a saved search.', unlisted: true });

export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <Container width="form">
      <div className="min-h-[calc(100dvh-4rem)] py-10">
        <noscript>
          <p className="rounded-md border border-line bg-sand px-4 py-3">
            This page needs JavaScript to stop the mails of your saved search.
          </p>
        </noscript>
        {token ? (
          <Unsubscription token={token} />
        ) : (
          <EmptyState
            icon={CircleHelp}
            title="This link is incomplete"
            level="h1"
            actions={<LinkButton to="/saved-searches">Your saved searches</LinkButton>}
          >
            Open the link in our mail again, or choose “No mails” where your searches are kept.
          </EmptyState>
        )}
      </div>
    </Container>
  );
}
