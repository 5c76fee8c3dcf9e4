import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import { homeOption } from '@letfair/domain/homes/own-home';
import { ukDay } from '@letfair/domain/uk-time';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type LoadResult, useDetails } from '../../../../lib/page-data.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/links.tsx';
import { Awaited } from '../../../../ui/feedback/awaited.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { FilterBar } from '../../../../ui/lists/filter-bar.tsx';
import { thingFilter, useListFilters } from '../../../../ui/lists/filters.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useLiveRevalidation } from '../../../accounts/live/index.ts';
import { BelowDiary } from './below-diary.tsx';
import { type DiaryView, neighbour, type Span, spanOf, spanTitle } from './days.ts';
import type { DiaryData } from './diary-data.ts';
import { DaySheet, WeekGrid } from './lister-days.tsx';

interface ListerDiaryProps extends Pick<DiaryData, 'summary' | 'calendar'> {
  readonly span: Promise<LoadResult<readonly Viewing[]>>;
}

/** The URL holds what is shown: `?view=`, `?day=` and `?property=`. */
export function ListerDiary({ summary, calendar, span: viewings }: ListerDiaryProps) {
  const [search] = useSearchParams();
  const [today] = useState(() => ukDay(new Date()));
  const span = spanOf(search, today);
  useLiveRevalidation('viewing');
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHeading
        title="Viewings"
        subtitle="See who’s coming to view your homes, and when."
        actions={
          <span className="print:hidden">
            <Button onClick={() => print()}>
              <Printer aria-hidden="true" className="size-4.5" />
              Print
            </Button>
          </span>
        }
      />
      <DiaryBar span={span} today={today} />
      <Suspense fallback={<ListPlaceholder buttons={2} />}>
        <Awaited promise={viewings} what="the viewings">
          {(entries) =>
            span.view === 'day' ? (
              <DaySheet span={span} viewings={entries} wantedId={search.get('id')} />
            ) : (
              <WeekGrid span={span} viewings={entries} today={today} linkTo={dayLink(search)} />
            )
          }
        </Awaited>
        <BelowDiary summary={summary} calendar={calendar} side="lister" />
      </Suspense>
    </div>
  );
}

/** Keeps the chosen home. */
const dayLink = (search: URLSearchParams) => (day: string, id?: string) => {
  const next = new URLSearchParams(search);
  next.set('view', 'day');
  next.set('day', day);
  if (id) next.set('id', id);
  else next.delete('id');
  return `?${next}`;
};

interface DiaryBarProps {
  readonly span: Span;
  readonly today: string;
}

const views: Readonly<Record<DiaryView, string>> = { day: 'Day', week: 'Week' };

function DiaryBar({ span, today }: DiaryBarProps) {
  const [search] = useSearchParams();
  const linkTo = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search);
    next.delete('id');
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    return `?${next}`;
  };
  const noun = views[span.view].toLowerCase();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <nav aria-label={`Change ${noun}`} className="flex gap-2 print:hidden">
          <LinkButton size="sm" to={linkTo({ day: neighbour(span, -1) })} preventScrollReset>
            <ChevronLeft aria-hidden="true" className="size-4" />
            <VisuallyHidden>{`Previous ${noun}`}</VisuallyHidden>
          </LinkButton>
          <LinkButton size="sm" to={linkTo({ day: today })} preventScrollReset>
            Today
          </LinkButton>
          <LinkButton size="sm" to={linkTo({ day: neighbour(span, 1) })} preventScrollReset>
            <ChevronRight aria-hidden="true" className="size-4" />
            <VisuallyHidden>{`Next ${noun}`}</VisuallyHidden>
          </LinkButton>
        </nav>
        <h2 className="text-title" aria-live="polite">
          {spanTitle(span)}
        </h2>
      </div>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <HomeFilter />
        <nav aria-label="Day or week" className="flex gap-2">
          {(Object.keys(views) as DiaryView[]).map((view) => (
            <LinkButton
              key={view}
              size="sm"
              variant={view === span.view ? 'primary' : 'quiet'}
              aria-current={view === span.view ? 'true' : undefined}
              to={linkTo({ view, day: span.day })}
              preventScrollReset
            >
              {views[view]}
            </LinkButton>
          ))}
        </nav>
      </div>
    </div>
  );
}

const homeFilter = { property: thingFilter('Home', 'All homes', 'The home you’ve chosen') };

function HomeFilter() {
  const { data: homes = [] } = useDetails<readonly OwnListingSummary[]>('homes', 'all');
  const options = homes.map(homeOption);
  return <FilterBar filters={useListFilters(homeFilter)} options={{ property: options }} />;
}
