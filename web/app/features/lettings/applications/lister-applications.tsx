import type { Application } from '@letfair/contract/lettings/applications';
import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import { type ApplicationStatus, applicationStatuses } from '@letfair/domain/lettings/applications/lifecycle';
import { applicationWords } from '@letfair/domain/lettings/applications/words';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useShownValue } from '../../../lib/forms/use-shown-value.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { type Page, type Settled, useDetails, usePages } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { SelectFilter } from '../../../ui/forms/select.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { useLiveRevalidation } from '../../accounts/live/index.ts';
import { filtersOf } from './application-data.ts';
import { NoScoreNote } from './application-details.tsx';
import { ReceivedPlaceholder } from './applications-placeholder.tsx';
import { comparisonProblem, FEWEST_COMPARED, MOST_COMPARED } from './comparison.ts';
import { ReceivedList } from './received-list.tsx';

const ApplicationDialog = lazyPart(async () => (await import('./application-dialog.tsx')).ApplicationDialog);
const ComparisonDialog = lazyPart(async () => (await import('./comparison-dialog.tsx')).ComparisonDialog);

interface ListerApplicationsProps {
  readonly applications: Promise<Settled<Page<Application>>>;
}

/** The URL holds the filters and the open application: `?property=`, `?status=`, `?id=`. */
export function ListerApplications({ applications }: ListerApplicationsProps) {
  const [search, setSearch] = useSearchParams();
  const { propertyId, status } = filtersOf(search);
  const [openedId, setOpenedId] = useShownValue(search.get('id'));
  const [done, setDone] = useState<string | null>(null);
  const [answers, setAnswers] = useState(0);
  const [count, setCount] = useState<number | null>(null);
  useLiveRevalidation('application');

  function setParams(values: Readonly<Partial<Record<'property' | 'status' | 'id', string | null>>>) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function open(id: string | null) {
    setOpenedId(id);
    setParams({ id });
  }

  function onAnswered(sentence: string) {
    setDone(sentence);
    // An answer may decline others on further pages too, so those are dropped.
    setAnswers((before) => before + 1);
    open(null);
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title="Applications" subtitle="Who applied for your homes, newest first." />
      <NoScoreNote />
      <ApplicationFilters propertyId={propertyId} status={status} onChange={setParams} />
      {done && <Alert tone="good">{done}</Alert>}
      <p aria-live="polite" className="sr-only">
        {count !== null && `${count} applications shown`}
      </p>
      <Awaited promise={applications} what="the applications" fallback={<ReceivedPlaceholder />}>
        {(first) => (
          <Received
            key={`${propertyId} ${status} ${answers}`}
            first={first}
            isFiltered={propertyId !== null || status !== null}
            onCount={setCount}
            onOpen={(id) => {
              setDone(null);
              open(id);
            }}
          />
        )}
      </Awaited>
      {openedId && (
        <Suspense>
          <ApplicationDialog key={openedId} id={openedId} onAnswered={onAnswered} onClose={() => open(null)} />
        </Suspense>
      )}
    </div>
  );
}

interface ReceivedProps {
  readonly first: Page<Application>;
  readonly isFiltered: boolean;
  readonly onCount: (count: number) => void;
  readonly onOpen: (id: string) => void;
}

function Received({ first, isFiltered, onCount, onOpen }: ReceivedProps) {
  const list = usePages(first);
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const [isComparing, setIsComparing] = useState(false);
  const chosen = list.items.filter(({ id }) => chosenIds.includes(id));
  const count = list.items.length;
  useEffect(() => onCount(count), [count, onCount]);

  return (
    <>
      {count > 1 && (
        <CompareBar chosen={chosen} onCompare={() => setIsComparing(true)} onClear={() => setChosenIds([])} />
      )}
      <ReceivedList
        list={list}
        isFiltered={isFiltered}
        chosenIds={chosenIds}
        onChoose={(id, isChosen) =>
          setChosenIds((before) => (isChosen ? [...before, id] : before.filter((other) => other !== id)))
        }
        onOpen={onOpen}
      />
      {isComparing && (
        <Suspense>
          <ComparisonDialog
            chosen={chosen}
            onOpen={(id) => {
              setIsComparing(false);
              onOpen(id);
            }}
            onClose={() => setIsComparing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface CompareBarProps {
  readonly chosen: readonly Application[];
  readonly onCompare: () => void;
  readonly onClear: () => void;
}

function CompareBar({ chosen, onCompare, onClear }: CompareBarProps) {
  const [asked, setAsked] = useState(false);
  const problem = comparisonProblem(chosen);

  function compare() {
    setAsked(problem !== null);
    if (!problem) onCompare();
  }

  return (
    <div className="grid gap-3 rounded-md border border-line bg-sand p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p aria-live="polite">
          {chosen.length === 0
            ? `Tick ${FEWEST_COMPARED} to ${MOST_COMPARED} applications for one home to see them side by side.`
            : `${chosen.length} ticked`}
        </p>
        <div className="flex flex-wrap gap-3">
          {chosen.length > 0 && (
            <Button size="sm" onClick={onClear}>
              Untick all
            </Button>
          )}
          <Button size="sm" variant="primary" onClick={compare}>
            Compare
          </Button>
        </div>
      </div>
      {asked && problem && <Alert>{problem}</Alert>}
    </div>
  );
}

interface ApplicationFiltersProps {
  readonly propertyId: string | null;
  readonly status: ApplicationStatus | null;
  readonly onChange: (filters: Readonly<Record<'property' | 'status', string | null>>) => void;
}

/** No listing id and no status has this name. */
const ALL = 'all';

const statuses = [
  { value: ALL, label: 'All' },
  ...applicationStatuses.map((status) => ({ value: status as string, label: applicationWords.lister[status].label })),
];

function ApplicationFilters({ propertyId, status, onChange }: ApplicationFiltersProps) {
  const { data } = useDetails<readonly OwnListingSummary[]>('homes', 'all');
  const [shownListing, setShownListing] = useShownValue(propertyId ?? ALL);
  const [shownStatus, setShownStatus] = useShownValue<string>(status ?? ALL);
  const listings = (data ?? []).map(({ id, title, place }) => ({ value: id, label: `${title}, ${place}` }));
  // The URL may name a listing before the list is loaded.
  const isUnknown = shownListing !== ALL && !listings.some(({ value }) => value === shownListing);
  const options = [
    { value: ALL, label: 'All homes' },
    ...(isUnknown ? [{ value: shownListing, label: 'The chosen home' }] : []),
    ...listings,
  ];
  /** Both are sent, because the URL does not have the one that was chosen a moment ago until its data is there. */
  function choose({ listing = shownListing, chosenStatus = shownStatus }) {
    setShownListing(listing);
    setShownStatus(chosenStatus);
    onChange({ property: listing === ALL ? null : listing, status: chosenStatus === ALL ? null : chosenStatus });
  }
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <SelectFilter label="Home" value={shownListing} options={options} onChange={(listing) => choose({ listing })} />
      <SelectFilter
        label="Status"
        value={shownStatus}
        options={statuses}
        onChange={(chosenStatus) => choose({ chosenStatus })}
      />
    </div>
  );
}
