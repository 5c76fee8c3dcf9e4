import type { WaitingPlace } from '@letfair/contract/viewings';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatMoment } from '../../../lib/dates.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { api } from '../../session/index.ts';

/** The homes whose free places a tenant waits for; an offered place first. */
export function WaitingLists({ waiting }: { readonly waiting: readonly WaitingPlace[] }) {
  const [failure, setFailure] = useState<string | null>(null);
  if (waiting.length === 0) return null;
  const offeredFirst = [...waiting].sort((a, b) => Number(b.offer !== null) - Number(a.offer !== null));
  return (
    <TitledSection title="Waiting lists" className="grid gap-3">
      {failure && <Alert>{failure}</Alert>}
      <ul className="grid gap-3">
        {offeredFirst.map((place) => (
          <WaitingEntry key={place.propertyId} place={place} onFailed={setFailure} />
        ))}
      </ul>
    </TitledSection>
  );
}

const FAILED = 'That did not work. Please try again.';

interface WaitingEntryProps {
  readonly place: WaitingPlace;
  readonly onFailed: (reason: string | null) => void;
}

function WaitingEntry({ place, onFailed }: WaitingEntryProps) {
  const { propertyId, propertyTitle, position, offer } = place;
  const { revalidate } = useRevalidator();
  const { busy, submit } = useSubmission();
  const home = `/properties/${encodeURIComponent(propertyId)}`;

  async function leave() {
    onFailed(null);
    const sent = await submit({ leave: propertyId }, (options) =>
      api.viewings.leaveWaitingList({ params: { id: propertyId } }, options),
    );
    if (!sent) return;
    if ('error' in sent || !sent.answer.success) onFailed(('answer' in sent && sent.answer.message) || FAILED);
    else void revalidate();
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-card p-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <TextLink to={home}>{propertyTitle}</TextLink>
        </p>
        <p className="text-muted">
          {offer
            ? `${formatMoment(offer.slot.startsAt)} is held for you until ${formatMoment(offer.until)}.`
            : position === 1
              ? 'You are next.'
              : `${position - 1} ${position === 2 ? 'person is' : 'people are'} before you.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {offer && (
          <LinkButton size="sm" variant="primary" to={`${home}#viewings`}>
            Book it
          </LinkButton>
        )}
        <Button size="sm" busy={busy && 'Leaving...'} onClick={() => void leave()}>
          Leave the list
        </Button>
      </div>
    </li>
  );
}
