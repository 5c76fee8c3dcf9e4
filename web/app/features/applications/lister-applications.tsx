import type { Application } from '@letfair/contract/applications';
import {
  type ApplicationStatus,
  applicationStatuses,
  applicationStatusLabels,
} from '@letfair/domain/applications/lifecycle';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { SelectFilter } from '../../ui/forms/select.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { useAllOwnListings } from '../listings/index.ts';
import { useLiveEvents } from '../live/index.ts';
import { NoScoreNote } from './application-details.tsx';
import { comparisonProblem, FEWEST_COMPARED, MOST_COMPARED } from './comparison.ts';
import { ReceivedList } from './received-list.tsx';
import { useApplications } from './use-applications.ts';

const ApplicationDialog = lazy(async () => ({ default: (await import('./application-dialog.tsx')).ApplicationDialog }));
const ComparisonDialog = lazy(async () => ({ default: (await import('./comparison-dialog.tsx')).ComparisonDialog }));

/** The URL holds the filters and the open application: `?property=`, `?status=`, `?id=`. */
export function ListerApplications() {
  const [search, setSearch] = useSearchParams();
  const propertyId = search.get('property');
  const status = applicationStatuses.find((known) => known === search.get('status')) ?? null;
  const opened = search.get('id');
  const list = useApplications({ propertyId, status });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [comparing, setComparing] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  useLiveEvents('application', list.reload);

  const compared = list.items?.filter(({ id }) => chosen.includes(id)) ?? [];

  function set(name: 'property' | 'status' | 'id', value: string) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function open(id: string) {
    setComparing(false);
    setDone(null);
    set('id', id);
  }

  function close() {
    set('id', '');
    // Opening an application marks it as read.
    list.reload();
  }

  function filter(name: 'property' | 'status', value: string) {
    setChosen([]);
    set(name, value);
  }

  const tick = ({ id }: Application, ticked: boolean) =>
    setChosen((before) => (ticked ? [...before, id] : before.filter((other) => other !== id)));

  function onAnswered(sentence: string) {
    setDone(sentence);
    set('id', '');
    list.restart();
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title="Applications" subtitle="Who applied for your homes, newest first." />
      <NoScoreNote />
      <ApplicationFilters propertyId={propertyId} status={status} onChange={filter} />
      {done && <Alert tone="good">{done}</Alert>}
      {list.items && list.items.length > 1 && (
        <CompareBar chosen={compared} onCompare={() => setComparing(true)} onClear={() => setChosen([])} />
      )}
      <ReceivedList
        list={list}
        filtered={propertyId !== null || status !== null}
        chosen={chosen}
        onTick={tick}
        onOpen={open}
      />
      <Suspense>
        {comparing && <ComparisonDialog chosen={compared} onOpen={open} onClose={() => setComparing(false)} />}
        {opened && <ApplicationDialog key={opened} id={opened} onAnswered={onAnswered} onClose={close} />}
      </Suspense>
    </div>
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
  readonly onChange: (name: 'property' | 'status', value: string) => void;
}

/** No listing id and no status has this name. */
const ALL = 'all';

const statuses = [
  { value: ALL, label: 'All' },
  ...applicationStatuses.map((status) => ({ value: status as string, label: applicationStatusLabels[status] })),
];

function ApplicationFilters({ propertyId, status, onChange }: ApplicationFiltersProps) {
  const { data } = useAllOwnListings();
  const homes = (data ?? []).map(({ id, title, place }) => ({ value: id, label: `${title}, ${place}` }));
  // The URL may name a listing before the list is loaded.
  const named = propertyId && !homes.some(({ value }) => value === propertyId);
  const options = [
    { value: ALL, label: 'All homes' },
    ...(named ? [{ value: propertyId, label: 'The chosen home' }] : []),
    ...homes,
  ];
  const choose = (name: 'property' | 'status') => (value: string) => onChange(name, value === ALL ? '' : value);
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <SelectFilter label="Home" value={propertyId ?? ALL} options={options} onChange={choose('property')} />
      <SelectFilter label="Status" value={status ?? ALL} options={statuses} onChange={choose('status')} />
    </div>
  );
}
