import { MAX_TICKET_MESSAGE, requiredOnContactPage, ticketRefusal } from '@letfair/domain/support/tickets';
import { useState } from 'react';
import { namedTexts } from '../../lib/form-values.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/links.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { SelectField } from '../../ui/forms/select.tsx';
import { TextArea } from '../../ui/forms/text-fields.tsx';
import { api } from '../session/index.ts';
import { SenderFields } from './sender-fields.tsx';
import { optionsOf, priorityLabels, subjectLabels, userTypeLabels } from './ticket-choices.ts';
import { type TicketOutcome, ticketOutcome } from './ticket-outcome.ts';
import { ticketPath } from './ticket-words.ts';
import { useKnownSender } from './use-known-sender.ts';

const noErrors = {};

export function ContactForm() {
  const { frame, user } = useKnownSender();
  const { busy, submit } = useSubmission();
  const [outcome, setOutcome] = useState<TicketOutcome | null>(null);

  async function send(form: HTMLFormElement) {
    const body = namedTexts(form, requiredOnContactPage);
    const refusal = ticketRefusal(body, requiredOnContactPage);
    if (refusal) return setOutcome({ kind: 'refused', ...refusal });
    const sent = await submit(body, (options) => api.support.openTicket({ body }, options));
    if (!sent) return;
    const next = ticketOutcome(sent);
    if (next.kind === 'sent') form.reset();
    setOutcome(next);
  }

  const errors: Readonly<Record<string, string>> = outcome?.kind === 'refused' ? outcome.fields : noErrors;
  return (
    <div ref={frame}>
      <Form onSubmit={send} errors={errors}>
        {outcome && !busy && <Alert tone={outcome.kind === 'sent' ? 'good' : 'harm'}>{outcome.message}</Alert>}
        {outcome?.kind === 'sent' && !busy && (
          <Note>
            Your ticket is <strong className="whitespace-nowrap">{outcome.reference}</strong>. A confirmation is on its
            way to your mailbox.
            {user && (
              <>
                {' '}
                You can follow it on <TextLink to={ticketPath(outcome.reference)}>its page</TextLink>.
              </>
            )}
          </Note>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <SenderFields errors={errors} />
          <SelectField
            name="userType"
            label="You are"
            prompt="Choose one"
            options={optionsOf(userTypeLabels)}
            error={errors.userType}
          />
          <SelectField
            name="subject"
            label="What it is about"
            prompt="Choose a subject"
            options={optionsOf(subjectLabels)}
            error={errors.subject}
          />
          <SelectField
            name="priority"
            label="Priority"
            prompt="Choose a priority"
            options={optionsOf(priorityLabels)}
            error={errors.priority}
          />
        </div>
        <TextArea
          name="message"
          label="Message"
          rows={6}
          maxLength={MAX_TICKET_MESSAGE}
          hint="Please leave out passwords and bank details."
          error={errors.message}
        />
        <div>
          <Button type="submit" variant="accent" busy={busy && 'Submitting...'}>
            Submit Ticket
          </Button>
        </div>
      </Form>
    </div>
  );
}
