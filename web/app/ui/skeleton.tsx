import { classNames } from '../lib/class-names.ts';

/** Holds the place of what is on its way; `className` gives it the size of the real thing. */
export const Skeleton = ({ className }: { readonly className: string }) => (
  <span aria-hidden="true" className={classNames('block animate-breathe rounded-sm bg-sand-deep', className)} />
);
