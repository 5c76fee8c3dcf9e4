import type { ReportedTarget } from '@letfair/contract/trust/reports';
import { SECOND_PERSON_HOMES } from '@letfair/domain/trust/moderation/measures';
import { decisionsAbout, MAX_DECISION_REASON, type ReportDecision } from '@letfair/domain/trust/reports/reports';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { api } from '../../../accounts/session/index.ts';
import { reasonHints, usualReasons } from '../usual-reasons.ts';
import { decisionLabel } from './report-words.ts';

const ReasonDialog = lazyPart(async () => (await import('../reason-dialog.tsx')).ReasonDialog);

export interface DecidedReport {
  readonly decision: ReportDecision;
  readonly sentence: string;
  /** A second admin has to confirm it, so that the reports stay open. */
  readonly isWaiting: boolean;
}

interface ReportDecisionsProps {
  readonly target: ReportedTarget;
  /** Of the heading that names the target. */
  readonly nameId: string;
  readonly size?: 'sm' | 'md';
  /** The decision that is about to be confirmed. */
  readonly asked: ReportDecision | null;
  readonly onAsk: (decision: ReportDecision | null) => void;
  readonly onDecided: (decided: DecidedReport) => void;
  readonly onStale: (sentence: string) => void;
}

const doneTexts: Readonly<Record<ReportDecision, (target: ReportedTarget) => string>> = {
  dismiss: ({ title }) => `The reports about “${title}” have been dismissed.`,
  'hide-listing': ({ title }) => `“${title}” is no longer shown.`,
  'suspend-user': ({ person }) => `${person.name} has been suspended.`,
};

const waitingText = ({ person }: ReportedTarget): string =>
  `${person.name} has more than ${SECOND_PERSON_HOMES} homes, so another admin has to confirm the suspension. Until then the reports stay open.`;

/** The decisions there are about reports, each of which asks for a reason. */
export function ReportDecisions(props: ReportDecisionsProps) {
  const { target, nameId, size = 'md', asked, onAsk, onDecided, onStale } = props;
  const { listingStatus, targetId, title } = target;
  // As it was shown when the decision was chosen; the decision leaves later reports open.
  const seen = useRef({ lastReportId: '', reports: 0 });
  const label = asked && decisionLabel(asked, target);
  return (
    <>
      {decisionsAbout(listingStatus === null ? 'account' : 'listing').map((decision) => (
        <Button
          key={decision}
          size={size}
          variant={decision === 'dismiss' ? 'quiet' : 'danger'}
          aria-describedby={nameId}
          onClick={() => {
            seen.current = { lastReportId: target.lastReportId, reports: target.openReports };
            onAsk(decision);
          }}
        >
          {decisionLabel(decision, target)}
        </Button>
      ))}
      {asked && label && (
        <Suspense>
          <ReasonDialog
            title={`${label}: ${title}`}
            action={label}
            variant={asked === 'dismiss' ? 'primary' : 'danger'}
            usual={usualReasons[asked]}
            hint={reasonHints[asked]}
            maxLength={MAX_DECISION_REASON}
            keepAs={`decision:${targetId}:${asked}`}
            send={async (reason, options) => {
              const body = { decision: asked, reason, seen: seen.current };
              const answer = await api.reports.decide({ params: { targetId }, body }, options);
              if (!answer.success) return answer;
              const isWaiting = answer.data === null;
              onAsk(null);
              onDecided({
                decision: asked,
                sentence: isWaiting ? waitingText(target) : doneTexts[asked](target),
                isWaiting,
              });
              return answer;
            }}
            onStale={onStale}
            onClose={() => onAsk(null)}
          />
        </Suspense>
      )}
    </>
  );
}
