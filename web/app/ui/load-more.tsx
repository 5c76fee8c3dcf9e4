import { Button } from './button.tsx';

interface LoadMoreProps {
  readonly busy: boolean;
  readonly onLoadMore: () => void;
}

export const LoadMore = ({ busy, onLoadMore }: LoadMoreProps) => (
  <div className="flex justify-center">
    <Button busy={busy && 'Loading...'} onClick={onLoadMore}>
      Load more
    </Button>
  </div>
);
