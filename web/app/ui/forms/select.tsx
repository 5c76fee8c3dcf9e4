import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { controlStyle, Field, type FieldTexts } from './field.tsx';

export interface Option<T extends string = string> {
  readonly value: T;
  readonly label: string;
}

/** The choices of a select, in the order of their labels. */
export const optionsOf = <T extends string>(labels: Readonly<Record<T, string>>): Option<T>[] =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  /** The first line; its value is empty. Left out where something is always chosen. */
  readonly prompt?: string | undefined;
  readonly options: readonly Option[];
}

/** A choice that opens; the component that shows it gives it a label. */
export const Select = ({ prompt, options, ...rest }: SelectProps) => (
  <span className="relative block">
    <select {...rest} className={classNames(controlStyle, 'cursor-pointer appearance-none pr-10')}>
      {prompt !== undefined && <option value="">{prompt}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
    />
  </span>
);

interface SelectFieldProps extends FieldTexts {
  readonly name: string;
  /** The first line; its value is empty. Left out where something is always chosen. */
  readonly prompt?: string;
  readonly options: readonly Option[];
  readonly defaultValue?: string;
  /** With these two the choice is kept by the component that shows the field. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly autoFocus?: boolean;
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

interface SelectFilterProps<T extends string> {
  readonly label: ReactNode;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
  /** Above, where it stands in a row with other fields; inside, where the row has to be low. */
  readonly labelAt?: 'side' | 'above' | 'inside';
}

const selectFilterLooks = {
  side: { frame: 'flex flex-wrap items-center gap-x-3 gap-y-1.5', label: 'font-semibold', select: 'w-64 max-w-full' },
  above: { frame: 'grid gap-1.5', label: 'font-semibold', select: '' },
  inside: {
    frame: 'relative',
    label: 'pointer-events-none absolute top-1 left-3 z-1 text-[0.75rem] leading-4 text-muted',
    select:
      '[&_select]:truncate [&_select]:pt-4.5 [&_select]:pr-8 [&_select]:pb-0.5 [&_select]:text-[0.9375rem] [&_svg]:right-2',
  },
} as const;

/** Narrows down what is shown as soon as something is chosen. */
export function SelectFilter<T extends string>(props: SelectFilterProps<T>) {
  const { label, value, options, onChange, labelAt = 'side' } = props;
  const id = useId();
  const look = selectFilterLooks[labelAt];
  return (
    <div className={look.frame}>
      <label htmlFor={id} className={look.label}>
        {label}
      </label>
      <div className={look.select}>
        <Select id={id} value={value} options={options} onChange={(event) => onChange(event.target.value as T)} />
      </div>
    </div>
  );
}
