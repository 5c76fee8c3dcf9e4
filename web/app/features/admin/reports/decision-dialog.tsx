import type { ReportedTarget } from '@letfair/contract/reports';
import { decisionProblems, MAX_DECISION_REASON, type ReportDecision } from '@letfair/domain/reports/reports';
import { useState } from 'react';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { SelectField } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { api } from '../../session/index.ts';
import { reasonHints, usualReasons } from './decision-reasons.ts';
import { decisionLabel } from './report-words.ts';

interface DecisionDialogProps {
  /** As it was shown when the decision was chosen; what came later is not decided. */
  readonly target: ReportedTarget;
  readonly decision: ReportDecision;
  readonly onDecided: () => void;
  /** Somebody else was quicker: what the list shows is no longer so. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

const noErrors = {};
const NO_ANSWER = 'That did not work. Please try again.';

export function DecisionDialog({ target, decision, onDecided, onStale, onClose }: DecisionDialogProps) {
  const { busy, submit } = useSubmission();
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(noErrors);
  const [failure, setFailure] = useState<string | null>(null);
  const label = decisionLabel(decision, target);

  async function send() {
    const written = reason.trim();
    setErrors(written ? noErrors : { reason: decisionProblems.reason });
    setFailure(null);
    if (!written) return;
    const { targetId, lastReportId, openReports } = target;
    const body = { decision, reason: written, seen: { lastReportId, reports: openReports } };
    const sent = await submit(body, (options) => api.reports.decide({ params: { targetId }, body }, options));
    if (!sent) return;
    if ('error' in sent) return setFailure(NO_ANSWER);
    const { answer } = sent;
    if (answer.success) return onDecided();
    setFailure(answer.message || NO_ANSWER);
    if (answer.error?.code === 'conflict' || answer.error?.code === 'not_found') onStale();
  }

  return (
    <Dialog title={`${label}: ${target.title}`} onClose={onClose}>
      <Form onSubmit={send} errors={errors}>
        {failure && !busy && <Alert>{failure}</Alert>}
        <SelectField
          name="usualReason"
          label="Usual reasons"
          prompt="Choose one, or write your own"
          optional
          options={usualReasons[decision].map((text) => ({ value: text, label: text }))}
          onChange={(text) => text && setReason(text)}
        />
        <TextArea
          name="reason"
          label="Reason"
          hint={reasonHints[decision]}
          rows={4}
          maxLength={MAX_DECISION_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={errors.reason}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant={decision === 'dismiss' ? 'primary' : 'danger'} busy={busy && 'Saving...'}>
            {label}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
