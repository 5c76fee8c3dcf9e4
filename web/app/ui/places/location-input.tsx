import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import type { InputSuggestions } from './dropdown.tsx';

type LocationInputProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'defaultValue' | 'maxLength' | 'className' | 'aria-invalid' | 'aria-describedby'
> & {
  /** Whether choosing a suggestion sends the form. */
  readonly submits?: boolean;
};

/**
 * A text field that accepts anything. The script for suggestions is loaded on first focus, and the field works without
 * it.
 */
export function LocationInput({ submits = true, ...props }: LocationInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<typeof InputSuggestions | null>(null);
  const suggest = useCallback(() => {
    // Browsers remember a script that they could not fetch, so without a network the next focus asks for it.
    if (!navigator.onLine) return;
    import('./dropdown.tsx').then(
      (loaded) => setSuggestions(() => loaded.InputSuggestions),
      () => undefined,
    );
  }, []);

  // A field that got the focus before this script ran gets no focus event any more.
  useEffect(() => {
    if (document.activeElement === input.current) suggest();
  }, [suggest]);

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
      {Suggestions && <Suggestions input={input} submits={submits} />}
    </span>
  );
}
