import { Field, type FieldTexts } from './field.tsx';
import { type Option, Select } from './select.tsx';

interface SelectFieldProps extends FieldTexts {
  readonly name: string;
  /** The first line; its value is empty. Left out where something is always chosen. */
  readonly prompt?: string;
  readonly options: readonly Option[];
  readonly defaultValue?: string;
  /** With these two the choice is kept by whoever shows the field. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

export const SelectField = ({
  label,
  hint,
  error,
  note,
  optional,
  defaultValue = '',
  value,
  onChange,
  ...rest
}: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error} note={note} optional={optional}>
    {(control) => (
      <Select
        {...control}
        {...rest}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={onChange && ((event) => onChange(event.target.value))}
      />
    )}
  </Field>
);
