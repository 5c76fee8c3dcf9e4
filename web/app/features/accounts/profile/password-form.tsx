import { MIN_PASSWORD_LENGTH } from '@letfair/domain/accounts/sign-in-rules';
import { useEffect } from 'react';
import { problem, useForm } from '../../../lib/forms/use-form.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { api } from '../session/index.ts';
import { passwordProblems } from './password-problems.ts';
import { refusalOf, tellByToast } from './save-problems.ts';

interface PasswordFormProps {
  readonly email: string;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** Every other session has ended with the old password. */
  readonly onChanged: () => void;
}

const changedToast = { title: 'Password changed', description: 'Every other device has been signed out.' };

export function PasswordForm({ email, onUnsaved, onChanged }: PasswordFormProps) {
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    check: (typed) => {
      const mistakes = passwordProblems(typed);
      return Object.keys(mistakes).length > 0 ? problem('', mistakes) : null;
    },
    send: async ({ currentPassword, newPassword }, options) => {
      const answer = await api.accounts.changePassword({ body: { currentPassword, newPassword } }, options);
      if (!answer.success) return refusalOf(answer);
      form.reset();
      toast(changedToast);
      onChanged();
      return null;
    },
    tell: tellByToast,
  });
  useEffect(() => onUnsaved(form.isDirty), [onUnsaved, form.isDirty]);

  return (
    <Form form={form}>
      {/* Tells password managers whose password changes. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.field('currentPassword')} label="Current password" autoComplete="current-password" />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <PasswordField
          {...form.field('newPassword')}
          label="New password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          autoComplete="new-password"
        />
        <PasswordField {...form.field('confirmPassword')} label="New password again" autoComplete="new-password" />
      </div>
      <FormButtons form={form} variant="primary" atEnd>
        Change password
      </FormButtons>
    </Form>
  );
}
