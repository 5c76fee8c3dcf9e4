import { MAX_REPORT_DETAILS, type ReportType, reportSentences } from '@letfair/domain/trust/reports/reports';
import { type ReactNode, useRef, useState } from 'react';
import { problem, useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { SelectField } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { api, currentSession, useTypedText } from '../../accounts/session/index.ts';
import { missingFields, type ReportFields, type ReportTarget, reasonOptions, reportBody } from './report-form.ts';

interface ReportDialogProps extends ReportTarget {
  readonly onClose: () => void;
}

export const ReportDialog = ({ onClose, ...target }: ReportDialogProps) => (
  <Dialog title={`Report ${target.title}`} onClose={onClose}>
    <ReportForm
      type={target.type}
      keepAs={`report:${target.type}:${target.targetId}`}
      send={({ at, ...fields }, options) =>
        api.reports.report({ body: reportBody(target, fields, reporterEmail(), at) }, options)
      }
      onClose={onClose}
    />
  </Dialog>
);

interface ReportFormProps {
  /** Decides which reasons there are. */
  readonly type: ReportType;
  /** Names the text that stays until it is sent. */
  readonly keepAs: string;
  /** `at` is the time of the first try. */
  readonly send: (
    report: ReportFields & { readonly at: string },
    options: { readonly idempotencyKey: string },
  ) => ReturnType<typeof api.reports.report>;
  readonly onClose: () => void;
  /** Above the fields. */
  readonly children?: ReactNode;
}

export function ReportForm({ type, keepAs, send, onClose, children }: ReportFormProps) {
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
      return { ...fields, at: lastTry.current.at };
    },
    check: (report) => {
      const missing = missingFields(report);
      return Object.keys(missing).length > 0 ? problem('', missing) : null;
    },
    send: async (report, options) => {
      setReason(null);
      const answer = await send(report, options);
      setIsSent(answer.success);
      if (answer.success) return null;
      setReason(answer.message || null);
      return problem(reportSentences.failed, answer.error?.fields);
    },
    onUnreachable: () => problem(reportSentences.failed),
    keep: useTypedText(keepAs),
  });

  if (isSent)
    return (
      <>
        <Alert tone="good">{reportSentences.sent}</Alert>
        <div className="flex justify-end">
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </>
    );
  return (
    <Form form={form}>
      {form.message && reason && <Note>{reason}</Note>}
      {children}
      <SelectField
        {...form.field('reportType')}
        label="Reason"
        prompt="Choose a reason"
        options={reasonOptions(type)}
      />
      <TextArea {...form.field('description')} label="Details" rows={4} maxLength={MAX_REPORT_DETAILS} />
      <Note>{reportSentences.notice}</Note>
      <FormButtons form={form} variant="primary" busy="Submitting..." onCancel={onClose}>
        Submit report
      </FormButtons>
    </Form>
  );
}

function reporterEmail(): string {
  const session = currentSession();
  return session.status === 'signed-in' ? session.user.email : '';
}
