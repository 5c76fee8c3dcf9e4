import { MAX_SUSPENSION_REASON } from '@letfair/domain/accounts/suspension';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextArea } from '../../ui/forms/text-fields.tsx';

interface SuspensionFormProps {
  /** Then the reason is changed. */
  readonly isSuspended: boolean;
  readonly busy: boolean;
  readonly onSubmit: (reason: string) => void;
}

const noErrors = {};

/** Suspends with a reason in the admin's own words, which the user is told. */
export function SuspensionForm({ isSuspended, busy, onSubmit }: SuspensionFormProps) {
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(noErrors);

  function send() {
    const written = reason.trim();
    setErrors(written ? noErrors : { reason: 'Please say why.' });
    if (written) onSubmit(written);
  }

  return (
    <div className="border-t border-line pt-5">
      <Form onSubmit={send} errors={errors}>
        <TextArea
          name="reason"
          label={isSuspended ? 'Another reason for the suspension' : 'Reason for a suspension'}
          hint="The user reads it in a mail and when they sign in."
          maxLength={MAX_SUSPENSION_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={errors.reason}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button type="submit" variant="danger" busy={busy && 'Saving...'}>
            {isSuspended ? 'Change the reason' : 'Suspend with this reason'}
          </Button>
        </div>
      </Form>
    </div>
  );
}
