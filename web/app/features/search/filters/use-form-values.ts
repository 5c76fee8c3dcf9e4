import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shows in a form's fields what the address says whenever that changes, as after Back or a removed chip. The fields are
 * filled, not replaced: who is in one of them stays there.
 */
export function useFieldsFollow(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<string, string>>,
): void {
  const shown = useRef(values);
  useEffect(() => {
    const before = shown.current;
    shown.current = values;
    for (const [name, value] of Object.entries(values)) {
      const control = form.current?.elements.namedItem(name);
      if (before[name] !== value && control && 'value' in control) control.value = value;
    }
  });
}
