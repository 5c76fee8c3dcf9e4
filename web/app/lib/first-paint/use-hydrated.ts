import { type Ref, useDeferredValue } from 'react';
import { EARLY_PRESS } from '../rendered/early-press.ts';

/**
 * False on the server and until the component answers to clicks. It turns true in a render that can be interrupted; a
 * store with a snapshot for the server would render everything that reads it at once and block the page.
 */
export const useHydrated = (): boolean => useDeferredValue(true, false);

const isServer = typeof document === 'undefined';

interface ControlProps<Control> {
  readonly disabled?: boolean;
  readonly ref?: Ref<Control> | undefined;
}

/**
 * Props of a control that is disabled until the page answers to clicks, because a form sent earlier would bypass its
 * own script. The attribute is taken off the element itself, so that no control is rendered twice for it.
 */
export const enabledByScript = <Control extends HTMLButtonElement | HTMLInputElement>({
  disabled = false,
  ref,
}: ControlProps<Control> = {}) => ({
  disabled: disabled || isServer,
  suppressHydrationWarning: true,
  ref: disabled ? ref : ref ? enableAndPassOn(ref) : enable,
});

function enable(control: HTMLButtonElement | HTMLInputElement | null): void {
  if (control) control.disabled = false;
}

const enableAndPassOn =
  <Control extends HTMLButtonElement | HTMLInputElement>(ref: Ref<Control>) =>
  (control: Control | null) => {
    enable(control);
    if (typeof ref === 'function') return ref(control);
    if (ref) ref.current = control;
  };

/** Props of a button whose press is noted until the page answers to it, and answered then. */
export const keepsEarlyPress = {
  ...EARLY_PRESS,
  suppressHydrationWarning: true,
  ref: (button: HTMLButtonElement | null) => {
    const wasPressed = button?.dataset.early === 'pressed';
    // From here on the button answers by itself.
    delete button?.dataset.early;
    if (wasPressed) queueMicrotask(() => button?.click());
  },
};
