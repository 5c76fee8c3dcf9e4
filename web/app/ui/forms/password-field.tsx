import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { controlStyle, Field, type FieldTexts } from './field.tsx';

interface PasswordFieldProps extends FieldTexts, Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength'> {
  readonly name: string;
  /** Accepted from `useForm` and left out: a password never becomes an attribute. */
  readonly defaultValue?: string;
}

export function PasswordField({ label, hint, error, optional, defaultValue: _, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className="relative block">
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={classNames(controlStyle, 'pr-12')}
          />
          <button
            type="button"
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 right-1 grid w-10 cursor-pointer place-items-center rounded-sm text-muted hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
            <VisuallyHidden>{shown ? 'Hide password' : 'Show password'}</VisuallyHidden>
          </button>
        </span>
      )}
    </Field>
  );
}
