import {
  MAX_TICKET_MESSAGE,
  requiredOnContactPage,
  ticketRefusal,
  ticketSentences,
} from '@letfair/domain/site/support/tickets';
import { useState } from 'react';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { optionsOf, SelectField } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';
import { api, useTypedText } from '../../accounts/session/index.ts';
import { SenderFields, useKnownSender } from './sender-fields.tsx';
import { priorityLabels, subjectLabels, ticketPath, userTypeLabels } from './ticket-words.ts';

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
            Your ticket is <strong className="whitespace-nowrap">{sentAs}</strong>. A confirmation is on its way to your
            mailbox.
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
          label="What it is about"
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
        hint="Please leave out passwords and bank details."
      />
      <FormButtons form={form} busy="Submitting...">
        Submit ticket
      </FormButtons>
    </Form>
  );
}
