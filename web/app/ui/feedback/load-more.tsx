import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../actions/button.tsx';
import { EntriesToCome, type EntryShape } from './placeholders.tsx';

interface PagedList {
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** The last try to load more did not work. */
  readonly moreFailed: boolean;
  readonly loadMore: () => void;
}

/** The way to the next page of a list; nothing where there is none. */
export const LoadMore = ({ list }: { readonly list: PagedList }) =>
  list.hasMore && (
    <div className="grid justify-items-center gap-3">
      {list.moreFailed && <p role="alert">We couldn’t load any more. Please try again.</p>}
      <Button busy={list.loadingMore && 'Loading...'} onClick={list.loadMore}>
        Load more
      </Button>
    </div>
  );

interface CardListProps<Item> extends EntryShape {
  readonly list: PagedList;
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
  /** Shown in place of an empty list. */
  readonly empty: ReactNode;
}

/** Entries page by page: those that are there, the shapes of those that are loading, and the button for more. */
export const CardList = <Item,>({
  list,
  items,
  children,
  empty,
  className = 'gap-4',
  ...shape
}: CardListProps<Item>) => (
  <>
    {items.length === 0 ? (
      empty
    ) : (
      <div className="grid grid-cols-1 gap-4">
        <ul className={classNames('grid grid-cols-1', className)}>{items.map(children)}</ul>
        {list.loadingMore && <EntriesToCome {...shape} count={2} className={className} />}
      </div>
    )}
    <LoadMore list={list} />
  </>
);
