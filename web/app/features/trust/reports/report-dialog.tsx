import { MAX_REPORT_DETAILS, reportSentences } from '@letfair/domain/trust/reports/reports';
import { useRef, useState } from 'react';
import { problem, useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { SelectField } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { api, currentSession, useTypedText } from '../../accounts/session/index.ts';
import { missingFields, type ReportTarget, reasonOptions, reportBody } from './report-form.ts';

interface ReportDialogProps extends ReportTarget {
  readonly onClose: () => void;
}

export function ReportDialog({ onClose, ...target }: ReportDialogProps) {
  const [isSent, setIsSent] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const lastTry = useRef({ content: '', at: '' });
  const form = useForm({
    initial: { reportType: '', description: '' },
    read: ({ reportType, description }) => {
      const fields = { reportType, description: description.trim() };
      // A retry of the same report keeps its time, so that its idempotency key stays valid.
      const content = JSON.stringify(fields);
      if (lastTry.current.content !== content) lastTry.current = { content, at: new Date().toISOString() };
      return reportBody(target, fields, reporterEmail(), lastTry.current.at);
    },
    check: (body) => {
      const missing = missingFields(body);
      return Object.keys(missing).length > 0 ? problem('', missing) : null;
    },
    send: async (body, options) => {
      setReason(null);
      const answer = await api.reports.report({ body }, options);
      setIsSent(answer.success);
      if (answer.success) return null;
      setReason(answer.message || null);
      return problem(reportSentences.failed, answer.error?.fields);
    },
    onUnreachable: () => problem(reportSentences.failed),
    keep: useTypedText(`report:${target.type}:${target.targetId}`),
  });

  return (
    <Dialog title={`Report ${target.title}`} onClose={onClose}>
      {isSent ? (
        <>
          <Alert tone="good">{reportSentences.sent}</Alert>
          <div className="flex justify-end">
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </div>
        </>
      ) : (
        <Form form={form}>
          {form.message && reason && <Note>{reason}</Note>}
          <SelectField
            {...form.field('reportType')}
            label="Reason"
            prompt="Choose a reason"
            options={reasonOptions(target.type)}
          />
          <TextArea {...form.field('description')} label="Details" rows={4} maxLength={MAX_REPORT_DETAILS} />
          <Note>{reportSentences.notice}</Note>
          <FormButtons form={form} variant="primary" busy="Submitting..." onCancel={onClose}>
            Submit report
          </FormButtons>
        </Form>
      )}
    </Dialog>
  );
}

function reporterEmail(): string {
  const session = currentSession();
  return session.status === 'signed-in' ? session.user.email : '';
}
