import { useState } from 'react';
import { formTexts } from '../../../lib/form-values.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';
import type { ReviewStep } from './use-review.ts';

interface DecisionProps {
  readonly step: ReviewStep | null;
  readonly onApprove: () => void;
  readonly onReject: (reason: string) => void;
}

const MAX_REASON = 1_000;
const noErrors = {};
const noReason = { reason: 'Tell the lister what to change.' };

export function Decision({ step, onApprove, onReject }: DecisionProps) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(noErrors);

  function reject(form: HTMLFormElement) {
    const reason = formTexts(form)('reason').trim();
    setErrors(reason ? noErrors : { ...noReason });
    if (reason) onReject(reason);
  }

  return (
    <Form onSubmit={reject} errors={errors}>
      <div>
        <Button variant="primary" busy={step === 'approve' && 'Approving...'} onClick={onApprove}>
          Approve
        </Button>
      </div>
      <TextArea
        name="reason"
        label="Reason for rejecting"
        hint="The lister reads this, and can change the listing and send it again."
        maxLength={MAX_REASON}
        error={errors.reason}
      />
      <div>
        <Button type="submit" variant="danger" busy={step === 'reject' && 'Rejecting...'}>
          Reject
        </Button>
      </div>
    </Form>
  );
}
