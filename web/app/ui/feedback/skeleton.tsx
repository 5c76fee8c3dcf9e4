import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** Holds the place of what is on its way; `className` gives it the size of the real thing. */
export const Skeleton = ({ className }: { readonly className: string }) => (
  <span aria-hidden="true" className={classNames('block animate-breathe rounded-sm bg-sand-deep', className)} />
);

const textSizes = { sm: 'text-sm', base: 'text-base', lg: 'text-lg', title: 'text-title', heading: 'text-heading' };

interface SkeletonLineProps {
  /** Of the text that comes. */
  readonly size?: keyof typeof textSizes;
  /** How long the text is likely to be, such as `w-2/5`. A grid around it has `grid-cols-1`, to fit narrow screens. */
  readonly className: string;
}

/** A line of text: as tall as the line, with a bar where its letters will be. */
export const SkeletonLine = ({ size = 'base', className }: SkeletonLineProps) => (
  <span
    aria-hidden="true"
    className={classNames('flex h-lh max-w-full min-w-0 items-center', textSizes[size], className)}
  >
    <Skeleton className="h-[0.8em] w-full" />
  </span>
);

/** A badge, as tall as its line. */
export const SkeletonBadge = () => <Skeleton className="h-6 w-20 shrink-0" />;

interface SkeletonButtonProps {
  readonly size?: 'sm' | 'md';
  readonly className: string;
}

export const SkeletonButton = ({ size = 'md', className }: SkeletonButtonProps) => (
  <Skeleton className={classNames('max-w-full rounded-md', size === 'sm' ? 'h-9' : 'h-11', className)} />
);

/** A field of a form: its label, its hint where it has one, and the control. */
export const SkeletonField = ({ hint = false }: { readonly hint?: boolean }) => (
  <div className="grid grid-cols-1 content-start gap-1.5">
    <SkeletonLine className="w-28" />
    {hint && <SkeletonLine size="sm" className="w-64" />}
    <SkeletonButton className="w-full" />
  </div>
);

/** Terms and values below each other. */
export const SkeletonFacts = ({ rows }: { readonly rows: number }) => (
  <div aria-hidden="true" className="grid grid-cols-1 gap-3">
    <Repeat count={rows}>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-6">
        <SkeletonLine className="w-20" />
        <SkeletonLine className="w-40" />
      </div>
    </Repeat>
  </div>
);

interface SkeletonButtonsProps extends Pick<SkeletonButtonProps, 'size'> {
  readonly widths: readonly string[];
}

/** Buttons in a row. */
export const SkeletonButtons = ({ size = 'sm', widths }: SkeletonButtonsProps) => (
  <div className={classNames('flex flex-wrap', size === 'sm' ? 'gap-2' : 'gap-3')}>
    {widths.map((width) => (
      <SkeletonButton key={width} size={size} className={width} />
    ))}
  </div>
);

interface SkeletonCardProps {
  /** The width of a title that has a badge beside it. */
  readonly title?: string;
  /** The widths of the lines below the title. */
  readonly lines?: readonly string[];
  /** The width of a small line below those. */
  readonly smallLine?: string;
  readonly children?: ReactNode;
  /** The widths of the buttons at its end. */
  readonly buttons?: readonly string[];
}

/** An entry in a list: its title and text, whatever is special about it, and its buttons. */
export const SkeletonCard = ({ title, lines = [], smallLine, children, buttons }: SkeletonCardProps) => (
  <div className="grid grid-cols-1 gap-4 rounded-md border border-line bg-card p-4 sm:p-5">
    {title && (
      <div className="grid grid-cols-1 gap-1.5">
        <SkeletonTitle className={title} />
        {lines.map((width) => (
          <SkeletonLine key={width} className={width} />
        ))}
        {smallLine && <SkeletonLine size="sm" className={smallLine} />}
      </div>
    )}
    {children}
    {buttons && <SkeletonButtons widths={buttons} />}
  </div>
);

/** A title with a badge at the end of its line. */
export const SkeletonTitle = ({ className }: { readonly className: string }) => (
  <div className="flex items-start justify-between gap-2">
    <SkeletonLine size="title" className={className} />
    <SkeletonBadge />
  </div>
);

/** How a list looks while its entries are on their way. */
export interface ListShape {
  /** One entry. */
  readonly shape: ReactNode;
  /** The columns and gaps of the list. */
  readonly className?: string;
}

interface SkeletonListProps extends ListShape {
  readonly count: number;
}

export const SkeletonList = ({ shape, count, className = 'gap-4' }: SkeletonListProps) => (
  <div aria-hidden="true" className={classNames('grid grid-cols-1', className)}>
    <Repeat count={count}>{shape}</Repeat>
  </div>
);

/** The same shape several times. */
export const Repeat = ({ count, children }: { readonly count: number; readonly children: ReactNode }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
  Array.from({ length: count }, (_, index) => <Fragment key={index}>{children}</Fragment>);

interface PlaceholderProps {
  /** For those who do not see the shapes. */
  readonly status?: string | undefined;
  readonly children: ReactNode;
}

/** The shapes of what is on its way, and one sentence that says so. */
export const Placeholder = ({ status = 'Loading...', children }: PlaceholderProps) => (
  <>
    <VisuallyHidden>{status}</VisuallyHidden>
    {children}
  </>
);

/** A list while its first page is on its way. */
export const ListPlaceholder = ({ status, ...list }: SkeletonListProps & Pick<PlaceholderProps, 'status'>) => (
  <Placeholder status={status}>
    <SkeletonList {...list} />
  </Placeholder>
);

interface PagePlaceholderProps extends PlaceholderProps {
  /** The widths of the buttons beside the heading. */
  readonly buttons?: readonly string[];
}

/** A page with a heading, while nobody knows yet whose page it is. */
export const PagePlaceholder = ({ status, buttons, children }: PagePlaceholderProps) => (
  <Placeholder status={status}>
    <div className="grid grid-cols-1 gap-6">
      <HeadingPlaceholder actions={buttons?.map((width) => <SkeletonButton key={width} className={width} />)} />
      {children}
    </div>
  </Placeholder>
);

interface HeadingPlaceholderProps {
  readonly subtitle?: boolean;
  /** The buttons beside it. */
  readonly actions?: ReactNode;
}

/** The heading of a page, while nobody knows yet whose page it is. */
export const HeadingPlaceholder = ({ subtitle = true, actions }: HeadingPlaceholderProps) => (
  <div aria-hidden="true" className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div className="grid grid-cols-1 w-96 max-w-full gap-2">
      <SkeletonLine size="heading" className="w-3/5" />
      {subtitle && <SkeletonLine className="w-full" />}
    </div>
    {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
  </div>
);

/** A choice that narrows down a list. */
export const FilterPlaceholder = () => (
  <div aria-hidden="true" className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
    <SkeletonLine className="w-14" />
    <SkeletonButton className="w-64" />
  </div>
);
