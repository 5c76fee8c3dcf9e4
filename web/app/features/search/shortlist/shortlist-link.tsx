import { Bookmark } from 'lucide-react';
import { NavLink } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { shortlist } from './shortlist.ts';

interface ShortlistLinkProps {
  readonly className: string;
  /** In the header there is no room for the word on a tablet. */
  readonly compact?: boolean;
}

/** The way to the shortlist, with the number of homes on it. */
export function ShortlistLink({ className, compact = false }: ShortlistLinkProps) {
  const count = shortlist.use().length;
  return (
    <NavLink to="/shortlist" className={className}>
      <Bookmark aria-hidden="true" className="size-5 text-muted" />
      <span className={compact ? 'max-lg:sr-only' : undefined}>Shortlist</span>
      {count > 0 && (
        <span
          className={classNames(
            'grid h-6 min-w-6 place-items-center rounded-full bg-primary px-1.5 text-sm text-on-primary tabular-nums',
            compact && 'max-lg:absolute max-lg:-top-1.5 max-lg:-right-2',
          )}
        >
          {count}
          <VisuallyHidden> {count === 1 ? 'home' : 'homes'}</VisuallyHidden>
        </span>
      )}
    </NavLink>
  );
}
