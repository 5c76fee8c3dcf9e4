import { MAX_REPORT_DETAILS, reportSentences } from '@letfair/domain/reports/reports';
import { useRef, useState } from 'react';
import { formTexts } from '../../lib/form-values.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { SelectField } from '../../ui/forms/select.tsx';
import { TextArea } from '../../ui/forms/text-fields.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { api, currentSession } from '../session/index.ts';
import {
  missingFields,
  type ReportOutcome,
  type ReportTarget,
  reasonOptions,
  reportBody,
  reportOutcome,
} from './report-form.ts';

const noErrors = {};

interface ReportDialogProps extends ReportTarget {
  readonly onClose: () => void;
}

export function ReportDialog({ onClose, ...target }: ReportDialogProps) {
  const { busy, submit } = useSubmission();
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>(noErrors);
  const tried = useRef({ content: '', at: '' });

  async function send(form: HTMLFormElement) {
    const text = formTexts(form);
    const fields = { reportType: text('reportType'), description: text('description').trim() };
    const found = missingFields(fields);
    setProblems(found);
    setOutcome(null);
    const session = currentSession();
    if (Object.keys(found).length > 0 || session.status !== 'signed-in') return;
    // A retry of the same report keeps its time, so that its idempotency key stays valid.
    const content = JSON.stringify(fields);
    if (tried.current.content !== content) tried.current = { content, at: new Date().toISOString() };
    const body = reportBody(target, fields, session.user.email, tried.current.at);
    const sent = await submit(body, (options) => api.reports.report({ body }, options));
    if (!sent) return;
    const next = reportOutcome(sent);
    setOutcome(next);
    if (next.kind === 'failed' && Object.keys(next.fields).length > 0) setProblems(next.fields);
  }

  return (
    <Dialog title={`Report ${target.title}`} onClose={onClose}>
      {outcome?.kind === 'sent' ? (
        <>
          <Alert tone="good">{reportSentences.sent}</Alert>
          <div className="flex justify-end">
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </div>
        </>
      ) : (
        <Form onSubmit={send} errors={problems}>
          {outcome && !busy && <Alert>{outcome.sentence}</Alert>}
          {outcome?.reason && !busy && <Note>{outcome.reason}</Note>}
          <SelectField
            name="reportType"
            label="Reason"
            prompt="Choose a reason"
            options={reasonOptions(target.type)}
            error={problems.reportType}
          />
          <TextArea
            name="description"
            label="Details"
            rows={4}
            maxLength={MAX_REPORT_DETAILS}
            error={problems.description}
          />
          <Note>{reportSentences.notice}</Note>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={busy && 'Submitting...'}>
              Submit report
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
