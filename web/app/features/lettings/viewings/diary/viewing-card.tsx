import type { Team } from '@letfair/contract/agencies/teams/membership';
import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { homeMark } from '@letfair/domain/homes/own-home';
import { keptInWords } from '@letfair/domain/lettings/viewings/booking-rules';
import { isBooked, type ViewingStatus } from '@letfair/domain/lettings/viewings/lifecycle';
import { viewingInWords } from '@letfair/domain/lettings/viewings/words';
import { ukTimeInWords } from '@letfair/domain/uk-time';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { LinkButton, TextLink } from '../../../../ui/actions/links.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { SelectFilter } from '../../../../ui/forms/select.tsx';
import { UnbrokenWords } from '../../../../ui/unbroken-words.tsx';
import { useMayInTeam } from '../../../accounts/permissions/index.ts';
import { api } from '../../../accounts/session/index.ts';
import { AddToCalendar } from '../add-to-calendar.tsx';
import { MoveButton } from '../booking/move-button.tsx';
import { SuggestMoveButton } from '../proposals/suggest-move-button.tsx';
import { ViewingSteps } from '../steps/viewing-steps.tsx';
import { SuggestedTime } from '../suggested-time.tsx';
import { Detail, ViewingDetails } from '../viewing-details.tsx';
import { ContestPart } from './contest-part.tsx';

const tones: Readonly<Record<ViewingStatus, ComponentProps<typeof Badge>['tone']>> = {
  proposed: 'warm',
  booked: 'good',
  rescheduled: 'good',
  'move-suggested': 'warm',
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
  /** Who of the lister's team can meet people. */
  readonly people?: Team['members'];
  /** Whether the reader has come to see this one. */
  readonly isWanted?: boolean;
}

export const timesOf = ({ startsAt, endsAt }: Pick<Viewing, 'startsAt' | 'endsAt'>): string =>
  `${ukTimeInWords(new Date(startsAt))} to ${ukTimeInWords(new Date(endsAt))}`;

/** One viewing, to either side of it. */
export function ViewingCard({ viewing, number, people = [], isWanted = false, ...actions }: ViewingCardProps) {
  const nameId = useId();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    card.current?.scrollIntoView();
    card.current?.focus({ preventScroll: true });
  }, [isWanted]);
  const { side, status, propertyId, propertyTitle, note } = viewing;
  const home = homeMark(viewing.propertyReference, viewing.propertyStreet);
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
          <Badge tone={tones[status]}>{viewingInWords(side, viewing)}</Badge>
        </div>
        <h3 id={nameId} className="min-w-0 text-lg wrap-anywhere">
          <TextLink to={`/properties/${encodeURIComponent(propertyId)}`}>
            <UnbrokenWords>{propertyTitle}</UnbrokenWords>
          </TextLink>
        </h3>
        {home && <p className="text-sm wrap-anywhere text-muted">{home}</p>}
      </div>
      <dl className="grid gap-2 text-sm">
        <Who viewing={viewing} />
        <ViewingDetails viewing={viewing} />
      </dl>
      <SuggestedTime viewing={viewing} />
      {note && <p className="text-sm wrap-anywhere whitespace-pre-line text-muted">“{note}”</p>}
      {viewing.side === 'lister' && <ViewingPerson viewing={viewing} people={people} {...actions} />}
      <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
        <ViewingSteps viewing={viewing} describedBy={nameId} {...actions} />
        <FurtherSteps viewing={viewing} onMoved={actions.onStale} onDone={actions.onDone} />
      </div>
      <AddToCalendar viewing={viewing} />
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

function Who({ viewing }: { readonly viewing: Viewing }) {
  const { side, status, tenant, lister, otherRecord, confirmedAt } = viewing;
  return (
    <>
      <Detail term="With">
        {side === 'tenant' ? lister.name : tenant.name}
        {otherRecord && <span className="text-muted">, {keptInWords(otherRecord)}</span>}
      </Detail>
      {side === 'lister' && isBooked(status) && (
        <Detail term="Still coming">{confirmedAt ? 'Yes' : 'No answer yet'}</Detail>
      )}
    </>
  );
}

interface FurtherStepsProps extends Pick<ViewingCardActions, 'onDone'> {
  readonly viewing: Viewing;
  readonly onMoved: () => void;
}

/** Where to go from here: another time, the conversation, or what follows a viewing. */
function FurtherSteps({ viewing, onMoved, onDone }: FurtherStepsProps) {
  const { side, status, actions, propertyId, conversationId } = viewing;
  const home = `/properties/${encodeURIComponent(propertyId)}`;
  return (
    <>
      {actions.includes('reschedule') && (
        <MoveButton
          viewing={viewing}
          onMoved={() => onDone(viewing, 'Your viewing has been moved.')}
          onClosed={onMoved}
        />
      )}
      {actions.includes('suggest-move') && <SuggestMoveButton viewing={viewing} onSuggested={onMoved} />}
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

const NOBODY = 'nobody';

interface ViewingPersonProps {
  readonly viewing: Viewing;
  readonly people: Team['members'];
  readonly onDone: (viewing: Viewing, sentence: string) => void;
  readonly onFailed: (reason: string) => void;
}

/** Who of a team meets people at a viewing; nothing for somebody who works alone. */
export function ViewingPerson({ viewing, people, onDone, onFailed }: ViewingPersonProps) {
  const mayAssign = useMayInTeam('assign');
  const step = useStep();
  const { id, assignedTo = null } = viewing;
  if (people.length < 2) return null;
  const nameOf = (personId: string | null) => people.find((person) => person.id === personId)?.name;
  if (!mayAssign) return <p className="text-sm">Looked after by {nameOf(assignedTo) ?? 'no one yet'}.</p>;

  async function assign(next: string | null) {
    const taken = await step.take(`assign ${next}`, () =>
      api.inbox.assignViewing({ params: { id }, body: { assignedTo: next } }),
    );
    if (!taken) return;
    if (!taken.isDone) return onFailed(taken.problem);
    const name = nameOf(next);
    onDone(
      { ...viewing, assignedTo: next },
      name ? `${name} will meet the tenant.` : 'No one is assigned to this viewing.',
    );
  }

  return (
    <div className="text-sm print:hidden">
      <SelectFilter
        label="Looked after by"
        value={assignedTo ?? NOBODY}
        options={[
          { value: NOBODY, label: 'No one yet' },
          ...people.map((person) => ({ value: person.id, label: person.name })),
        ]}
        onChange={(value) => void assign(value === NOBODY ? null : value)}
      />
    </div>
  );
}
