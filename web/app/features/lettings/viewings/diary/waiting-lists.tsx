import type { WaitingPlace } from '@letfair/contract/lettings/viewings/viewings';
import { useRevalidator } from 'react-router';
import { formatMoment } from '../../../../lib/dates.ts';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton, TextLink } from '../../../../ui/actions/links.tsx';
import { NoticeAlert } from '../../../../ui/feedback/alert.tsx';
import { TitledSection } from '../../../../ui/layout/titled-section.tsx';
import { api } from '../../../accounts/session/index.ts';

/** The homes whose free places a tenant waits for; an offered place first. */
export function WaitingLists({ waiting }: { readonly waiting: readonly WaitingPlace[] }) {
  const { revalidate } = useRevalidator();
  const step = useStep(revalidate);
  if (waiting.length === 0) return null;
  const leave = (id: string) => step.take(id, (options) => api.viewings.leaveWaitingList({ params: { id } }, options));
  const offeredFirst = [...waiting].sort((a, b) => Number(b.offer !== null) - Number(a.offer !== null));
  return (
    <TitledSection title="Waiting lists" className="grid gap-3">
      <NoticeAlert notice={step.notice} />
      <ul className="grid gap-3">
        {offeredFirst.map((place) => (
          <WaitingEntry
            key={place.propertyId}
            place={place}
            isLeaving={step.underWay === place.propertyId}
            onLeave={() => void leave(place.propertyId)}
          />
        ))}
      </ul>
    </TitledSection>
  );
}

interface WaitingEntryProps {
  readonly place: WaitingPlace;
  readonly isLeaving: boolean;
  readonly onLeave: () => void;
}

function WaitingEntry({ place, isLeaving, onLeave }: WaitingEntryProps) {
  const { propertyId, propertyTitle, position, offer } = place;
  const home = `/properties/${encodeURIComponent(propertyId)}`;
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
        <Button size="sm" busy={isLeaving && 'Leaving...'} onClick={onLeave}>
          Leave the list
        </Button>
      </div>
    </li>
  );
}
