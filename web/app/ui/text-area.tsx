import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldTexts } from './field.tsx';

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
