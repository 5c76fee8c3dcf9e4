import type { ApiKeyRecord } from '@letfair/contract/agencies/feed/api-keys';
import type { WebhookRecord } from '@letfair/contract/agencies/feed/webhooks';
import { isLister } from '@letfair/domain/accounts/user-types';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { type LoadResult, toLoadResult } from '../../../lib/page-data.ts';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { ListPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { TitledCard } from '../../../ui/layout/card.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { accountLoader, api } from '../../accounts/session/index.ts';
import { KeysCard } from './keys-card.tsx';
import { CopiedText } from './shown-once.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

interface FeedPageProps {
  readonly keys: Promise<LoadResult<{ readonly keys: readonly ApiKeyRecord[] }>>;
  readonly webhooks: Promise<LoadResult<{ readonly webhooks: readonly WebhookRecord[] }>>;
}

export const FeedPage = ({ keys, webhooks }: FeedPageProps) => (
  <div className="grid grid-cols-1 gap-8">
    <PageHeading title="Feed and API keys" subtitle="Connect the software you manage your homes with." />
    <Suspense fallback={<ListPlaceholder lines={1} buttons={1} />}>
      <Awaited promise={keys} what="your API keys">
        {(data) => <KeysCard keys={data.keys} />}
      </Awaited>
      <Addresses />
      <Awaited promise={webhooks} what="your webhooks">
        {(data) => <WebhooksCard webhooks={data.webhooks} />}
      </Awaited>
    </Suspense>
  </div>
);

function Addresses() {
  const origin = typeof location === 'undefined' ? '' : location.origin;
  return (
    <TitledCard
      id="addresses"
      title="Web addresses for your software"
      intro="Enter these where your software asks for a portal’s web address."
    >
      <CopiedText
        name="rtdf"
        label="Real-time feed (RTDF)"
        hint="If your software already sends homes to other portals, give it this address and a key (sent as X-Api-Key). Each branch is recognised by the code you’ve set under “Team”."
        value={`${origin}/v1/property/`}
      />
      <CopiedText
        name="feed"
        label="Our own feed"
        hint="For software you’ve written yourself."
        value={`${origin}/api/feed/properties/`}
      />
      <p className="text-muted">
        How to use them:{' '}
        <a className="underline" href="/api/docs/rtdf">
          real-time feed
        </a>
        ,{' '}
        <a className="underline" href="/api/docs/feed">
          our own feed
        </a>
        ,{' '}
        <a className="underline" href="/api/docs/webhooks#messages">
          messages to your webhooks
        </a>
      </p>
      <p className="text-muted">
        <Link className="underline" to="/team">
          Branches and their codes
        </Link>
      </p>
    </TitledCard>
  );
}

/** The keys and webhooks of a lister; null for other roles. */
export const loadFeed = accountLoader(({ user, signal }) =>
  isLister(user.userType)
    ? {
        keys: toLoadResult(api.apiKeys.list({}, { signal })),
        webhooks: toLoadResult(api.webhooks.list({}, { signal })),
      }
    : null,
);
