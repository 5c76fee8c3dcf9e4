import { type ReactNode, useRef } from 'react';
import { type FieldErrors, useFirstErrorFocus } from '../../lib/use-first-error-focus.ts';

interface FormProps {
  readonly onSubmit: (form: HTMLFormElement) => void;
  /** Hears of everything that is typed or chosen, by the control's name. */
  readonly onTyped?: (name: string, value: string) => void;
  /** Reasons by field name; when they change, the focus goes to the first field in error. */
  readonly errors?: FieldErrors;
  readonly children: ReactNode;
}

const noErrors: FieldErrors = {};

/** A form that our script sends. Its method is POST, so that not even a broken script puts a password into an address. */
export function Form({ onSubmit, onTyped, errors = noErrors, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(form, errors);
  return (
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
      onInput={({ target }) => isControl(target) && onTyped?.(target.name, target.value)}
      className="grid gap-5"
    >
      <noscript>
        <p className="rounded-md border border-line bg-sand px-4 py-3">This form needs JavaScript to be sent.</p>
      </noscript>
      {children}
    </form>
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (target: EventTarget): target is Control => 'name' in target && 'value' in target;
