import type { Fields } from '@letfair/contract/endpoint';
import { MIN_PASSWORD_LENGTH } from '@letfair/domain/accounts/sign-in-rules';
import { useEffect, useState } from 'react';
import { formTexts } from '../../lib/form-values.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Form } from '../../ui/forms/form.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { api } from '../session/index.ts';
import { passwordProblems } from './password-problems.ts';
import { profileToasts, saveOutcome } from './save-outcome.ts';

interface PasswordFormProps {
  readonly email: string;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** Every other session has ended with the old password. */
  readonly onChanged: () => void;
}

const noErrors: Fields = {};
const changedToast = { title: 'Password Changed', description: 'Every other device has been signed out.' };

export function PasswordForm({ email, onUnsaved, onChanged }: PasswordFormProps) {
  const { busy, submit } = useSubmission();
  const [errors, setErrors] = useState(noErrors);
  const [isTyped, setTyped] = useState(false);
  useEffect(() => onUnsaved(isTyped), [onUnsaved, isTyped]);

  async function change(form: HTMLFormElement) {
    const text = formTexts(form);
    const body = { currentPassword: text('currentPassword'), newPassword: text('newPassword') };
    const mistakes = passwordProblems({ ...body, confirmPassword: text('confirmPassword') });
    setErrors(mistakes);
    if (Object.keys(mistakes).length > 0) return toast(profileToasts.invalid);
    const sent = await submit(body, (options) => api.accounts.changePassword({ body }, options));
    if (!sent) return;
    const outcome = saveOutcome(sent);
    if (outcome.kind === 'refused') {
      if (outcome.toast) toast(outcome.toast);
      return setErrors(outcome.fields);
    }
    form.reset();
    setTyped(false);
    toast(changedToast);
    onChanged();
  }

  return (
    <Form onSubmit={(form) => void change(form)} onTyped={() => setTyped(true)} errors={errors}>
      {/* Tells password managers whose password changes. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <PasswordField
          name="newPassword"
          label="New password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          autoComplete="new-password"
          error={errors.newPassword}
        />
        <PasswordField
          name="confirmPassword"
          label="New password again"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
      </div>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={busy && 'Saving...'}>
          Change password
        </Button>
      </div>
    </Form>
  );
}
