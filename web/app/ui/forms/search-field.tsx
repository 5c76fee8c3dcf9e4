import { Search } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { controlStyle } from './field.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Narrows down what is shown while it is typed. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <search className="block max-w-md">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span className="relative block">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4.5 text-muted"
        />
        <input
          id={id}
          type="search"
          placeholder={placeholder}
          value={value}
          maxLength={100}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(controlStyle, 'pl-10')}
        />
      </span>
    </search>
  );
}
