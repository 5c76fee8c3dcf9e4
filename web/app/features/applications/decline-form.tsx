import { MAX_DECLINE_REASON } from '@letfair/domain/applications/application-form';
import { declineSentences } from '@letfair/domain/applications/lifecycle';
import { useState } from 'react';
import { formTexts } from '../../lib/form-values.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/text-fields.tsx';
import type { Step } from './use-application-step.ts';

interface DeclineFormProps {
  readonly busy: boolean;
  readonly onDecline: (step: Step) => void;
  readonly onBack: () => void;
}

const noErrors: Readonly<Record<string, string>> = {};

export function DeclineForm({ busy, onDecline, onBack }: DeclineFormProps) {
  const [errors, setErrors] = useState(noErrors);

  function decline(form: HTMLFormElement) {
    const reason = formTexts(form)('reason').trim();
    setErrors(reason ? noErrors : { reason: declineSentences.reasonMissing });
    if (reason) onDecline({ action: 'decline', reason });
  }

  return (
    <Form onSubmit={decline} errors={errors}>
      <TextArea
        name="reason"
        label="Reason for declining"
        hint="The applicant reads this. Nobody may be turned down for who they are, for having children or for receiving benefits."
        maxLength={MAX_DECLINE_REASON}
        error={errors.reason}
        autoFocus
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
