import type { SecondStepMethod } from '@letfair/domain/accounts/second-step';
import { useEffect, useRef } from 'react';
import { problem, problemOf, useForm } from '../../../../lib/forms/use-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { TextField } from '../../../../ui/forms/text-fields.tsx';
import { api, knownDeviceToken } from '../../session/index.ts';
import { sentences } from '../sentences.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { useSignedIn } from './use-signed-in.ts';

export interface SecondStep {
  readonly challenge: string;
  readonly methods: readonly SecondStepMethod[];
  readonly message: string;
}

interface SecondStepFormProps {
  readonly step: SecondStep;
  readonly rememberMe: boolean;
  /** Back to the password, with a reason where there is one. */
  readonly onStartAgain: (reason: string) => void;
}

/** After the right password of somebody who signs in in two steps. */
export function SecondStepForm({ step, rememberMe, onStartAgain }: SecondStepFormProps) {
  const signedIn = useSignedIn();
  const intro = useRef<HTMLParagraphElement>(null);
  const takesCode = step.methods.includes('code');
  // The button that was pressed is gone.
  useEffect(() => {
    if (takesCode) document.querySelector<HTMLInputElement>('input[name="code"]')?.focus();
    else intro.current?.focus();
  }, [takesCode]);

  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => (code.trim() === '' ? problem('', { code: 'Enter the code.' }) : null),
    send: async ({ code }, options) => {
      const deviceToken = knownDeviceToken();
      const body = { challenge: step.challenge, code, ...(deviceToken && { deviceToken }) };
      const answer = await api.security.completeSignIn({ body }, options);
      if (!answer.success && answer.error.code === 'gone') onStartAgain(answer.message);
      else if (!answer.success)
        return answer.error.fields ? problem('', answer.error.fields) : problemOf(answer, sentences.logInFailed);
      else await signedIn(answer.data);
      return null;
    },
  });

  return (
    <div className="grid gap-5">
      <p ref={intro} tabIndex={-1} className="rounded-sm">
        {step.message}
      </p>
      {takesCode && (
        <Form form={form}>
          <TextField
            {...form.field('code')}
            label="Code"
            hint="The 6 digits in your app, or one of your recovery codes."
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" variant="primary" wide busy={form.isBusy && 'Signing You In...'}>
            Sign In
          </Button>
        </Form>
      )}
      {step.methods.includes('passkey') && <PasskeySignIn rememberMe={rememberMe} />}
      <Button wide onClick={() => onStartAgain('')}>
        Start again
      </Button>
    </div>
  );
}
