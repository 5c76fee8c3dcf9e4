import type { Application } from '@letfair/contract/applications';
import { applicationStatuses } from '@letfair/domain/applications/lifecycle';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { useLiveEvents } from '../live/index.ts';
import { ApplicationFilters } from './application-filters.tsx';
import { CompareBar } from './compare-bar.tsx';
import { NoScoreNote } from './no-score-note.tsx';
import { ReceivedList } from './received-list.tsx';
import { useApplications } from './use-applications.ts';

const ApplicationDialog = lazy(async () => ({ default: (await import('./application-dialog.tsx')).ApplicationDialog }));
const ComparisonDialog = lazy(async () => ({ default: (await import('./comparison-dialog.tsx')).ComparisonDialog }));

/** The page's address says which home, which status and which application is open: `?property=`, `?status=`, `?id=`. */
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
    // What was opened has been seen since.
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
