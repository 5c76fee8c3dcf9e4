import {
  MAX_TICKET_MESSAGE,
  REPLY_HOURS,
  requiredOnContactPage,
  ticketRefusal,
  ticketSentences,
} from '@letfair/domain/site/support/tickets';
import { useState } from 'react';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { BreadcrumbData, FaqData } from '../../../lib/structured-data/index.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { optionsOf, SelectField } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { api, useSession, useTypedText } from '../../accounts/session/index.ts';
import { asPlainText, Faq, questionGroups, Section } from '../information/index.ts';
import { SenderFields, useKnownSender } from './sender-fields.tsx';
import { priorityLabels, subjectLabels, ticketPath, userTypeLabels } from './ticket-words.ts';

export const ContactPage = () => (
  <>
    <BreadcrumbData crumbs={[{ name: 'Contact', path: '/contact' }]} />
    <FaqData questions={asPlainText(questionGroups.flatMap(({ questions }) => questions))} />
    <Container>
      <div className="grid gap-10 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="contact-heading" className="grid content-start gap-6">
          <div className="grid gap-2">
            <h1 id="contact-heading" className="text-heading">
              How can we help?
            </h1>
            <p className="max-w-text text-muted">
              Tell us what you need. A person will read it. You don’t need an account.
            </p>
          </div>
          <ContactForm />
        </section>
        <aside aria-label="Other ways to reach us">
          <OtherWays />
        </aside>
      </div>
    </Container>
    <Section title="Common questions" band>
      <div className="grid gap-10 lg:grid-cols-2">
        {questionGroups.map(({ id, title, questions }) => (
          <div key={id} id={id} className="grid content-start gap-3">
            <h3 className="text-title">{title}</h3>
            <Faq questions={questions} />
          </div>
        ))}
      </div>
    </Section>
  </>
);

const hours = [
  ['Mon-Fri', '9:00 AM-6:00 PM'],
  ['Sat', '10:00 AM-4:00 PM'],
  ['Sun', 'closed'],
] as const;

const OtherWays = () => (
  <Card>
    <div className="grid gap-5">
      <h2 className="text-title">Other Ways to Reach Us</h2>
      <div className="grid gap-2">
        <h3 className="font-semibold">Find an answer</h3>
        <p>
          The <TextLink to="/help">help centre</TextLink> answers most questions, day or night.
        </p>
      </div>
      <div className="grid gap-2">
        <h3 className="font-semibold">Support hours</h3>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums">
          {hours.map(([days, time]) => (
            <div key={days} className="contents">
              <dt className="text-muted">{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">We reply within {REPLY_HOURS} hours.</p>
      </div>
      <OwnTicketsLink />
      <div className="grid gap-2">
        <h3 className="font-semibold">Appeal against a decision</h3>
        <p>
          If we rejected or hid your listing, or limited or suspended your account, you can appeal once. Use the link in
          our email, or open the listing under <TextLink to="/properties/manage">your properties</TextLink>. If the link
          no longer works, use the form. <TextLink to="/help/appeals">How appeals work</TextLink>
        </p>
      </div>
      <div className="grid gap-2">
        <h3 className="font-semibold">Your personal data</h3>
        <p>
          Unhappy with how we handle it? <TextLink to="/privacy/complaint">Complain about your data</TextLink>.
        </p>
      </div>
    </div>
  </Card>
);

/** Only someone signed in has tickets to look at. */
function OwnTicketsLink() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">Your tickets</h3>
      <p>
        See our answers and your earlier questions in <TextLink to="/support">your support tickets</TextLink>.
      </p>
    </div>
  );
}

export function ContactForm() {
  const [sentAs, setSentAs] = useState<string | null>(null);
  const form = useForm({
    initial: { name: '', email: '', userType: '', subject: '', priority: '', message: '' },
    check: (ticket) => ticketRefusal(ticket, requiredOnContactPage),
    send: async (body, options) => {
      setSentAs(null);
      const answer = await api.support.openTicket({ body }, options);
      if (!answer.success) return problemOf(answer, ticketSentences.failed);
      setSentAs(answer.data.id);
      form.reset();
      return null;
    },
    onUnreachable: () => problem(ticketSentences.broken),
    keep: useTypedText('contact'),
  });
  const user = useKnownSender(form);

  return (
    <Form form={form}>
      {sentAs && !form.message && !form.isBusy && (
        <>
          <Alert tone="good">{ticketSentences.sent}</Alert>
          <Note>
            Your ticket number is <strong className="whitespace-nowrap">{sentAs}</strong>. We’ve emailed you a
            confirmation.
            {user && (
              <>
                {' '}
                You can follow it on <TextLink to={ticketPath(sentAs)}>its page</TextLink>.
              </>
            )}
          </Note>
        </>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <SenderFields form={form} />
        <SelectField
          {...form.field('userType')}
          label="You are"
          prompt="Choose one"
          options={optionsOf(userTypeLabels)}
        />
        <SelectField
          {...form.field('subject')}
          label="What it’s about"
          prompt="Choose a subject"
          options={optionsOf(subjectLabels)}
        />
        <SelectField
          {...form.field('priority')}
          label="Priority"
          prompt="Choose a priority"
          options={optionsOf(priorityLabels)}
        />
      </div>
      <TextArea
        {...form.field('message')}
        label="Message"
        rows={6}
        maxLength={MAX_TICKET_MESSAGE}
        hint="Please don’t include passwords or bank details."
      />
      <FormButtons form={form} busy="Submitting...">
        Submit ticket
      </FormButtons>
    </Form>
  );
}
