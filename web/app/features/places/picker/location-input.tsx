import { type ComponentProps, useRef, useState } from 'react';
import type { InputSuggestions } from './input-suggestions.tsx';

type LocationInputProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'defaultValue' | 'maxLength' | 'className' | 'aria-invalid' | 'aria-describedby'
>;

/**
 * A text field for a search: it may hold anything, and suggestions help to write it. Their script arrives with the first
 * focus; without it the field does its work all the same.
 */
export function LocationInput(props: LocationInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<typeof InputSuggestions | null>(null);

  const suggest = () =>
    void import('./input-suggestions.tsx').then(
      (loaded) => setSuggestions(() => loaded.InputSuggestions),
      () => undefined,
    );

  return (
    <span className="relative block min-w-0 flex-1">
      <input
        {...props}
        ref={input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded="false"
        autoComplete="off"
        placeholder="Enter postcode or area..."
        onFocus={Suggestions ? undefined : suggest}
      />
      {Suggestions && <Suggestions input={input} />}
    </span>
  );
}
