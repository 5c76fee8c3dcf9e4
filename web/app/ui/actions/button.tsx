import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { enabledByScript } from '../../lib/first-paint/use-hydrated.ts';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  /** The text while the work it started is under way; the button keeps the focus in the meantime. */
  readonly busy?: string | false;
}

export function Button({
  variant = 'quiet',
  size = 'md',
  wide = false,
  busy = false,
  type = 'button',
  disabled = false,
  ref,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...enabledByScript({ disabled, ref })}
      type={type}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonStyle(variant, size, wide), disabled && 'cursor-default opacity-55')}
    >
      {busy && <Spinner />}
      {busy || children}
    </button>
  );
}

/** Decorative: the text beside it says what is going on. */
export const Spinner = () => <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />;
