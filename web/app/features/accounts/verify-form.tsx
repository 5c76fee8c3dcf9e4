import { isWholeCode, keepCodeDigits } from '@letfair/domain/accounts/sign-in-rules';
import { useEffect, useState } from 'react';
import { formTexts } from '../../lib/form-values.ts';
import { useFieldText } from '../../lib/use-field-text.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Form } from '../../ui/forms/form.tsx';
import { EmailField, TextField } from '../../ui/forms/text-fields.tsx';
import { api, storeSession } from '../session/index.ts';
import { plainOutcome, type Refused, refused, sentences, verifyOutcome } from './outcomes.ts';

interface VerifyFormProps {
  readonly email: string;
  readonly code: string;
  /** From a mailed link; it is tried at once, without a click. */
  readonly token: string | null;
  readonly onVerified: () => void;
}

type Proof = { readonly token: string } | { readonly code: string; readonly email: string };

export function VerifyForm({ email: givenEmail, code: givenCode, token, onVerified }: VerifyFormProps) {
  const verification = useSubmission();
  const resending = useSubmission();
  const [problem, setProblem] = useState<Refused | null>(null);
  const email = useFieldText(givenEmail);
  const code = useFieldText(keepCodeDigits(givenCode), keepCodeDigits);

  async function verify(body: Proof) {
    const sent = await verification.submit(body, (options) => api.accounts.verify({ body }, options));
    if (!sent) return;
    const outcome = verifyOutcome(sent);
    if (outcome.kind === 'refused') return setProblem(outcome);
    try {
      storeSession(outcome.user, outcome.token);
    } catch {
      return setProblem(refused(sentences.verifyFailed));
    }
    toast({ title: 'Email Verified!', description: 'Your account is ready. Taking you to your dashboard.' });
    onVerified();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the mailed link is tried once, when the page opens
  useEffect(() => {
    if (token) void verify({ token });
  }, []);

  function verifyTyped(form: HTMLFormElement) {
    const text = formTexts(form);
    const typed = { code: text('code'), email: text('email').trim() };
    if (!typed.email || !typed.code) return setProblem(refused(sentences.verifyIncomplete));
    void verify(typed);
  }

  async function resend() {
    const body = { email: email.text.trim() };
    if (!body.email) return setProblem(refused(sentences.resendIncomplete));
    const sent = await resending.submit(body, (options) => api.accounts.resendVerification({ body }, options));
    if (!sent) return;
    const outcome = plainOutcome(sent, sentences.resendFailed);
    if (outcome.kind === 'refused') return setProblem(outcome);
    setProblem(null);
    toast({ title: 'Verification Email Sent', description: `A new code is on its way to ${body.email}.` });
  }

  const busy = verification.busy || resending.busy;
  return (
    <Form onSubmit={verifyTyped} errors={problem?.fields}>
      {problem && !busy && <Alert>{problem.message}</Alert>}
      <EmailField {...email.input} error={problem?.fields.email} />
      <TextField
        {...code.input}
        name="code"
        label="Verification code"
        hint="The 6 digits in our mail."
        inputMode="numeric"
        autoComplete="one-time-code"
        error={problem?.fields.code}
      />
      <Button
        type="submit"
        variant="accent"
        wide
        disabled={!isWholeCode(code.text) && !verification.busy}
        busy={verification.busy && 'Verifying...'}
      >
        Verify Email
      </Button>
      <Button wide busy={resending.busy && 'Sending...'} onClick={resend}>
        Resend Code
      </Button>
    </Form>
  );
}
