import { classNames } from '../../lib/class-names.ts';

export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base = 'button';

const variants: Readonly<Record<ButtonVariant, string>> = {
  /** The main action of a screen, everywhere in the same colour. */
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  quiet: 'border-line-strong bg-card text-ink hover:bg-sand',
  plain: 'border-transparent text-link hover:bg-sand',
  danger: 'border-danger bg-card text-on-danger-soft hover:bg-danger-soft',
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  sm: 'min-h-9 px-3 text-sm',
  md: 'min-h-11 px-4 text-base',
  lg: 'min-h-13 px-6 text-base',
};

export const buttonStyle = (variant: ButtonVariant, size: ButtonSize, wide: boolean): string =>
  classNames(base, variants[variant], sizes[size], wide && 'w-full');
