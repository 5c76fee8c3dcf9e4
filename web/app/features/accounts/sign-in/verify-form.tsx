import { isWholeCode, keepCodeDigits } from '@letfair/domain/accounts/sign-in-rules';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { useStep } from '../../../lib/forms/use-step.ts';
import { withNext } from '../../../lib/safe-next-path.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { EmailField, TextField } from '../../../ui/forms/text-fields.tsx';
import { api, currentSession, storeSession } from '../session/index.ts';
import { keptReturn } from './return-path.ts';
import { sentences } from './sentences.ts';

interface VerifyFormProps {
  readonly email: string;
  readonly code: string;
  /** From a mailed link; it is tried at once, without a click, unless somebody is signed in. */
  readonly token: string | null;
  /** Where the sign-up began, which is where to go afterwards. */
  readonly next?: string | null;
  /** With a token to choose a new password, where the server asks for one. */
  readonly onVerified: (resetToken?: string) => void;
}

type Proof = { readonly token: string } | { readonly code: string; readonly email: string };

export function VerifyForm({ email, code, token, next = null, onVerified }: VerifyFormProps) {
  const navigate = useNavigate();
  const resending = useStep();
  // Anybody can mail a link of their own account: it must not replace a session unasked.
  const [signedInAs, setSignedInAs] = useState<string | null>(null);
  const form = useForm<{ readonly email: string; readonly code: string }, Proof>({
    initial: { email, code: keepCodeDigits(code) },
    read: (typed) => ({ code: typed.code, email: typed.email.trim() }),
    check: (proof) => ('token' in proof || (proof.email && proof.code) ? null : problem(sentences.verifyIncomplete)),
    send: async (body, options) => {
      const answer = await api.accounts.verify({ body }, options);
      if (!answer.success && answer.data?.requiresSecondStep) {
        toast({
          title: 'Email Verified!',
          description: 'Please sign in with your password, then your code or passkey.',
        });
        await navigate(withNext('/auth/login', next), { replace: true });
        return null;
      }
      if (!answer.success) return problemOf(answer, sentences.verifyFailed);
      try {
        storeSession(answer.data.user, answer.data.token, answer.data.deviceToken);
      } catch {
        return problem(sentences.verifyFailed);
      }
      const { resetToken } = answer.data;
      const description = resetToken ? answer.message : sentences[(next ?? keptReturn()) ? 'verifiedBack' : 'verified'];
      toast({ title: 'Email Verified!', ...(description && { description }) });
      onVerified(resetToken);
      return null;
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the mailed link is tried once, when the page opens
  useEffect(() => {
    if (!token) return;
    const session = currentSession();
    if (session.status === 'signed-in') setSignedInAs(session.user.email);
    else void form.submitBody({ token });
  }, []);

  async function resend() {
    const body = { email: form.values.email.trim() };
    if (!body.email) return form.showProblem(problem(sentences.resendIncomplete));
    const send = (options: object) => api.accounts.resendVerification({ body }, options);
    const taken = await resending.take('resend', send, { content: body });
    if (!taken) return;
    if (!taken.isDone)
      return form.showProblem(
        taken.refused ? problemOf(taken.refused, sentences.resendFailed) : problem(taken.problem),
      );
    form.showProblem(null);
    toast({ title: 'Verification Email Sent', description: `A new code is on its way to ${body.email}.` });
  }

  if (token && signedInAs)
    return (
      <div className="grid gap-5">
        <Note>
          You’re signed in as <strong>{signedInAs}</strong>. This link will sign you out here and sign you in to the
          account it was sent to.
        </Note>
        <Button
          variant="primary"
          wide
          onClick={() => {
            setSignedInAs(null);
            void form.submitBody({ token });
          }}
        >
          Verify and switch account
        </Button>
        <LinkButton to="/dashboard" wide>
          Stay signed in
        </LinkButton>
      </div>
    );
  return (
    <Form form={resending.isBusy ? { ...form, message: '' } : form}>
      <EmailField {...form.field('email')} />
      <TextField
        {...form.field('code')}
        onInput={({ currentTarget }) => {
          const digits = keepCodeDigits(currentTarget.value);
          if (digits !== currentTarget.value) currentTarget.value = digits;
        }}
        label="Verification code"
        hint="The 6 digits in our email."
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button
        type="submit"
        variant="primary"
        wide
        disabled={!isWholeCode(form.values.code) && !form.isBusy}
        busy={form.isBusy && 'Verifying...'}
      >
        Verify email
      </Button>
      <Button wide busy={resending.isBusy && 'Sending...'} onClick={resend}>
        Resend code
      </Button>
    </Form>
  );
}
