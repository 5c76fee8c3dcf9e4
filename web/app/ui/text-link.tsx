import { Link, type LinkProps } from 'react-router';

export const TextLink = (props: Omit<LinkProps, 'className'>) => (
  <Link
    prefetch="intent"
    {...props}
    className="rounded-sm font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
  />
);
