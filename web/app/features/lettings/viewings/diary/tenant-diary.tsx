import type { Viewing, WaitingPlace } from '@letfair/contract/lettings/viewings/viewings';
import { isBooked } from '@letfair/domain/lettings/viewings/lifecycle';
import { CalendarDays } from 'lucide-react';
import { Suspense } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { formatMoment } from '../../../../lib/dates.ts';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { type LoadResult, type Page, usePages } from '../../../../lib/page-data.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton, TextLink } from '../../../../ui/actions/links.tsx';
import { NoticeAlert } from '../../../../ui/feedback/alert.tsx';
import { Awaited } from '../../../../ui/feedback/awaited.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LoadMore } from '../../../../ui/feedback/load-more.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { PageHeading } from '../../../../ui/layout/page-heading.tsx';
import { TabList, TabPanel } from '../../../../ui/layout/tabs.tsx';
import { TitledSection } from '../../../../ui/layout/titled-section.tsx';
import { useLiveRevalidation } from '../../../accounts/live/index.ts';
import { api } from '../../../accounts/session/index.ts';
import { DayMap } from '../../../search/map/index.ts';
import { BelowDiary } from './below-diary.tsx';
import { byDay, type Day, dayTitle } from './days.ts';
import { type DiaryData, whenOf } from './diary-data.ts';
import { useDiaryNotice } from './use-diary-notice.tsx';
import { ViewingCard, type ViewingCardActions } from './viewing-card.tsx';

interface TenantDiaryProps extends Pick<DiaryData, 'summary' | 'calendar'> {
  readonly list: Promise<LoadResult<Page<Viewing>>>;
}

const tabs = [
  { value: 'coming', label: 'Coming up' },
  { value: 'past', label: 'Past' },
] as const;

export function TenantDiary({ summary, calendar, list }: TenantDiaryProps) {
  const [search, setSearch] = useSearchParams();
  const when = whenOf(search);
  useLiveRevalidation('viewing');
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHeading title="Viewings" subtitle="The homes you’re going to see, and when." />
      <Suspense fallback={<ListPlaceholder buttons={2} />}>
        <Awaited promise={summary} what="your waiting lists">
          {({ waiting }) => <WaitingLists waiting={waiting} />}
        </Awaited>
        <div className="grid grid-cols-1 gap-6">
          <TabList
            id="viewings"
            label="Viewings"
            tabs={tabs}
            selected={when}
            onSelect={(value) => setSearch(value === 'past' ? { when: value } : {}, { preventScrollReset: true })}
          />
          <TabPanel id="viewings" value={when}>
            <Awaited promise={list} what="your viewings">
              {(first) => <Booked first={first} when={when} wantedId={search.get('id')} />}
            </Awaited>
          </TabPanel>
        </div>
        <BelowDiary summary={summary} calendar={calendar} side="tenant" />
      </Suspense>
    </div>
  );
}

interface BookedProps {
  readonly first: Page<Viewing>;
  readonly when: 'coming' | 'past';
  readonly wantedId: string | null;
}

function Booked({ first, when, wantedId }: BookedProps) {
  const list = usePages(first, when);
  const { actions, notice } = useDiaryNotice(list.replaceItem);
  return (
    <div className="grid grid-cols-1 gap-8">
      {notice}
      {list.items.length === 0 && (when === 'past' ? nothingPast : nothingBooked)}
      {byDay(list.items).map((day) => (
        <DayPart key={day.day} day={day} hasMap={when === 'coming'} wantedId={wantedId} actions={actions} />
      ))}
      <LoadMore list={list} />
    </div>
  );
}

const nothingBooked = (
  <EmptyState
    icon={CalendarDays}
    title="No viewings coming up"
    link={{ to: '/properties', text: 'Browse Properties', variant: 'primary' }}
  >
    When you find a home you like, book a viewing on its page.
  </EmptyState>
);
const nothingPast = <EmptyState icon={CalendarDays} title="No past viewings" />;

interface DayPartProps {
  readonly day: Day<Viewing>;
  readonly hasMap: boolean;
  readonly wantedId: string | null;
  readonly actions: ViewingCardActions;
}

/** The viewings of a day, with a map of the way where there is one to go. */
function DayPart({ day: { day, entries }, hasMap, wantedId, actions }: DayPartProps) {
  const stops = hasMap ? stopsOf(entries) : [];
  return (
    <TitledSection title={dayTitle(day)} className="grid gap-4">
      <div className={stops.length > 0 ? 'grid gap-4 lg:grid-cols-2' : 'grid gap-4'}>
        <ol className="grid content-start gap-3">
          {entries.map((viewing) => (
            <ViewingCard
              key={viewing.id}
              viewing={viewing}
              number={stops.find(({ id }) => id === viewing.id)?.number}
              isWanted={viewing.id === wantedId}
              {...actions}
            />
          ))}
        </ol>
        {stops.length > 0 && <DayMap label={`Map of viewings on ${dayTitle(day)}`} stops={stops} />}
      </div>
    </TitledSection>
  );
}

/** The homes somebody goes to, numbered in their order; video calls and homes without a known place are left out. */
function stopsOf(entries: readonly Viewing[]) {
  return entries
    .flatMap(({ id, point, status, mode }) =>
      point && isBooked(status) && mode === 'in-person' ? [{ id, point }] : [],
    )
    .map((stop, index) => ({ ...stop, number: index + 1 }));
}

/** The homes whose free places a tenant waits for; an offered place first. */
function WaitingLists({ waiting }: { readonly waiting: readonly WaitingPlace[] }) {
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
            ? `We’re holding ${formatMoment(offer.slot.startsAt)} for you until ${formatMoment(offer.until)}.`
            : position === 1
              ? 'You’re next.'
              : `${position - 1} ${position === 2 ? 'person is' : 'people are'} ahead of you.`}
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
