import type { Application } from '@letfair/contract/applications';
import { MAX_DECLINE_REASON } from '@letfair/domain/applications/application-form';
import { declineSentences } from '@letfair/domain/applications/lifecycle';
import { nextStatus } from '@letfair/domain/listings/lifecycle';
import { useEffect, useRef, useState } from 'react';
import { formTexts } from '../../lib/form-values.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/text-fields.tsx';
import type { Step } from './use-application-step.ts';

interface AcceptFormProps {
  readonly application: Application;
  readonly busy: boolean;
  readonly onAccept: (step: Step) => void;
  readonly onBack: () => void;
}

const noErrors: Readonly<Record<string, string>> = {};

/** Accepting one usually settles the home and the other applications too; both are offered, neither is assumed. */
export function AcceptForm({ application, busy, onAccept, onBack }: AcceptFormProps) {
  const [letAgreed, setLetAgreed] = useState(false);
  const [declineOthers, setDeclineOthers] = useState(false);
  const [errors, setErrors] = useState(noErrors);
  const intro = useRef<HTMLParagraphElement>(null);
  // The button that was pressed has made room for this form.
  useEffect(() => intro.current?.focus(), []);

  function accept(form: HTMLFormElement) {
    const reason = declineOthers ? formTexts(form)('reason').trim() : '';
    const missing = declineOthers && !reason;
    setErrors(missing ? { reason: declineSentences.reasonMissing } : noErrors);
    if (!missing) onAccept({ action: 'accept', reason, letAgreed, declineOthers });
  }

  return (
    <Form onSubmit={accept} errors={errors}>
      <p ref={intro} tabIndex={-1} className="wrap-anywhere outline-none">
        {application.tenant.name} is told that you would like to let “{application.propertyTitle}” to them. References,
        right to rent checks and the agreement itself come after this, outside Letfair.
      </p>
      {nextStatus(application.propertyStatus, 'agree') && (
        <Checkbox
          name="letAgreed"
          label="Mark the home let agreed"
          hint="It leaves the search. You can put it back on the market later."
          checked={letAgreed}
          onChange={setLetAgreed}
        />
      )}
      <Checkbox
        name="declineOthers"
        label="Decline the other open applications for this home"
        hint="Each applicant is told, with the reason you give."
        checked={declineOthers}
        onChange={setDeclineOthers}
      />
      {declineOthers && (
        <TextArea
          name="reason"
          label="Reason for the others"
          defaultValue={declineSentences.standard}
          maxLength={MAX_DECLINE_REASON}
          error={errors.reason}
        />
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
