import type { AccessItem } from '@letfair/contract/accounts/access';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { networkProblem } from '../../../lib/forms/use-form.ts';
import type { LoadResult } from '../../../lib/page-data.ts';
import { useScrollToAnchor } from '../../../lib/viewport/use-scroll-to-anchor.ts';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { ListPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TitledCard } from '../../../ui/layout/card.tsx';
import { api, withConfirmation } from '../session/index.ts';
import { AccessList, type Ended, type Ending } from './access-list.tsx';

/** Where the notice after a sign-in leads to. */
const ANCHOR = 'access';

interface AccessSectionProps {
  readonly access: Promise<LoadResult<{ readonly access: readonly AccessItem[] }>>;
}

/** What can reach an account besides its password, on the profile. */
export function AccessSection({ access }: AccessSectionProps) {
  useScrollToAnchor(ANCHOR);
  return (
    <TitledCard
      id={ANCHOR}
      title="What has access to your account"
      intro="Passkeys, software and calendars that work without your password. Remove anything you don’t recognise or no longer use."
    >
      <Awaited
        promise={access}
        what="what has access to your account"
        fallback={<ListPlaceholder entry="row" lines={1} count={1} />}
      >
        {(loaded) => <OwnAccess items={loaded.access} />}
      </Awaited>
    </TitledCard>
  );
}

export function OwnAccess({ items }: { readonly items: readonly AccessItem[] }) {
  const { revalidate } = useRevalidator();
  const [left, setLeft] = useState(items);
  const [shown, setShown] = useState(items);
  if (shown !== items) {
    // Loaded again, for example after a passkey was added.
    setShown(items);
    setLeft(items);
  }

  if (left.length === 0)
    return <p>The only ways into your account are your password and the devices you’re signed in on.</p>;
  return (
    <AccessList
      items={left}
      secondStepNote="Turn it off under “Security”, with your password and a code."
      end={endAccess}
      onLeft={(now) => {
        toast({ title: 'Removed', description: 'It no longer has access to your account.' });
        setLeft(now);
        void revalidate();
      }}
    />
  );
}

async function endAccess(which: readonly Ending[]): Promise<Ended> {
  try {
    const answer = await withConfirmation(() => api.access.end({ body: { items: [...which] } }));
    return answer.success ? { left: answer.data.access } : { problem: answer.message };
  } catch {
    return { problem: networkProblem() };
  }
}
