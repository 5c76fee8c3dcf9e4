import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { LinkButton } from '../actions/links.tsx';

interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** The heading's level in the page it stands in; with h1 it is the whole page and needs no frame. */
  readonly level?: 'h1' | 'h2' | 'h3';
  readonly children?: ReactNode;
  /** The way on from here. */
  readonly link?: { readonly to: string; readonly text: string; readonly variant?: 'primary' };
  /** Buttons in place of the link. */
  readonly actions?: ReactNode;
}

export const EmptyState = ({ icon: Icon, title, level: Heading = 'h2', children, link, actions }: EmptyStateProps) => {
  const buttons = link ? (
    <LinkButton to={link.to} variant={link.variant ?? 'quiet'}>
      {link.text}
    </LinkButton>
  ) : (
    actions
  );
  return (
    <div
      className={classNames(
        'grid justify-items-center gap-3 text-center',
        Heading === 'h1' ? 'py-16 sm:py-24' : 'rounded-md border border-dashed border-line bg-sand px-5 py-12 sm:py-16',
      )}
    >
      <span className="mb-1 grid size-12 place-items-center rounded-full bg-primary-soft text-primary">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <Heading className={Heading === 'h1' ? 'text-heading' : 'text-title'}>{title}</Heading>
      {children && <div className="max-w-text text-balance wrap-anywhere text-muted">{children}</div>}
      {buttons && <div className="mt-3 flex flex-wrap justify-center gap-3">{buttons}</div>}
    </div>
  );
};
