import type { ReactNode } from 'react';
import type { FormState } from '../../lib/forms/use-form.ts';
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
      <p className="rounded-md border border-line bg-sand px-4 py-3">This form needs JavaScript to be sent.</p>
    </noscript>
    {form.message && <Alert>{form.message}</Alert>}
    {children}
  </form>
);
