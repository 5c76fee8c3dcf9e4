import { classNames } from '../../lib/class-names.ts';

/** Holds the place of what is on its way; `className` gives it the size of the real thing. */
export const Bar = ({ className }: { readonly className: string }) => (
  <span aria-hidden="true" className={classNames('block animate-breathe rounded-sm bg-sand-deep', className)} />
);

const textSizes = { sm: 'text-sm', base: 'text-base', title: 'text-title', heading: 'text-heading' };

interface LineProps {
  /** Of the text that comes. */
  readonly size?: keyof typeof textSizes;
  /** How long the text is likely to be, such as `w-2/5`. A grid around it has `grid-cols-1`, to fit narrow screens. */
  readonly className: string;
}

/** A line of text: as tall as the line, with a bar where its letters will be. */
export const Line = ({ size = 'base', className }: LineProps) => (
  <span
    aria-hidden="true"
    className={classNames('flex h-lh max-w-full min-w-0 items-center', textSizes[size], className)}
  >
    <Bar className="h-[0.8em] w-full" />
  </span>
);
