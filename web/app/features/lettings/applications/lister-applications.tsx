import type { Application } from '@letfair/contract/lettings/applications';
import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import { counted } from '@letfair/domain/counted';
import { homeOption } from '@letfair/domain/homes/own-home';
import { Suspense, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { useShownValue } from '../../../lib/forms/use-shown-value.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { type LoadResult, type Page, useDetails } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useChangeParams, useListFilters } from '../../../ui/lists/filters.ts';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { useLiveRevalidation } from '../../accounts/live/index.ts';
import { applicationFilters } from './application-data.ts';
import { NoScoreNote } from './application-details.tsx';
import { comparisonProblem, FEWEST_COMPARED, MOST_COMPARED } from './comparison.ts';
import { NothingReceived, ReceivedApplication } from './received-application.tsx';

const ApplicationDialog = lazyPart(async () => (await import('./application-dialog.tsx')).ApplicationDialog);
const ComparisonDialog = lazyPart(async () => (await import('./comparison-dialog.tsx')).ComparisonDialog);

interface ListerApplicationsProps {
  readonly applications: Promise<LoadResult<Page<Application>>>;
}

/** The URL holds the filters and the open application: `?property=`, `?status=`, `?id=`. */
export function ListerApplications({ applications }: ListerApplicationsProps) {
  const [search] = useSearchParams();
  const change = useChangeParams();
  const filters = useListFilters(applicationFilters);
  const { data: homes = [] } = useDetails<readonly OwnListingSummary[]>('homes', 'all');
  const [openedId, setOpenedId] = useShownValue(search.get('id'));
  const [done, setDone] = useState<string | null>(null);
  const [answers, setAnswers] = useState(0);
  const { revalidate } = useRevalidator();
  useLiveRevalidation('application');

  function open(id: string | null) {
    setOpenedId(id);
    change({ id });
  }
  function read(id: string) {
    setDone(null);
    open(id);
  }

  /** Those of another list are not compared. */
  const listKey = `${Object.values(filters.applied).join(' ')} ${answers}`;
  const [ticked, setTicked] = useState<{ readonly listKey: string; readonly ids: readonly string[] } | null>(null);
  const tickedIds = ticked?.listKey === listKey ? ticked.ids : [];
  const [isComparing, setIsComparing] = useState(false);
  const tick = (id: string, isTicked: boolean) =>
    setTicked({ listKey, ids: isTicked ? [...tickedIds, id] : tickedIds.filter((other) => other !== id) });

  return (
    <>
      <ListPage
        heading={{ title: 'Applications', subtitle: 'See who’s applied for your homes, newest first.' }}
        intro={<NoScoreNote reader="lister" />}
        filters={filters}
        filterOptions={{ property: homes.map(homeOption) }}
        listKey={answers}
        notice={done && <Alert tone="good">{done}</Alert>}
        promise={applications}
        what="the applications"
        countText={(count) => `${counted(count, 'application')} shown`}
        empty={<NothingReceived isFiltered={filters.isFiltered} />}
        above={({ items }) =>
          items.length > 1 && (
            <CompareBar
              chosen={items.filter(({ id }) => tickedIds.includes(id))}
              onCompare={() => setIsComparing(true)}
              onClear={() => setTicked(null)}
            />
          )
        }
        list={{
          buttons: 2,
          className: 'gap-4 lg:grid-cols-2',
          card: (application) => (
            <ReceivedApplication
              key={application.id}
              application={application}
              compared={tickedIds.includes(application.id)}
              onCompare={(isTicked) => tick(application.id, isTicked)}
              onOpen={() => read(application.id)}
            />
          ),
        }}
      >
        {({ items }) =>
          isComparing && (
            <Suspense>
              <ComparisonDialog
                chosen={items.filter(({ id }) => tickedIds.includes(id))}
                onOpen={(id) => {
                  setIsComparing(false);
                  read(id);
                }}
                onClose={() => setIsComparing(false)}
              />
            </Suspense>
          )
        }
      </ListPage>
      {openedId && (
        <Suspense>
          <ApplicationDialog
            key={openedId}
            id={openedId}
            onAnswered={(sentence) => {
              setDone(sentence);
              // An answer may decline others on further pages too, so those are dropped.
              setAnswers((before) => before + 1);
              open(null);
            }}
            onUndo={() => {
              setAnswers((before) => before + 1);
              void revalidate();
            }}
            onClose={() => open(null)}
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
