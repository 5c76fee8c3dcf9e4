import type { Fields } from '@letfair/contract/endpoint';
import { MAX_PASSWORD_LENGTH } from '@letfair/domain/accounts/sign-in-rules';
import { retention } from '@letfair/domain/privacy/retention';
import { useState } from 'react';
import { formTexts } from '../../lib/form-values.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Form } from '../../ui/forms/form.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { api, signOut } from '../session/index.ts';
import { wholeDay } from './export-words.ts';

interface DeleteDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

const noErrors: Fields = {};

/** Says what will happen, and asks for the password: a session that was left open is not enough. */
export function DeleteDialog({ email, onClose }: DeleteDialogProps) {
  const { busy, submit } = useSubmission();
  const [errors, setErrors] = useState(noErrors);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function close(form: HTMLFormElement) {
    const password = formTexts(form)('password');
    setRefusal(null);
    if (password === '') return setErrors({ password: 'Enter your password.' });
    setErrors(noErrors);
    const sent = await submit({ password }, (options) => api.privacy.close({ body: { password } }, options));
    if (!sent) return;
    if ('error' in sent) return setRefusal('Network error. Please try again.');
    const { answer } = sent;
    if (answer.success) {
      signOut();
      return toast({
        title: 'Account Closed',
        description: `It will be deleted on ${wholeDay(answer.data.deletionDue)}. Sign in before then to keep it.`,
      });
    }
    const { fields } = answer.error;
    if (fields) return setErrors(fields);
    setRefusal(answer.message);
  }

  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>You are signed out everywhere, and nobody can find your homes or write to you, as of now.</li>
        <li>For {retention.closedAccountDays} days you can change your mind: sign in and choose “Keep my account”.</li>
        <li>
          After that we erase your details, photos, drafts, favourites, searches and what you shared in applications.
          This cannot be undone.
        </li>
        <li>Messages you sent stay with those who received them, without your name.</li>
      </ul>
      <Form onSubmit={(form) => void close(form)} errors={errors}>
        {refusal && <Alert>{refusal}</Alert>}
        {/* Tells password managers whose password is asked for. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label="Your password"
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_LENGTH}
          error={errors.password}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" busy={busy && 'Deleting...'}>
            Delete my account
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
