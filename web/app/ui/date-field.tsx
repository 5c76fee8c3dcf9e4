import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldTexts } from './field.tsx';

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
