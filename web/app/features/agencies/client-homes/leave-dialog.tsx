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

const NO_ANSWER = 'We couldn’t end your access. Please try again.';

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
          You’ll no longer see your homes with {name} here, and we’ll email them to let them know. They’ll carry on
          letting your homes, and they can invite you again.
        </p>
        <FormButtons form={form} variant="danger" busy="Leaving..." onCancel={onClose}>
          Leave
        </FormButtons>
      </Form>
    </Dialog>
  );
}
