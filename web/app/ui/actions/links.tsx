import { Link, type LinkProps } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

export const TextLink = (props: Omit<LinkProps, 'className'>) => (
  <Link
    prefetch="intent"
    {...props}
    className="rounded-sm font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
  />
);

interface LinkButtonProps extends Omit<LinkProps, 'className'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
}

/** Goes somewhere, and looks like a button because going there is the next step. */
export const LinkButton = ({ variant = 'quiet', size = 'md', wide = false, ...rest }: LinkButtonProps) => (
  <Link prefetch="intent" {...rest} className={buttonStyle(variant, size, wide)} />
);
