import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { homeMark } from '@letfair/domain/homes/own-home';
import { isBooked } from '@letfair/domain/lettings/viewings/lifecycle';
import { viewingInWords } from '@letfair/domain/lettings/viewings/words';
import { dayInWords, ukTimeInWords, weekdayOf } from '@letfair/domain/uk-time';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../../../lib/class-names.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { useTeamMembers } from '../../../accounts/permissions/index.ts';
import { type Day, daysOf, type Span } from './days.ts';
import { useDiaryNotice } from './use-diary-notice.tsx';
import { ViewingCard } from './viewing-card.tsx';

interface WeekGridProps {
  readonly span: Span;
  readonly viewings: readonly Viewing[];
  readonly today: string;
  readonly linkTo: (day: string, id?: string) => string;
}

/** Seven columns on a desk, a list of days on a phone. */
export const WeekGrid = ({ span, viewings, today, linkTo }: WeekGridProps) => (
  <ol className="grid gap-3 lg:grid-cols-7 lg:gap-2 print:grid-cols-1">
    {daysOf(span, viewings).map((day) => (
      <WeekDay key={day.day} day={day} isToday={day.day === today} linkTo={linkTo} />
    ))}
  </ol>
);

interface WeekDayProps extends Pick<WeekGridProps, 'linkTo'> {
  readonly day: Day<Viewing>;
  readonly isToday: boolean;
}

const WeekDay = ({ day: { day, entries }, isToday, linkTo }: WeekDayProps) => (
  <li
    className={classNames(
      'grid content-start gap-2 rounded-md border bg-card p-2 lg:min-h-40 print:break-inside-avoid',
      isToday ? 'border-primary' : 'border-line',
    )}
  >
    <h3 className="px-1 text-base">
      <Link to={linkTo(day)} preventScrollReset className="rounded-sm hover:underline">
        {weekdayOf(day)} <span className="text-sm whitespace-nowrap text-muted">{withoutYear(day)}</span>
      </Link>
    </h3>
    {entries.length === 0 ? (
      <p className="px-1 text-sm text-muted lg:sr-only">No viewings</p>
    ) : (
      <ul className="grid gap-2">
        {entries.map((viewing) => (
          <li key={viewing.id}>
            <WeekEntry viewing={viewing} to={linkTo(day, viewing.id)} />
          </li>
        ))}
      </ul>
    )}
  </li>
);

const withoutYear = (day: string): string => dayInWords(day).replace(/ \d{4}$/, '');

const WeekEntry = ({ viewing, to }: { readonly viewing: Viewing; readonly to: string }) => (
  <Link
    to={to}
    preventScrollReset
    className={classNames(
      'grid rounded-sm border-l-4 px-2 py-1.5 text-sm',
      isBooked(viewing.status) ? 'border-primary bg-primary-soft' : 'border-line-strong bg-sand',
    )}
  >
    <span className="font-semibold tabular-nums">{ukTimeInWords(new Date(viewing.startsAt))}</span>
    <span className="wrap-anywhere">{viewing.propertyTitle}</span>
    <span className="wrap-anywhere text-muted">{homeMark(viewing.propertyReference, viewing.propertyStreet)}</span>
    <span className="wrap-anywhere text-muted">{viewing.tenant.name}</span>
    {(!isBooked(viewing.status) || viewing.move) && (
      <span className="text-muted">{viewingInWords('lister', viewing)}</span>
    )}
  </Link>
);

interface DaySheetProps extends Pick<WeekGridProps, 'span' | 'viewings'> {
  readonly wantedId: string | null;
}

/** A day with everything needed on the way; it prints as a sheet. */
export function DaySheet({ viewings, wantedId }: DaySheetProps) {
  const { actions, notice } = useDiaryNotice();
  const { members = [] } = useTeamMembers();
  return (
    <div className="grid gap-4">
      {notice}
      {viewings.length === 0 ? (
        <EmptyState
          icon={CalendarDays}
          title="No viewings on this day"
          link={{ to: '/properties/manage', text: 'Manage your properties' }}
        >
          {' '}
          Add viewing times to a home, so tenants can book a viewing.
        </EmptyState>
      ) : (
        <ol className="grid gap-3 lg:grid-cols-2 print:grid-cols-1">
          {viewings.map((viewing) => (
            <ViewingCard
              key={viewing.id}
              viewing={viewing}
              isWanted={viewing.id === wantedId}
              people={members}
              {...actions}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
