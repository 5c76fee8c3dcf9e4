import type { ReportedTarget } from '@letfair/contract/reports';
import { decisionProblems, MAX_DECISION_REASON, type ReportDecision } from '@letfair/domain/reports/reports';
import { problem, useForm } from '../../../lib/forms/use-form.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { api, useTypedText } from '../../session/index.ts';
import { ReasonFields, reasonTexts } from '../reason-fields.tsx';
import { reasonHints, usualReasons } from '../usual-reasons.ts';
import { decisionLabel } from './report-words.ts';

interface DecisionDialogProps {
  /** As it was shown when the decision was chosen; the decision leaves later reports open. */
  readonly target: ReportedTarget;
  readonly decision: ReportDecision;
  /** True where a second admin has to confirm it, so that the reports stay open. */
  readonly onDecided: (isWaiting: boolean) => void;
  /** Another moderator decided first, so the list is out of date. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

const NO_ANSWER = 'That did not work. Please try again.';

export function DecisionDialog({ target, decision, onDecided, onStale, onClose }: DecisionDialogProps) {
  const label = decisionLabel(decision, target);
  const form = useForm({
    initial: reasonTexts,
    read: ({ reason }) => ({
      decision,
      reason: reason.trim(),
      seen: { lastReportId: target.lastReportId, reports: target.openReports },
    }),
    check: ({ reason }) => (reason ? null : problem('', { reason: decisionProblems.reason })),
    send: async (body, options) => {
      const answer = await api.reports.decide({ params: { targetId: target.targetId }, body }, options);
      if (answer.success) {
        onDecided(answer.data === null);
        return null;
      }
      if (answer.error?.code === 'conflict' || answer.error?.code === 'not_found') onStale();
      return problem(answer.message || NO_ANSWER);
    },
    onUnreachable: () => problem(NO_ANSWER),
    keep: useTypedText(`decision:${target.targetId}:${decision}`),
  });

  return (
    <Dialog title={`${label}: ${target.title}`} onClose={onClose}>
      <Form form={form}>
        <ReasonFields
          form={form}
          usual={usualReasons[decision]}
          hint={reasonHints[decision]}
          maxLength={MAX_DECISION_REASON}
        />
        <FormButtons form={form} variant={decision === 'dismiss' ? 'primary' : 'danger'} onCancel={onClose}>
          {label}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
