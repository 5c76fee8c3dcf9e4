import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { FormState } from '../../lib/forms/use-form.ts';
import { Button } from '../actions/button.tsx';
import type { ButtonVariant } from '../actions/button-style.ts';
import { Alert } from '../feedback/alert.tsx';

interface FormProps {
  /** From `useForm`. */
  readonly form: FormState;
  readonly children: ReactNode;
}

/** A form that our script sends. Its method is POST, so that not even a broken script puts a password into a URL. */
export const Form = ({ form, children }: FormProps) => (
  <form
    ref={form.ref}
    noValidate
    method="post"
    onSubmit={(event) => {
      event.preventDefault();
      form.submit();
    }}
    onInput={form.follow}
    className="grid gap-5"
  >
    <noscript>
      <p className="rounded-md border border-line bg-sand px-4 py-3">You need JavaScript to send this form.</p>
    </noscript>
    {form.message && <Alert>{form.message}</Alert>}
    {children}
  </form>
);

interface FormButtonsProps {
  readonly form: Pick<FormState, 'isBusy'>;
  readonly variant?: ButtonVariant;
  /** What the button says while the form is sent. */
  readonly busy?: string;
  readonly onCancel?: () => void;
  /** At the right edge, where a button to cancel stands too. */
  readonly atEnd?: boolean;
  /** What the form does. */
  readonly children: ReactNode;
}

export function FormButtons(props: FormButtonsProps) {
  const { form, variant = 'primary', busy = 'Saving...', onCancel, atEnd = onCancel !== undefined, children } = props;
  return (
    <div className={classNames('flex flex-wrap gap-3', atEnd && 'justify-end')}>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      <Button type="submit" variant={variant} busy={form.isBusy && busy}>
        {children}
      </Button>
    </div>
  );
}
