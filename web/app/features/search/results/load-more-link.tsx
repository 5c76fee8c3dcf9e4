import type { MouseEvent } from 'react';
import { Spinner } from '../../../ui/actions/button.tsx';
import { buttonStyle } from '../../../ui/actions/button-style.ts';

interface LoadMoreLinkProps {
  /** The next page by itself, for crawlers and for those without script. */
  readonly href: string;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onLoadMore: () => void;
}

export function LoadMoreLink({ href, busy, failed, onLoadMore }: LoadMoreLinkProps) {
  function onClick(event: MouseEvent) {
    // In another tab the next page is a page like any other.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLoadMore();
  }
  return (
    <div className="grid justify-items-center gap-3">
      {failed && <p role="alert">The next properties could not be loaded. Please try again.</p>}
      <a rel="next" href={href} onClick={onClick} aria-busy={busy} className={buttonStyle('quiet', 'md', false)}>
        {busy && <Spinner />}
        {busy ? 'Loading...' : 'Load more'}
      </a>
    </div>
  );
}
