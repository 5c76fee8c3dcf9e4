import {
  complaintSentences,
  dataComplaintRefusal,
  MAX_COMPLAINT_TEXT,
} from '@letfair/domain/site/support/data-complaint';
import { useState } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';
import { api, useTypedText } from '../../accounts/session/index.ts';
import { SenderFields, useKnownSender } from './sender-fields.tsx';

interface Receipt {
  readonly id: string;
  readonly receivedAt: string;
  readonly acknowledgeBy: string;
}

export function ComplaintForm() {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const form = useForm({
    initial: { name: '', email: '', whatHappened: '', wanted: '' },
    check: dataComplaintRefusal,
    send: async (body, options) => {
      setReceipt(null);
      const answer = await api.support.complain({ body }, options);
      if (!answer.success) return problemOf(answer, complaintSentences.failed);
      setReceipt(answer.data);
      form.reset();
      return null;
    },
    onUnreachable: () => problem(complaintSentences.failed),
    keep: useTypedText('data-complaint'),
  });
  useKnownSender(form);

  return (
    <Form form={form}>
      {receipt && !form.message && !form.isBusy && (
        <>
          <Alert tone="good">{complaintSentences.sent}</Alert>
          <Note>
            Your reference is <strong className="whitespace-nowrap">{receipt.id}</strong>, received on{' '}
            {formatDate(receipt.receivedAt)}. You hear from us again by {formatDate(receipt.acknowledgeBy)} at the
            latest.
          </Note>
        </>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SenderFields form={form} />
      </div>
      <TextArea
        {...form.field('whatHappened')}
        label="What happened"
        rows={6}
        maxLength={MAX_COMPLAINT_TEXT}
        hint="Which data it is about, and since when, as far as you know. Please leave out passwords and bank details."
      />
      <TextArea
        {...form.field('wanted')}
        label="What you would like us to do"
        rows={3}
        maxLength={MAX_COMPLAINT_TEXT}
      />
      <FormButtons form={form} busy="Sending...">
        Send complaint
      </FormButtons>
    </Form>
  );
}
