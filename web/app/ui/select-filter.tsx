import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { controlStyle } from './field.tsx';

interface SelectFilterProps<T extends string> {
  readonly label: ReactNode;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** Narrows down what is shown as soon as something is chosen. */
export function SelectFilter<T extends string>({ label, value, options, onChange }: SelectFilterProps<T>) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <span className="relative block w-64 max-w-full">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value as T)}
          className={classNames(controlStyle, 'cursor-pointer appearance-none pr-10')}
        >
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
    </div>
  );
}
