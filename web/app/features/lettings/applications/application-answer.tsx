import type { Application } from '@letfair/contract/lettings/applications';
import { MAX_DECLINE_REASON } from '@letfair/domain/lettings/applications/application-form';
import {
  declineReasonOf,
  declineReasons,
  declineReasonTexts,
} from '@letfair/domain/lettings/applications/decline-reasons';
import { declineSentences } from '@letfair/domain/lettings/applications/lifecycle';
import { nextStatus } from '@letfair/domain/listings/lifecycle';
import { useEffect, useRef, useState } from 'react';
import { problem, useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { optionsOf, SelectField } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';
import { useTypedText } from '../../accounts/session/index.ts';
import type { ApplicationStep } from './application-data.ts';

interface ApplicationAnswerProps {
  readonly application: Application;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onStep: (step: ApplicationStep) => void;
}

export function ApplicationAnswer({ application, busy, failure, onStep }: ApplicationAnswerProps) {
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null);
  const { actions } = application;
  // The other side or another tab may have changed the status meanwhile.
  const open = asked && actions.includes(asked) ? asked : null;
  const answers = (['shortlist', 'accept', 'decline'] as const).filter((action) => actions.includes(action));
  const alert = failure && !busy ? <Alert>{failure}</Alert> : null;
  if (answers.length === 0) return alert;
  return (
    <section className="grid gap-4">
      <h3 className="text-lg">Your answer</h3>
      {!open && (
        <div className="flex flex-wrap gap-3">
          {actions.includes('shortlist') && (
            <Button busy={busy && 'Saving...'} onClick={() => onStep({ action: 'shortlist' })}>
              Shortlist
            </Button>
          )}
          {actions.includes('accept') && (
            <Button variant="primary" onClick={() => busy || setAsked('accept')}>
              Accept
            </Button>
          )}
          {actions.includes('decline') && (
            <Button variant="danger" onClick={() => busy || setAsked('decline')}>
              Decline
            </Button>
          )}
        </div>
      )}
      {open === 'accept' && (
        <AcceptForm application={application} busy={busy} onAccept={onStep} onBack={() => setAsked(null)} />
      )}
      {open === 'decline' && (
        <DeclineForm id={application.id} busy={busy} onDecline={onStep} onBack={() => setAsked(null)} />
      )}
      {alert}
    </section>
  );
}

interface AcceptFormProps {
  readonly application: Application;
  readonly busy: boolean;
  readonly onAccept: (step: ApplicationStep) => void;
  readonly onBack: () => void;
}

const requireReason = (reason: string) => (reason ? null : problem('', { reason: declineSentences.reasonMissing }));

function AcceptForm({ application, busy, onAccept, onBack }: AcceptFormProps) {
  const [letAgreed, setLetAgreed] = useState(false);
  const [declineOthers, setDeclineOthers] = useState(false);
  const intro = useRef<HTMLParagraphElement>(null);
  // The pressed button was replaced by this form, so the focus needs a new place.
  useEffect(() => intro.current?.focus(), []);

  const form = useForm({
    initial: { reason: declineSentences.standard },
    read: ({ reason }) => (declineOthers ? reason.trim() : ''),
    check: (reason) => (declineOthers ? requireReason(reason) : null),
    send: async (reason) => {
      onAccept({ action: 'accept', reason, letAgreed, declineOthers });
      return null;
    },
  });

  return (
    <Form form={form}>
      <p ref={intro} tabIndex={-1} className="wrap-anywhere outline-none">
        We’ll tell {application.tenant.name} that you’d like to let “{application.propertyTitle}” to them. You’ll check
        their references and right to rent, and sign the agreement with them, outside Letfair.
      </p>
      {nextStatus(application.propertyStatus, 'agree') && (
        <Checkbox
          name="letAgreed"
          label="Mark the home as let agreed"
          hint="We’ll take it out of search. You can put it back on the market later."
          checked={letAgreed}
          onChange={setLetAgreed}
        />
      )}
      <Checkbox
        name="declineOthers"
        label="Decline the other open applications for this home"
        hint="We’ll email each applicant with the reason you give."
        checked={declineOthers}
        onChange={setDeclineOthers}
      />
      {declineOthers && (
        <TextArea {...form.field('reason')} label="Reason for the other applicants" maxLength={MAX_DECLINE_REASON} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy && 'Accepting...'}>
          Accept application
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </Form>
  );
}

interface DeclineFormProps {
  readonly id: string;
  readonly busy: boolean;
  readonly onDecline: (step: ApplicationStep) => void;
  readonly onBack: () => void;
}

function DeclineForm({ id, busy, onDecline, onBack }: DeclineFormProps) {
  const form = useForm({
    initial: { declineReason: '', reason: '' },
    read: ({ declineReason, reason }) => ({
      chosen: declineReasons.find((known) => known === declineReason),
      words: reason.trim(),
    }),
    check: ({ chosen, words }) => {
      if (declineReasonOf(chosen, words)) return null;
      const field = chosen === undefined ? 'declineReason' : 'reason';
      return problem('', { [field]: declineSentences.reasonMissing });
    },
    send: async ({ chosen, words }) => {
      onDecline({ action: 'decline', reason: words, ...(chosen && { declineReason: chosen }) });
      return null;
    },
    keep: useTypedText(`decline:${id}`),
  });

  return (
    <Form form={form}>
      <SelectField
        {...form.field('declineReason')}
        label="Reason for declining"
        hint="The applicant will read this. You can’t turn anyone down for who they are, for having children or for getting benefits."
        prompt="Choose a reason"
        options={optionsOf(declineReasonTexts)}
        autoFocus
      />
      <TextArea
        {...form.field('reason')}
        label="In your own words"
        hint="Optional if you’ve chosen a reason from the list."
        maxLength={MAX_DECLINE_REASON}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={busy && 'Declining...'}>
          Decline application
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </Form>
  );
}
