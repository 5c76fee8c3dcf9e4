import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { api, askForPasskey, knownDeviceToken, PASSKEY_NOT_USED } from '../../session/index.ts';
import { useSignedIn } from './use-signed-in.ts';

/** Signs in without a password; the browser asks which passkey. */
export function PasskeySignIn({ rememberMe }: { readonly rememberMe: boolean }) {
  const signedIn = useSignedIn();
  const { busy, submit } = useSubmission();
  const [message, setMessage] = useState('');

  async function signIn() {
    setMessage('');
    const sent = await submit(null, async (options) => {
      const passkey = await askForPasskey();
      const deviceToken = knownDeviceToken();
      const body = passkey && { passkey, rememberMe, ...(deviceToken && { deviceToken }) };
      return body && api.security.signInWithPasskey({ body }, options);
    });
    if (!sent) return;
    if ('error' in sent || !sent.answer) return setMessage(PASSKEY_NOT_USED);
    if (!sent.answer.success) return setMessage(sent.answer.message);
    await signedIn(sent.answer.data);
  }

  return (
    <div className="grid gap-3">
      {message && <Alert>{message}</Alert>}
      <Button wide busy={busy && 'Waiting for your passkey...'} onClick={() => void signIn()}>
        <KeyRound aria-hidden="true" className="size-5" />
        Sign in with a passkey
      </Button>
    </div>
  );
}
