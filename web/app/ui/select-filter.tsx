import { type ReactNode, useId } from 'react';
import { type Option, Select } from './select.tsx';

interface SelectFilterProps<T extends string> {
  readonly label: ReactNode;
  readonly value: T;
  readonly options: readonly Option<T>[];
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
      <div className="w-64 max-w-full">
        <Select id={id} value={value} options={options} onChange={(event) => onChange(event.target.value as T)} />
      </div>
    </div>
  );
}
