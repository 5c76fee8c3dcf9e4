import type { User } from '@letfair/contract/accounts/accounts';
import { MAX_SUSPENSION_REASON } from '@letfair/domain/accounts/suspension';
import { problem, useForm } from '../../../../lib/forms/use-form.ts';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Form, FormButtons } from '../../../../ui/forms/form.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { AffectedList } from '../../../accounts/affected/index.ts';
import { api } from '../../../accounts/session/index.ts';
import { ReasonFields, reasonTexts } from '../reason-fields.tsx';
import { reasonHints, usualReasons } from '../usual-reasons.ts';
import { SuspensionEffects } from './suspension-effects.tsx';

interface SuspendDialogProps {
  readonly user: User;
  readonly busy: boolean;
  readonly failure: string | null;
  /** With what the list of affected people said. */
  readonly onSuspend: (reason: string, seen: string | undefined) => void;
  readonly onClose: () => void;
}

/** Asks for a reason and says what a suspension does; there is none without both. */
export function SuspendDialog({ user, busy, failure, onSuspend, onClose }: SuspendDialogProps) {
  // Somebody may have booked or applied since the list was shown, which the refusal says.
  const affected = useAnswer(
    (signal) => api.admin.affected({ params: { id: user.id }, query: { step: 'suspend' } }, { signal }),
    failure ?? '',
    { keepsLast: true },
  );
  const form = useForm({
    initial: reasonTexts,
    read: ({ reason }) => reason.trim(),
    check: (reason) => (reason ? null : problem('', { reason: 'Please say why.' })),
    send: async (reason) => {
      onSuspend(reason, affected.data?.seen);
      return null;
    },
  });
  return (
    <Dialog title={`Suspend ${user.firstName} ${user.lastName}?`} onClose={onClose}>
      {failure && <Alert>{failure}</Alert>}
      <SuspensionEffects user={user} />
      <AffectedList step="suspend" affected={affected.data} hasFailed={affected.hasFailed} onRetry={affected.load} />
      <Form form={form}>
        <ReasonFields
          form={form}
          usual={usualReasons['suspend-user']}
          hint={reasonHints['suspend-user']}
          maxLength={MAX_SUSPENSION_REASON}
          startsFocused
        />
        <FormButtons form={{ isBusy: busy }} variant="danger" onCancel={onClose}>
          Suspend
        </FormButtons>
      </Form>
    </Dialog>
  );
}
