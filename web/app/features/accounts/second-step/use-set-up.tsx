import { type ReactNode, Suspense, useState } from 'react';
import { useStep } from '../../../lib/forms/use-step.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { api, withConfirmation } from '../session/index.ts';
import type { AppSecret } from './set-up.tsx';

const SetUp = lazyPart(async () => (await import('./set-up.tsx')).SetUp);

/** Loaded when there are codes to show. */
export const RecoveryCodes = lazyPart(async () => (await import('./recovery-codes.tsx')).RecoveryCodes);

interface SetUpState {
  readonly start: () => Promise<void>;
  readonly isStarting: boolean;
  readonly dialog: ReactNode;
}

/** The way to two-step sign-in; `onChanged` is called when it is on, `onDone` when the codes are put away. */
export function useSetUp({
  onChanged,
  onDone = () => {},
}: {
  readonly onChanged: () => void;
  readonly onDone?: () => void;
}): SetUpState {
  const [app, setApp] = useState<AppSecret | null>(null);
  const [isEnabled, setEnabled] = useState(false);
  const starting = useStep();

  async function start() {
    const taken = await starting.take('start', () => withConfirmation(() => api.security.startSecondStep()));
    if (!taken) return;
    if (!taken.isDone) return toast({ title: 'We couldn’t set this up', description: taken.problem });
    setApp(taken.answer.data);
  }

  function close() {
    setApp(null);
    setEnabled(false);
    if (isEnabled) onDone();
  }

  return {
    start,
    isStarting: starting.isBusy,
    dialog: app && (
      <Dialog title={isEnabled ? 'Two-step sign-in is on' : 'Set up two-step sign-in'} onClose={close}>
        <Suspense fallback={<p className="min-h-64">One moment, please.</p>}>
          <SetUp
            app={app}
            onCancel={close}
            onEnabled={() => {
              setEnabled(true);
              onChanged();
            }}
            onDone={close}
          />
        </Suspense>
      </Dialog>
    ),
  };
}
