import type { AppealsOfListing } from '@letfair/contract/trust/admin/appeals';
import { useState } from 'react';
import { useDetails } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { api } from '../../accounts/session/index.ts';
import { AppealForm } from './appeal-form.tsx';
import { AppealState } from './appeal-state.tsx';

type Wording = AppealsOfListing['can']['wordings'][number];

/** What a lister can appeal about a listing, and what became of what they did; nothing where there is neither. */
export function ListingAppeals({ listingId }: { readonly listingId: string }) {
  const { data, hasFailed, reload } = useDetails<AppealsOfListing>('appeals', listingId);
  const [answered, setAnswered] = useState<'decision' | Wording | null>(null);
  const [isSent, setSent] = useState(false);
  if (hasFailed && !data) return <LoadFailure what="your appeals" onRetry={reload} />;
  if (!data) return null;
  const { appeals, can } = data;
  if (appeals.length === 0 && !can.decision && can.wordings.length === 0) return null;

  function open(subject: 'decision' | Wording) {
    setSent(false);
    setAnswered(subject);
  }
  function onSent() {
    setAnswered(null);
    setSent(true);
    reload();
  }
  const file = (content: string, options: { readonly idempotencyKey: string }) => {
    const wording = answered && answered !== 'decision' && toWire(answered);
    return api.appeals.file(
      { params: { propertyId: listingId }, body: { content, ...(wording && { wording }) } },
      options,
    );
  };

  return (
    <TitledSection title="Appeals" level="h3" titleClassName="text-lg" className="grid gap-4">
      {isSent && <Alert tone="good">Your appeal has been sent. We’ll email you our answer.</Alert>}
      {appeals.length > 0 && (
        <ul className="grid gap-4">
          {appeals.map((appeal) => (
            <li key={appeal.id} className="border-l-4 border-line pl-4">
              <AppealState appeal={appeal} />
            </li>
          ))}
        </ul>
      )}
      {answered ? (
        <AppealForm about={aboutWhat(answered)} send={file} onSent={onSent} />
      ) : (
        <>
          {can.decision && (
            <div className="grid justify-items-start gap-2">
              <p>If you think our decision is wrong, you can appeal once.</p>
              <Button size="sm" onClick={() => open('decision')}>
                Appeal against the decision
              </Button>
            </div>
          )}
          {can.wordings.map((wording) => (
            <div key={`${wording.rule} ${wording.field} ${wording.excerpt}`} className="grid justify-items-start gap-2">
              <p className="wrap-anywhere">
                If our wording check is wrong about <q>{wording.excerpt}</q>, a moderator can accept it.
              </p>
              <Button size="sm" onClick={() => open(wording)}>
                This is a false alarm
              </Button>
            </div>
          ))}
        </>
      )}
    </TitledSection>
  );
}

const aboutWhat = (subject: 'decision' | Wording): string =>
  subject === 'decision' ? 'the decision' : `“${subject.excerpt}”`;

const toWire = ({ rule, field, excerpt }: Wording) => ({ rule, field, excerpt });
