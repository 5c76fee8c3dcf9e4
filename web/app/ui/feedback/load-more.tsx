import { Button } from '../actions/button.tsx';

interface LoadMoreProps {
  readonly list: {
    readonly hasMore: boolean;
    readonly loadingMore: boolean;
    /** The last try to load more did not work. */
    readonly moreFailed: boolean;
    readonly loadMore: () => void;
  };
}

/** The way to the next page of a list; nothing where there is none. */
export const LoadMore = ({ list }: LoadMoreProps) =>
  list.hasMore && (
    <div className="grid justify-items-center gap-3">
      {list.moreFailed && <p role="alert">The next ones could not be loaded. Please try again.</p>}
      <Button busy={list.loadingMore && 'Loading...'} onClick={list.loadMore}>
        Load more
      </Button>
    </div>
  );
