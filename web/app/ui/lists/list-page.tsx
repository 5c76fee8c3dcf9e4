import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { type LoadResult, type Page, usePages } from '../../lib/page-data.ts';
import { Awaited } from '../feedback/awaited.tsx';
import { CardList, LoadMore } from '../feedback/load-more.tsx';
import { type EntryShape, ListPlaceholder } from '../feedback/placeholders.tsx';
import { PageHeading } from '../layout/page-heading.tsx';
import { type Column, Table, TablePlaceholder } from '../layout/table.tsx';
import { FilterBar, type FilterOptions, type ListFilters } from './filter-bar.tsx';
import type { Filters, FilterTable } from './filters.ts';

/** The items that are shown, how to load more of them, and how to hide one until it is another version. */
export type ShownList<Item extends { readonly id: string }> = ReturnType<typeof usePages<Item>> & {
  readonly hide: (version: string) => void;
};

interface CardsOf<Item extends { readonly id: string }> extends EntryShape {
  /** Of one item, as an entry of the list. */
  readonly card: (item: Item, list: ShownList<Item>) => ReactNode;
}

interface TableOf<Item> {
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
}

interface ListPageProps<Item extends { readonly id: string }, Table extends FilterTable> {
  /** None where the list is a part of a page. */
  readonly heading?: ComponentProps<typeof PageHeading>;
  /** Between the heading and the filters. */
  readonly intro?: ReactNode;
  /** From `useListFilters`. */
  readonly filters?: ListFilters<Table> & { readonly applied: Filters<Table> };
  readonly filterOptions?: FilterOptions<Table>;
  /** What else makes another list, whose first page is shown. */
  readonly listKey?: string | number;
  /** What was done last, and whatever stands between the filters and the list. */
  readonly notice?: ReactNode;
  readonly promise: Promise<LoadResult<Page<Item>>>;
  /** What is loaded, as part of a sentence. */
  readonly what: string;
  /** For those who do not see the placeholder. */
  readonly status?: string;
  readonly list: CardsOf<Item> | TableOf<Item>;
  readonly empty: ReactNode;
  /** Leaves out what no longer belongs to the list before it is loaded again, on whichever page it stands. */
  readonly isShown?: (item: Item) => boolean;
  /** What `hide` hides; the id where nothing is said. */
  readonly versionOf?: (item: Item) => string;
  /** Announces how many items are shown. */
  readonly countText?: (shown: number, total: number | null | undefined) => string;
  readonly isCountVisible?: boolean;
  /** Between the filters and the entries that are shown. */
  readonly above?: (list: ShownList<Item>) => ReactNode;
  /** Dialogs and the like that change what is shown. */
  readonly children?: (list: ShownList<Item>) => ReactNode;
}

/** A screen with a list: its heading, filters, count, entries page by page, and what they open. */
export function ListPage<Item extends { readonly id: string }, Table extends FilterTable>(
  props: ListPageProps<Item, Table>,
) {
  const { heading, intro, filters, filterOptions = {}, notice, promise, what, status, list, countText } = props;
  const { isCountVisible = false } = props;
  const [count, setCount] = useState('');
  return (
    <div className={`grid grid-cols-1 ${heading ? 'gap-6' : 'gap-5'}`}>
      {heading && <PageHeading {...heading} />}
      {intro}
      {filters && <FilterBar filters={filters} options={filterOptions} />}
      {notice}
      {countText && (
        <p aria-live="polite" className={isCountVisible ? 'min-h-lh text-sm text-muted tabular-nums' : 'sr-only'}>
          {count}
        </p>
      )}
      <Awaited
        promise={promise}
        what={what}
        fallback={
          'columns' in list ? (
            <TablePlaceholder columns={list.columns} />
          ) : (
            <ListPlaceholder status={status} {...list} />
          )
        }
      >
        {(first) => <Pages {...props} first={first} onCount={setCount} />}
      </Awaited>
    </div>
  );
}

interface PagesProps<Item extends { readonly id: string }, Table extends FilterTable>
  extends ListPageProps<Item, Table> {
  readonly first: Page<Item>;
  readonly onCount: (text: string) => void;
}

function Pages<Item extends { readonly id: string }, Filtering extends FilterTable>(
  props: PagesProps<Item, Filtering>,
) {
  const { first, filters, listKey = '', list, empty, onCount, countText, above, children } = props;
  const { isShown = () => true, versionOf = ({ id }: Item) => id } = props;
  const key = `${Object.values(filters?.applied ?? {}).join(' ')} ${listKey}`;
  const pages = usePages(first, key);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const items = pages.items.filter((item) => isShown(item) && !hidden.includes(`${key} ${versionOf(item)}`));
  const text = props.isCountVisible && items.length === 0 ? '' : (countText?.(items.length, pages.total) ?? '');
  useEffect(() => onCount(text), [text, onCount]);
  const shown = {
    ...pages,
    items,
    hide: (version: string) => setHidden((before) => [...before, `${key} ${version}`]),
  };
  return (
    <>
      {above?.(shown)}
      {'columns' in list ? (
        <>
          {items.length === 0 ? empty : <Table cards {...list} items={items} loadingMore={pages.loadingMore} />}
          <LoadMore list={pages} />
        </>
      ) : (
        <CardList {...list} list={pages} items={items} empty={empty}>
          {(item) => list.card(item, shown)}
        </CardList>
      )}
      {children?.(shown)}
    </>
  );
}
