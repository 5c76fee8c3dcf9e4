import {
  complaintSentences,
  dataComplaintFields,
  dataComplaintRefusal,
  MAX_COMPLAINT_TEXT,
} from '@letfair/domain/support/data-complaint';
import { useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { namedTexts } from '../../lib/form-values.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/text-fields.tsx';
import { api } from '../session/index.ts';
import { type ComplaintOutcome, complaintOutcome } from './complaint-outcome.ts';
import { SenderFields } from './sender-fields.tsx';
import { useKnownSender } from './use-known-sender.ts';

const noErrors = {};

export function ComplaintForm() {
  const { frame } = useKnownSender();
  const { busy, submit } = useSubmission();
  const [outcome, setOutcome] = useState<ComplaintOutcome | null>(null);

  async function send(form: HTMLFormElement) {
    const body = namedTexts(form, dataComplaintFields);
    const refusal = dataComplaintRefusal(body);
    if (refusal) return setOutcome({ kind: 'refused', ...refusal });
    const sent = await submit(body, (options) => api.support.complain({ body }, options));
    if (!sent) return;
    const next = complaintOutcome(sent);
    if (next.kind === 'sent') form.reset();
    setOutcome(next);
  }

  const errors: Readonly<Record<string, string>> = outcome?.kind === 'refused' ? outcome.fields : noErrors;
  return (
    <div ref={frame}>
      <Form onSubmit={send} errors={errors}>
        {outcome?.kind === 'refused' && !busy && <Alert>{outcome.message}</Alert>}
        {outcome?.kind === 'sent' && !busy && (
          <>
            <Alert tone="good">{complaintSentences.sent}</Alert>
            <Note>
              Your reference is <strong className="whitespace-nowrap">{outcome.reference}</strong>, received on{' '}
              {formatDate(outcome.receivedAt)}. You hear from us again by {formatDate(outcome.acknowledgeBy)} at the
              latest.
            </Note>
          </>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <SenderFields errors={errors} />
        </div>
        <TextArea
          name="whatHappened"
          label="What happened"
          rows={6}
          maxLength={MAX_COMPLAINT_TEXT}
          hint="Which data it is about, and since when, as far as you know. Please leave out passwords and bank details."
          error={errors.whatHappened}
        />
        <TextArea
          name="wanted"
          label="What you would like us to do"
          rows={3}
          maxLength={MAX_COMPLAINT_TEXT}
          error={errors.wanted}
        />
        <div>
          <Button type="submit" variant="accent" busy={busy && 'Sending...'}>
            Send complaint
          </Button>
        </div>
      </Form>
    </div>
  );
}
