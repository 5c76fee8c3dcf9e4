import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

const textLinkStyle = 'rounded-sm font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2';

export const TextLink = (props: Omit<LinkProps, 'className'>) => (
  <Link prefetch="intent" {...props} className={textLinkStyle} />
);

interface DownloadLinkProps {
  readonly href: string;
  /** What the file is called once it is saved. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Saves a file that everyone may have. */
export const DownloadLink = ({ href, name, children }: DownloadLinkProps) => (
  <a href={href} download={name} className={textLinkStyle}>
    {children}
  </a>
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
