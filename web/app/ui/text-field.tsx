import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { controlStyle, Field, type FieldTexts } from './field.tsx';

interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'className' | 'id' | 'required' | 'children' | keyof FieldTexts> {
  readonly name: string;
  /** A sign inside the field, before what is typed: £. */
  readonly prefix?: string;
}

export const TextField = ({ label, hint, error, note, optional, prefix, type = 'text', ...rest }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} note={note} optional={optional}>
    {(control) => (
      <span className="relative block">
        {prefix && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted"
          >
            {prefix}
          </span>
        )}
        <input {...rest} {...control} type={type} className={classNames(controlStyle, prefix && 'pl-7')} />
      </span>
    )}
  </Field>
);
