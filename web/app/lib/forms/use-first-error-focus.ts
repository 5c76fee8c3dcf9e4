import { type RefObject, useEffect } from 'react';

/** Reasons by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Moves the focus to the first field in error whenever a new set of errors is shown. */
export function useFirstErrorFocus(form: RefObject<HTMLFormElement | null>, errors: FieldErrors): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
