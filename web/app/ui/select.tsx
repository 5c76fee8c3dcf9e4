import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { controlStyle } from './field.tsx';

export interface Option<T extends string = string> {
  readonly value: T;
  readonly label: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  /** The first line; its value is empty. Left out where something is always chosen. */
  readonly prompt?: string | undefined;
  readonly options: readonly Option[];
}

/** A choice that opens; whoever shows it gives it a label. */
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
