import { Link, type LinkProps } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

interface LinkButtonProps extends Omit<LinkProps, 'className'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
}

/** Goes somewhere, and looks like a button because going there is the next step. */
export const LinkButton = ({ variant = 'quiet', size = 'md', wide = false, ...rest }: LinkButtonProps) => (
  <Link prefetch="intent" {...rest} className={buttonStyle(variant, size, wide)} />
);
