import {
  ACKNOWLEDGE_DAYS,
  complaintSentences,
  dataComplaintRefusal,
  MAX_COMPLAINT_TEXT,
} from '@letfair/domain/site/support/data-complaint';
import { TICKET_RETENTION } from '@letfair/domain/site/support/lifecycle';
import { useState } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { BreadcrumbData } from '../../../lib/structured-data/index.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { api, useTypedText } from '../../accounts/session/index.ts';
import { SenderFields, useKnownSender } from './sender-fields.tsx';

export const ComplaintPage = () => (
  <>
    <BreadcrumbData
      crumbs={[
        { name: 'Privacy', path: '/privacy' },
        { name: 'Data-protection complaint', path: '/privacy/complaint' },
      ]}
    />
    <Container>
      <div className="grid gap-10 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="complaint-heading" className="grid content-start gap-6">
          <div className="grid gap-2">
            <h1 id="complaint-heading" className="text-heading">
              Complain about your data
            </h1>
            <p className="max-w-text text-muted">
              If you’re unhappy with how we collect, use, share or keep personal data, tell us here. It’s free, and you
              don’t need an account.
            </p>
          </div>
          <ComplaintForm />
        </section>
        <aside aria-label="What happens next">
          <WhatHappensNext />
        </aside>
      </div>
    </Container>
  </>
);

const WhatHappensNext = () => (
  <Card>
    <div className="grid gap-4">
      <h2 className="text-title">What happens next</h2>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>
          We’ll email you an acknowledgement straight away, although the law allows us up to {ACKNOWLEDGE_DAYS} days.
        </li>
        <li>We’ll look into it without undue delay, and ask you if anything is unclear.</li>
        <li>We’ll tell you the outcome, and what we’ve done about it.</li>
      </ol>
      <p>
        You can complain to the Information Commissioner’s Office (ico.org.uk) at any time, whatever we decide. For
        anything else, use the <TextLink to="/contact">contact page</TextLink>.
      </p>
      <p className="text-sm text-muted">
        We keep complaints for {TICKET_RETENTION.years} years after they’re closed. You can read more about what we keep
        on the <TextLink to="/privacy">privacy page</TextLink>.
      </p>
    </div>
  </Card>
);

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
            {formatDate(receipt.receivedAt)}. You’ll hear from us again by {formatDate(receipt.acknowledgeBy)} at the
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
        hint="Tell us which data it’s about and when it started, if you know. Please don’t include passwords or bank details."
      />
      <TextArea
        {...form.field('wanted')}
        label="What would you like us to do?"
        rows={3}
        maxLength={MAX_COMPLAINT_TEXT}
      />
      <FormButtons form={form} busy="Sending...">
        Send complaint
      </FormButtons>
    </Form>
  );
}
