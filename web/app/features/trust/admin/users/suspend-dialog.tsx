import type { User } from '@letfair/contract/accounts/accounts';
import { MAX_SUSPENSION_REASON } from '@letfair/domain/accounts/suspension';
import { APPEAL_LINK_DAYS } from '@letfair/domain/trust/moderation/appeals';
import { problem, useForm } from '../../../../lib/forms/use-form.ts';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Form, FormButtons } from '../../../../ui/forms/form.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { AffectedList } from '../../../accounts/affected/index.ts';
import { api } from '../../../accounts/session/index.ts';
import { ReasonFields, reasonTexts } from '../reason-fields.tsx';
import { reasonHints, usualReasons } from '../usual-reasons.ts';

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

const SuspensionEffects = ({ user: { email, userType } }: Pick<SuspendDialogProps, 'user'>) => (
  <div className="grid gap-2">
    <p className="font-semibold">What happens straight away</p>
    <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">
      <li>They’re signed out on every device and can’t sign in.</li>
      {userType !== 'tenant' && (
        <li>Their homes are hidden from search and can’t be opened until you lift the suspension.</li>
      )}
      <li>
        {userType === 'tenant' ? 'Nobody can message them.' : 'Nobody can message them or apply for their homes.'}
      </li>
      <li>
        We’ll email your reason to {email}, with a link to appeal that works for {APPEAL_LINK_DAYS} days.
      </li>
    </ul>
  </div>
);
