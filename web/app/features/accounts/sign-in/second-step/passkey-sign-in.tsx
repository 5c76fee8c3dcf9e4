import { KeyRound } from 'lucide-react';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { NoticeAlert } from '../../../../ui/feedback/alert.tsx';
import { api, askForPasskey, knownDeviceToken, PASSKEY_NOT_USED } from '../../session/index.ts';
import { useSignedIn } from './use-signed-in.ts';

/** Signs in without a password; the browser asks which passkey. */
export function PasskeySignIn({ rememberMe }: { readonly rememberMe: boolean }) {
  const signedIn = useSignedIn();
  const step = useStep();

  async function signIn() {
    const taken = await step.take('sign in', async (options) => {
      const passkey = await askForPasskey();
      if (!passkey) return { success: false, message: PASSKEY_NOT_USED } as const;
      const deviceToken = knownDeviceToken();
      const body = { passkey, rememberMe, ...(deviceToken && { deviceToken }) };
      return api.security.signInWithPasskey({ body }, options);
    });
    if (taken?.isDone) await signedIn(taken.answer.data);
  }

  return (
    <div className="grid gap-3">
      <NoticeAlert notice={step.notice} />
      <Button wide busy={step.isBusy && 'Waiting for your passkey...'} onClick={() => void signIn()}>
        <KeyRound aria-hidden="true" className="size-5" />
        Sign in with a passkey
      </Button>
    </div>
  );
}
