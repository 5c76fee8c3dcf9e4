import { MAX_SUSPENSION_REASON } from '@letfair/domain/accounts/suspension';
import { problem, useForm } from '../../../lib/forms/use-form.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';

interface SuspensionFormProps {
  /** The form then changes the reason of a suspension. */
  readonly isSuspended: boolean;
  readonly busy: boolean;
  readonly onSubmit: (reason: string) => void;
}

/** Suspends with a reason in the admin's own words, which the user is told. */
export function SuspensionForm({ isSuspended, busy, onSubmit }: SuspensionFormProps) {
  const form = useForm({
    initial: { reason: '' },
    read: ({ reason }) => ({ reason: reason.trim() }),
    check: ({ reason }) => (reason ? null : problem('', { reason: 'Please say why.' })),
    send: async ({ reason }) => {
      onSubmit(reason);
      return null;
    },
  });

  return (
    <div className="border-t border-line pt-5">
      <Form form={form}>
        <TextArea
          {...form.field('reason')}
          label={isSuspended ? 'Another reason for the suspension' : 'Reason for a suspension'}
          hint="The user reads it in a mail and when they sign in."
          maxLength={MAX_SUSPENSION_REASON}
        />
        <FormButtons form={{ isBusy: busy }} variant="danger" atEnd>
          {isSuspended ? 'Change the reason' : 'Suspend with this reason'}
        </FormButtons>
      </Form>
    </div>
  );
}
