import type { ReportedTarget } from '@letfair/contract/reports';
import type { ReportDecision } from '@letfair/domain/reports/reports';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { ReportShapes, ReportsPlaceholder } from './reports-placeholder.tsx';
import { TargetCard } from './target-card.tsx';
import { useReportQueue } from './use-report-queue.ts';

const ReviewDialog = lazy(async () => ({ default: (await import('../moderation/review-dialog.tsx')).ReviewDialog }));
const UserDetails = lazy(async () => ({ default: (await import('../user-details.tsx')).UserDetails }));
const DecisionDialog = lazy(async () => ({ default: (await import('./decision-dialog.tsx')).DecisionDialog }));

interface Chosen {
  readonly target: ReportedTarget;
  readonly decision: ReportDecision;
}

const doneTexts: Readonly<Record<ReportDecision, (target: ReportedTarget) => string>> = {
  dismiss: ({ title }) => `The reports about “${title}” are dismissed.`,
  'hide-listing': ({ title }) => `“${title}” is no longer shown.`,
  'suspend-user': ({ person }) => `${person.name} is suspended.`,
};

export function OpenReports({ onUserChanged }: { readonly onUserChanged: () => void }) {
  const list = useReportQueue();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [reviewed, setReviewed] = useState<ReportedTarget | null>(null);
  const [person, setPerson] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  /** By their newest report: a target that is reported again comes back with another. */
  const [decided, setDecided] = useState<readonly string[]>([]);
  const targets = list.items?.filter(({ lastReportId }) => !decided.includes(lastReportId));

  function onDecided({ target, decision }: Chosen) {
    setChosen(null);
    setDone(doneTexts[decision](target));
    setDecided((before) => [...before, target.lastReportId]);
    list.reload();
    if (decision === 'suspend-user') onUserChanged();
  }

  return (
    <>
      {done && <Alert tone="good">{done}</Alert>}
      {list.status === 'failed' && <LoadFailure what="the reports" onRetry={list.reload} />}
      <p aria-live="polite" className="sr-only">
        {targets && list.status === 'ready' && `${targets.length} reported homes and people shown`}
      </p>
      {!targets && list.status === 'loading' && <ReportsPlaceholder />}
      {targets?.length === 0 && (
        <EmptyState icon={Flag} title="No open reports">
          What people report on cards, pages and in conversations appears here.
        </EmptyState>
      )}
      {targets && targets.length > 0 && (
        <div className="grid grid-cols-1 gap-4">
          <ul className="grid grid-cols-1 gap-4">
            {targets.map((target) => (
              <TargetCard
                key={target.id}
                target={target}
                onDecide={(decision) => {
                  setDone(null);
                  setChosen({ target, decision });
                }}
                onReview={() => setReviewed(target)}
                onPerson={() => setPerson(target.person.id)}
              />
            ))}
          </ul>
          {list.loadingMore && <ReportShapes count={2} />}
        </div>
      )}
      <LoadMore list={list} />
      {person && (
        <Suspense>
          <UserDetails id={person} onClose={() => setPerson(null)} />
        </Suspense>
      )}
      {reviewed && (
        <Suspense>
          <ReviewDialog
            id={reviewed.targetId}
            title={reviewed.title}
            onDecided={(sentence) => {
              setReviewed(null);
              setDone(sentence);
              list.reload();
            }}
            onStale={list.reload}
            onClose={() => setReviewed(null)}
          />
        </Suspense>
      )}
      {chosen && (
        <Suspense>
          <DecisionDialog
            {...chosen}
            onDecided={() => onDecided(chosen)}
            onStale={list.reload}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
