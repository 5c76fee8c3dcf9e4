import type { ClientAgency } from '@letfair/contract/agencies/clients/homes';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { api } from '../../accounts/session/index.ts';

interface LeaveDialogProps {
  readonly agency: ClientAgency;
  readonly onLeft: () => void;
  readonly onClose: () => void;
}

const NO_ANSWER = 'You could not leave. Please try again.';

export function LeaveDialog({ agency: { id, name }, onLeft, onClose }: LeaveDialogProps) {
  const form = useForm({
    initial: {},
    send: async (_, options) => {
      const answer = await api.clientHomes.leave({ params: { id } }, options);
      if (!answer.success) return problemOf(answer, NO_ANSWER);
      onLeft();
      return null;
    },
    onUnreachable: () => problem(NO_ANSWER),
  });
  return (
    <Dialog title={`Leave ${name}?`} onClose={onClose}>
      <Form form={form}>
        <p>
          You no longer see your homes with {name} here, and we’ll email them. They go on letting them: viewings and
          applications stay as they are, and they can invite you again. Your own account stays as it is.
        </p>
        <FormButtons form={form} variant="danger" busy="Leaving..." onCancel={onClose}>
          Leave
        </FormButtons>
      </Form>
    </Dialog>
  );
}
