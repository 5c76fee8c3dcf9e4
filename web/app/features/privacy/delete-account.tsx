import { retention } from '@letfair/domain/privacy/retention';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/links.tsx';
import { TitledCard } from '../../ui/layout/card.tsx';
import type { SessionUser } from '../session/index.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { wholeDay } from './export-words.ts';

export function DeleteAccount({ user: { email, deletionDue } }: { readonly user: SessionUser }) {
  const [asking, setAsking] = useState(false);
  return (
    <TitledCard
      id="delete-account"
      title="Delete your account"
      intro={
        <>
          It is closed at once and erased after {retention.closedAccountDays} days. Until then you can come back. What
          we keep, and for how long, is on the <TextLink to="/privacy">privacy page</TextLink>.
        </>
      }
    >
      {deletionDue ? (
        <p>Your account is closed and will be erased on {wholeDay(deletionDue)}.</p>
      ) : (
        <div className="flex justify-end">
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        </div>
      )}
      {asking && <DeleteDialog email={email} onClose={() => setAsking(false)} />}
    </TitledCard>
  );
}
