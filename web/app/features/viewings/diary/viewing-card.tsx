import type { Viewing } from '@letfair/contract/viewings';
import { ukTime } from '@letfair/domain/uk-time';
import { keptInWords } from '@letfair/domain/viewings/booking-rules';
import { isBooked, type ViewingStatus } from '@letfair/domain/viewings/lifecycle';
import { viewingModeLabels } from '@letfair/domain/viewings/viewing-times';
import { viewingWords } from '@letfair/domain/viewings/words';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { formatMoment } from '../../../lib/dates.ts';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ViewingSteps } from '../steps/viewing-steps.tsx';
import { ContestPart } from './contest-part.tsx';

const tones: Readonly<Record<ViewingStatus, ComponentProps<typeof Badge>['tone']>> = {
  proposed: 'warm',
  booked: 'good',
  rescheduled: 'good',
  happened: 'neutral',
  'cancelled-by-tenant': 'neutral',
  'cancelled-by-lister': 'neutral',
  'no-show-tenant': 'harm',
  'no-show-lister': 'harm',
};

export interface ViewingCardActions {
  readonly onDone: (viewing: Viewing, sentence: string) => void;
  readonly onFailed: (reason: string) => void;
  readonly onStale: () => void;
}

interface ViewingCardProps extends ViewingCardActions {
  readonly viewing: Viewing;
  /** Its place among those of the day, as the map shows it. */
  readonly number?: number | undefined;
  /** Whether the reader has come to see this one. */
  readonly isWanted?: boolean;
}

export const timesOf = ({ startsAt, endsAt }: Pick<Viewing, 'startsAt' | 'endsAt'>): string =>
  `${ukTime(new Date(startsAt))} to ${ukTime(new Date(endsAt))}`;

/** One viewing, to either side of it. */
export function ViewingCard({ viewing, number, isWanted = false, ...actions }: ViewingCardProps) {
  const nameId = useId();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    card.current?.scrollIntoView();
    card.current?.focus({ preventScroll: true });
  }, [isWanted]);
  const { side, status, propertyId, propertyTitle, note } = viewing;
  return (
    <li
      ref={card}
      tabIndex={-1}
      aria-labelledby={nameId}
      className="grid content-start scroll-mt-24 gap-3 rounded-md border border-line bg-card p-4 print:break-inside-avoid"
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="flex items-center gap-2 font-semibold tabular-nums">
            {number !== undefined && <StopNumber number={number} />}
            {timesOf(viewing)}
          </p>
          <Badge tone={tones[status]}>{viewingWords[side][status]}</Badge>
        </div>
        <h3 id={nameId} className="min-w-0 text-lg wrap-anywhere">
          <TextLink to={`/properties/${encodeURIComponent(propertyId)}`}>{propertyTitle}</TextLink>
        </h3>
      </div>
      <dl className="grid gap-1.5">
        <Who viewing={viewing} />
        {isBooked(status) && <Where viewing={viewing} />}
      </dl>
      {note && <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">“{note}”</p>}
      <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
        <ViewingSteps viewing={viewing} describedBy={nameId} {...actions} />
        <FurtherSteps viewing={viewing} />
      </div>
      <ContestPart viewing={viewing} onDone={actions.onDone} />
    </li>
  );
}

const StopNumber = ({ number }: { readonly number: number }) => (
  <span
    aria-hidden="true"
    className="grid size-6 shrink-0 place-items-center rounded-full bg-primary text-sm text-on-primary"
  >
    {number}
  </span>
);

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="text-muted">{term}</dt>
    <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{children}</dd>
  </div>
);

function Who({ viewing }: { readonly viewing: Viewing }) {
  const { side, tenant, lister, meets, otherRecord, confirmedAt } = viewing;
  const other = side === 'tenant' ? lister : tenant;
  return (
    <>
      <Fact term="With">
        {other.name}
        {otherRecord && <span className="text-muted">, {keptInWords(otherRecord)}</span>}
      </Fact>
      {meets && <Fact term={side === 'tenant' ? 'You meet' : 'Who meets'}>{meets}</Fact>}
      {side === 'lister' && isBooked(viewing.status) && (
        <Fact term="Still coming">{confirmedAt ? 'Yes' : 'Not said yet'}</Fact>
      )}
    </>
  );
}

function Where({ viewing }: { readonly viewing: Viewing }) {
  const { mode, address, addressFrom, area, meetingPlace, notes, videoLink } = viewing;
  if (mode === 'video')
    return (
      <Fact term={viewingModeLabels.video}>
        {videoLink ? (
          <a href={videoLink} rel="noreferrer" className="font-semibold text-link underline underline-offset-3">
            Open the video call
          </a>
        ) : (
          'The lister sends the link.'
        )}
      </Fact>
    );
  return (
    <>
      <Fact term="Where">
        {address ? [address.line1, address.line2, address.city, address.postcode].filter(Boolean).join(', ') : area}
        {!address && addressFrom && (
          <span className="block text-sm text-muted">The exact address is shown from {formatMoment(addressFrom)}.</span>
        )}
      </Fact>
      {meetingPlace && <Fact term="Meeting place">{meetingPlace}</Fact>}
      {notes && <Fact term="Good to know">{notes}</Fact>}
    </>
  );
}

/** Where to go from here: another time, the conversation, or what follows a viewing. */
function FurtherSteps({ viewing }: { readonly viewing: Viewing }) {
  const { side, status, actions, propertyId, conversationId } = viewing;
  const home = `/properties/${encodeURIComponent(propertyId)}`;
  return (
    <>
      {actions.includes('reschedule') && (
        <LinkButton size="sm" to={`${home}#viewing`}>
          Move to another time
        </LinkButton>
      )}
      {conversationId && (
        <LinkButton size="sm" to={`/messages?conversation=${encodeURIComponent(conversationId)}`}>
          Messages
        </LinkButton>
      )}
      {status === 'happened' && side === 'tenant' && (
        <LinkButton size="sm" to={home}>
          Apply for this home
        </LinkButton>
      )}
      {status === 'happened' && side === 'lister' && (
        <LinkButton size="sm" to={`/applications?property=${encodeURIComponent(propertyId)}`}>
          Applications for this home
        </LinkButton>
      )}
    </>
  );
}
