import { type ReactNode, useEffect, useState } from 'react';
import { type Page, type Settled, usePages } from '../../../lib/page-data.ts';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { CardList, LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Placeholder } from '../../../ui/feedback/skeleton.tsx';

interface AdminListProps<Item extends { readonly id: string }> {
  readonly promise: Promise<Settled<Page<Item>>>;
  /** Other filters make another list. */
  readonly listKey: string;
  /** What is loaded, as part of a sentence. */
  readonly what: string;
  /** What is shown before the first page. */
  readonly placeholder: ReactNode;
  readonly empty: ReactNode;
  /** Leaves out items that were decided a moment ago, on whichever page they stand. */
  readonly isShown?: (item: Item) => boolean;
  /** Announces how many items are shown. */
  readonly countText?: (shown: number, total: number | null | undefined) => string;
  readonly isCountVisible?: boolean;
  /** A table of the items, or one card for each of them. */
  readonly children:
    | ((list: ShownPages<Item>) => ReactNode)
    | { readonly shape: ReactNode; readonly card: (item: Item) => ReactNode };
}

/** The items that are shown, and how to load more of them. */
type ShownPages<Item extends { readonly id: string }> = ReturnType<typeof usePages<Item>>;

/** The list of a tab, page by page. */
export function AdminList<Item extends { readonly id: string }>(props: AdminListProps<Item>) {
  const { promise, what, placeholder, countText, isCountVisible = false } = props;
  const [count, setCount] = useState('');
  return (
    <>
      {countText && (
        <p aria-live="polite" className={isCountVisible ? 'min-h-lh text-sm text-muted tabular-nums' : 'sr-only'}>
          {count}
        </p>
      )}
      <Awaited promise={promise} what={what} fallback={<Placeholder>{placeholder}</Placeholder>}>
        {(first) => <Pages {...props} first={first} onCount={setCount} />}
      </Awaited>
    </>
  );
}

interface PagesProps<Item extends { readonly id: string }> extends AdminListProps<Item> {
  readonly first: Page<Item>;
  readonly onCount: (text: string) => void;
}

function Pages<Item extends { readonly id: string }>(props: PagesProps<Item>) {
  const { first, listKey, empty, isShown = () => true, countText, isCountVisible, onCount, children } = props;
  const list = usePages(first, listKey);
  const items = list.items.filter(isShown);
  const text = isCountVisible && items.length === 0 ? '' : (countText?.(items.length, list.total) ?? '');
  useEffect(() => onCount(text), [text, onCount]);
  if (typeof children !== 'function')
    return (
      <CardList list={list} items={items} shape={children.shape} empty={empty}>
        {children.card}
      </CardList>
    );
  return (
    <>
      {items.length === 0 ? empty : children({ ...list, items })}
      <LoadMore list={list} />
    </>
  );
}
