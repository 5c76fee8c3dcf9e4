import type { Passkey } from '@letfair/contract/accounts/security';
import { useRevalidator } from 'react-router';
import { formatDate } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { useConfirmation } from '../../../../ui/overlays/dialog.tsx';
import { useNewPasskey } from '../../second-step/index.ts';
import { api, withConfirmation } from '../../session/index.ts';

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly onFocusLost: () => void;
}

export function PasskeyList({ passkeys, onFocusLost }: PasskeyListProps) {
  const { revalidate } = useRevalidator();
  const adding = useNewPasskey({ onAdded: () => void revalidate() });
  const removing = useConfirmation<Passkey>({
    title: 'Remove this passkey?',
    action: 'Remove',
    busy: 'Removing...',
    text: ({ name }) => `“${name}” will no longer sign you in. Delete it on your device as well.`,
    perform: async (passkey) => {
      const isRemoved = await removePasskey(passkey);
      if (isRemoved) await revalidate();
      return isRemoved;
    },
    onFocusLost,
  });

  return (
    <section aria-labelledby="passkeys" className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 id="passkeys" className="font-semibold">
          Passkeys
        </h3>
        <p className="text-sm text-muted">
          They sign you in with your finger, your face or the PIN of a device, without your password.
        </p>
      </div>
      {passkeys.length > 0 && (
        <ul aria-labelledby="passkeys" className="grid gap-3">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0">
                <p id={passkey.id} className="wrap-anywhere">
                  {passkey.name}
                </p>
                <p className="text-sm text-muted">
                  Added on {formatDate(passkey.createdAt)},{' '}
                  {passkey.lastUsedAt ? `last used on ${formatDate(passkey.lastUsedAt)}` : 'never used'}
                </p>
              </div>
              <Button size="sm" aria-describedby={passkey.id} onClick={() => removing.ask(passkey)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex justify-end">
        <Button onClick={adding.ask}>Add a passkey</Button>
      </div>
      {adding.dialog}
      {removing.dialog}
    </section>
  );
}

/** True when the passkey is gone, whoever removed it. */
async function removePasskey({ id, name }: Passkey): Promise<boolean> {
  try {
    const answer = await withConfirmation(() => api.security.removePasskey({ params: { id } }));
    if (answer.success) toast({ title: 'Passkey removed', description: `“${name}” no longer signs you in.` });
    else toast({ title: 'Not removed', description: answer.message });
    return answer.success || answer.error.code === 'not_found';
  } catch {
    toast({ title: 'Not removed', description: 'Network error. Please try again.' });
    return false;
  }
}
