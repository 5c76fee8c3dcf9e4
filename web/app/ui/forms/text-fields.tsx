import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
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

interface DateFieldProps
  extends FieldTexts,
    Pick<ComponentProps<'input'>, 'min' | 'max' | 'defaultValue' | 'value' | 'onChange'> {
  readonly name: string;
}

/** The browser's own date picker; the value is always YYYY-MM-DD. */
export const DateField = ({ label, hint, error, note, optional, ...rest }: DateFieldProps) => (
  <Field label={label} hint={hint} error={error} note={note} optional={optional}>
    {(control) => <input {...rest} {...control} type="date" className={controlStyle} />}
  </Field>
);

type EmailFieldProps = Partial<Omit<ComponentProps<typeof TextField>, 'type'>>;

/** An address of one's own, unless it says otherwise. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField
    name="email"
    label="Email address"
    autoComplete="email"
    {...props}
    type="email"
    autoCapitalize="none"
    spellCheck={false}
  />
);

interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'required' | 'children' | keyof FieldTexts> {
  readonly name: string;
}

export const TextArea = ({ label, hint, error, note, optional, rows = 3, ...rest }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} note={note} optional={optional}>
    {(control) => <textarea {...rest} {...control} rows={rows} className={controlStyle} />}
  </Field>
);
