import type { Security } from '@letfair/contract/accounts/security';
import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDate } from '../../../../lib/dates.ts';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { RecoveryCodes, useSetUp } from '../../second-step/index.ts';
import { api, withConfirmation } from '../../session/index.ts';

const TurnOff = lazyPart(async () => (await import('./turn-off.tsx')).TurnOff);

/** From then on it is time to make new ones. */
const FEW_CODES = 3;

interface SecondStepStateProps extends Pick<Security, 'secondStep' | 'isSecondStepRequired'> {
  readonly onFocusLost: () => void;
}

export function SecondStepState({ secondStep, isSecondStepRequired, onFocusLost }: SecondStepStateProps) {
  const { revalidate } = useRevalidator();
  const setUp = useSetUp({ onChanged: () => void revalidate(), onDone: () => setTimeout(onFocusLost) });
  return (
    <section aria-labelledby="second-step" className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 id="second-step" className="flex flex-wrap items-center gap-2 font-semibold">
          Two-step sign-in
          <Badge tone={secondStep ? 'good' : 'neutral'}>{secondStep ? 'On' : 'Off'}</Badge>
        </h3>
        <p className="text-sm text-muted">
          {secondStep
            ? `On since ${formatDate(secondStep.since)}. We ask for your password and then a code from your authenticator app.`
            : 'When this is on, we’ll ask for your password and then a code from an authenticator app on your phone.'}
          {isSecondStepRequired && '  Admins need two-step sign-in or a passkey.'}
        </p>
      </div>
      {secondStep ? (
        <WhileOn left={secondStep.recoveryCodesLeft} onFocusLost={onFocusLost} />
      ) : (
        <div className="flex justify-end">
          <Button variant="primary" busy={setUp.isStarting && 'Starting...'} onClick={() => void setUp.start()}>
            Set up two-step sign-in
          </Button>
        </div>
      )}
      {setUp.dialog}
    </section>
  );
}

function WhileOn({ left, onFocusLost }: { readonly left: number; readonly onFocusLost: () => void }) {
  const { revalidate } = useRevalidator();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isTurningOff, setTurningOff] = useState(false);
  const renewing = useStep(revalidate);

  async function renew() {
    const taken = await renewing.take('renew', () => withConfirmation(() => api.security.renewRecoveryCodes()));
    if (!taken) return;
    if (!taken.isDone) return toast({ title: 'We couldn’t create new codes', description: taken.problem });
    setCodes(taken.answer.data.recoveryCodes);
  }

  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`}
        {left < FEW_CODES && <Badge tone="warm">Create new ones</Badge>}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button busy={renewing.isBusy && 'Creating new codes...'} onClick={() => void renew()}>
          New recovery codes
        </Button>
        <Button onClick={() => setTurningOff(true)}>Turn off</Button>
      </div>
      <Suspense fallback={null}>
        {codes && (
          <Dialog title="Your new recovery codes" onClose={() => setCodes(null)}>
            <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
          </Dialog>
        )}
        {isTurningOff && (
          <TurnOff
            onClose={() => setTurningOff(false)}
            onTurnedOff={() => {
              setTurningOff(false);
              void revalidate();
              setTimeout(onFocusLost);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
