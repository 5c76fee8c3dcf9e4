import type { ReportedTarget } from '@letfair/contract/reports';
import { SECOND_PERSON_HOMES } from '@letfair/domain/moderation/measures';
import type { ReportDecision } from '@letfair/domain/reports/reports';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import type { LoadedList } from '../admin-data.ts';
import { AdminList } from '../admin-list.tsx';
import { reportShape } from './report-list.tsx';
import { TargetCard } from './target-card.tsx';

const ReviewDialog = lazy(async () => ({ default: (await import('../moderation/review-dialog.tsx')).ReviewDialog }));
const UserDetails = lazy(async () => ({ default: (await import('../users/user-details.tsx')).UserDetails }));
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

const waitingText = ({ person }: ReportedTarget): string =>
  `${person.name} has more than ${SECOND_PERSON_HOMES} homes, so another admin has to confirm the suspension. Until then the reports stay open.`;

export function OpenReports({ reports }: { readonly reports: NonNullable<LoadedList['reports']> }) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [reviewed, setReviewed] = useState<ReportedTarget | null>(null);
  const [person, setPerson] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  /** By newest report, so that a target is shown again when it is reported again. */
  const [decided, setDecided] = useState<readonly string[]>([]);

  function onDecided({ target, decision }: Chosen, isWaiting: boolean) {
    setChosen(null);
    setDone(isWaiting ? waitingText(target) : doneTexts[decision](target));
    if (!isWaiting) setDecided((before) => [...before, target.lastReportId]);
    void revalidate();
  }

  return (
    <>
      {done && <Alert tone="good">{done}</Alert>}
      <AdminList
        promise={reports}
        listKey=""
        what="the reports"
        placeholder={<SkeletonList shape={reportShape} count={3} />}
        isShown={({ lastReportId }) => !decided.includes(lastReportId)}
        countText={(count) => `${count} reported homes and people shown`}
        empty={
          <EmptyState icon={Flag} title="No open reports">
            What people report on cards, pages and in conversations appears here.
          </EmptyState>
        }
      >
        {{
          shape: reportShape,
          card: (target) => (
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
          ),
        }}
      </AdminList>
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
              void revalidate();
            }}
            onClose={() => setReviewed(null)}
          />
        </Suspense>
      )}
      {chosen && (
        <Suspense>
          <DecisionDialog
            {...chosen}
            onDecided={(isWaiting) => onDecided(chosen, isWaiting)}
            onStale={() => void revalidate()}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
