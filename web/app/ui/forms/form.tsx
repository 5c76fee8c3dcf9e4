import { type ReactNode, type RefObject, useRef } from 'react';
import { type FieldErrors, useFirstErrorFocus } from '../../lib/forms/use-first-error-focus.ts';
import type { FormState } from '../../lib/forms/use-form.ts';
import { Alert } from '../feedback/alert.tsx';

interface FormProps {
  /** From `useForm`. */
  readonly form: FormState;
  readonly children: ReactNode;
}

interface HandWiredFormProps {
  readonly onSubmit: (form: HTMLFormElement) => void;
  /** Hears of everything that is typed or chosen, by the control's name. */
  readonly onTyped?: (name: string, value: string) => void;
  /** Reasons by field name; when they change, the focus goes to the first field in error. */
  readonly errors?: FieldErrors;
  readonly children: ReactNode;
}

const noErrors: FieldErrors = {};

export const Form = (props: FormProps | HandWiredFormProps) =>
  'form' in props ? (
    <FormFrame formRef={props.form.ref} onSubmit={props.form.submit} onInput={props.form.follow}>
      {props.form.message && <Alert>{props.form.message}</Alert>}
      {props.children}
    </FormFrame>
  ) : (
    <HandWiredForm {...props} />
  );

interface FormFrameProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly onInput: (target: EventTarget) => void;
  readonly children: ReactNode;
}

/** A form that our script sends. Its method is POST, so that not even a broken script puts a password into a URL. */
const FormFrame = ({ formRef, onSubmit, onInput, children }: FormFrameProps) => (
  <form
    ref={formRef}
    noValidate
    method="post"
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit(event.currentTarget);
    }}
    onInput={({ target }) => onInput(target)}
    className="grid gap-5"
  >
    <noscript>
      <p className="rounded-md border border-line bg-sand px-4 py-3">This form needs JavaScript to be sent.</p>
    </noscript>
    {children}
  </form>
);

function HandWiredForm({ onSubmit, onTyped, errors = noErrors, children }: HandWiredFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(form, errors);
  return (
    <FormFrame
      formRef={form}
      onSubmit={onSubmit}
      onInput={(target) => isControl(target) && onTyped?.(target.name, target.value)}
    >
      {children}
    </FormFrame>
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (target: EventTarget): target is Control => 'name' in target && 'value' in target;
