import { ChevronDown } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import { controlStyle, Field, type FieldTexts } from './field.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
}

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
  name,
  prompt,
  options,
  defaultValue = '',
  value,
  onChange,
}: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error} note={note} optional={optional}>
    {(control) => (
      <span className="relative block">
        <select
          {...control}
          name={name}
          {...(value === undefined ? { defaultValue } : { value })}
          onChange={onChange && ((event) => onChange(event.target.value))}
          className={classNames(controlStyle, 'cursor-pointer appearance-none pr-10')}
        >
          {prompt !== undefined && <option value="">{prompt}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
        />
      </span>
    )}
  </Field>
);
