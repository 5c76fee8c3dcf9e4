import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Children, createContext, type ReactNode, use } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Repeat, SkeletonButton, SkeletonLine } from '../feedback/skeleton.tsx';

/** Enough to see that more is coming. */
const ROWS_TO_COME = 3;

/** A column whose header is pressed to sort by it. */
export interface SortColumn {
  readonly label: string;
  readonly sorted: 'ascending' | 'descending' | 'none';
  readonly onSort: () => void;
}

interface TableProps {
  readonly caption: string;
  readonly columns: readonly (string | SortColumn)[];
  /** Further rows are on their way. */
  readonly loadingMore?: boolean;
  /** On a phone each row is a card, whose values have their column's name beside them. */
  readonly cards?: boolean;
  /** Many columns stand closer together. */
  readonly dense?: boolean;
  readonly children: ReactNode;
}

/** The names of the columns, where rows can be cards. */
const CardLabels = createContext<readonly string[]>([]);
const CardLabel = createContext<string | undefined>(undefined);

/** A real table; on a narrow screen it scrolls inside its own frame, also by keyboard, or becomes cards. */
export const Table = ({
  caption,
  columns,
  loadingMore = false,
  cards = false,
  dense = false,
  children,
}: TableProps) => (
  <section
    aria-label={caption}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    tabIndex={0}
    className={classNames(
      'overflow-x-auto rounded-md border border-line bg-card',
      dense && 'sm:[&_:is(td,th)]:px-2 sm:[&_:is(td,th)]:first:pl-3 sm:[&_:is(td,th)]:last:pr-3',
    )}
  >
    <table className={classNames('w-full border-collapse text-left', cards && 'max-sm:block')}>
      <caption className="sr-only">{caption}</caption>
      <thead className={cards ? 'max-sm:block' : undefined}>
        <tr
          className={classNames(
            'border-b border-line bg-sand text-sm text-muted',
            cards && 'max-sm:flex max-sm:flex-wrap',
          )}
        >
          {columns.map((column) =>
            typeof column === 'string' ? (
              <th
                key={column}
                scope="col"
                className={classNames(
                  'px-2 py-3 font-semibold whitespace-nowrap first:pl-3 last:pr-3 sm:px-3 sm:first:pl-4 sm:last:pr-4',
                  cards && 'max-sm:hidden',
                )}
              >
                {column}
              </th>
            ) : (
              <SortHeader key={column.label} {...column} />
            ),
          )}
        </tr>
      </thead>
      <CardLabels value={cards ? columns.map(labelOf) : []}>
        <tbody className={cards ? 'max-sm:block' : undefined}>
          {children}
          {loadingMore && <RowsPlaceholder columns={columns.map(labelOf)} rows={ROWS_TO_COME} />}
        </tbody>
      </CardLabels>
    </table>
  </section>
);

const labelOf = (column: string | SortColumn): string => (typeof column === 'string' ? column : column.label);

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

function SortHeader({ label, sorted, onSort }: SortColumn) {
  const Icon = sortIcons[sorted];
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className="px-2 py-1.5 font-semibold whitespace-nowrap first:pl-3 last:pr-3 sm:px-3 sm:first:pl-4 sm:last:pr-4"
    >
      <button
        type="button"
        onClick={onSort}
        className="-mx-2 inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-sm px-2 font-semibold hover:text-ink"
      >
        {label}
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </th>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  const labels = use(CardLabels);
  return (
    <tr
      className={classNames(
        'border-b border-line last:border-0',
        labels.length > 0 && 'max-sm:grid max-sm:gap-2 max-sm:p-3',
      )}
    >
      {labels.length === 0
        ? children
        : // Cells that are left out have no label either.
          Children.map(Children.toArray(children), (cell, at) => <CardLabel value={labels[at]}>{cell}</CardLabel>)}
    </tr>
  );
}

/** The label of a card is drawn by the stylesheet, so that the cell's own text stays what it is. */
const inCard =
  'max-sm:grid max-sm:min-w-0 max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:gap-3 max-sm:p-0 max-sm:before:text-sm max-sm:before:text-muted max-sm:before:content-[attr(data-label)]';

export function Cell({ children }: { readonly children: ReactNode }) {
  const label = use(CardLabel);
  const style = 'px-2 py-3 align-middle first:pl-3 last:pr-3 sm:px-3 sm:first:pl-4 sm:last:pr-4';
  if (label === undefined) return <td className={style}>{children}</td>;
  return (
    <td data-label={label} className={classNames('align-middle sm:px-3 sm:py-3 sm:first:pl-4 sm:last:pr-4', inCard)}>
      {/* One box beside the label, whatever the cell holds. */}
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </td>
  );
}

interface TablePlaceholderProps {
  readonly columns: readonly string[];
  /** Of text in the first cell of a row. */
  readonly lines?: 1 | 2;
  /** Whether rows end with buttons. */
  readonly actions?: boolean;
}

/** As many rows as fill most screens. */
const ROWS = 8;

/** A table before its rows: the headers are known. */
export const TablePlaceholder = ({ columns, ...rows }: TablePlaceholderProps) => (
  <div aria-hidden="true" className="overflow-x-hidden rounded-md border border-line bg-card">
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-line bg-sand text-sm text-muted">
          {columns.map((column) => (
            <th
              key={column}
              className="h-12 px-2 font-semibold whitespace-nowrap first:pl-3 last:pr-3 sm:px-3 sm:first:pl-4 sm:last:pr-4"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <RowsPlaceholder columns={columns} rows={ROWS} {...rows} />
      </tbody>
    </table>
  </div>
);

interface RowsPlaceholderProps extends TablePlaceholderProps {
  readonly rows: number;
}

/** Rows that are on their way, at the end of those that are there. */
export const RowsPlaceholder = ({ columns, rows, lines = 1, actions = false }: RowsPlaceholderProps) => (
  <Repeat count={rows}>
    {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in these rows takes the focus */}
    <tr aria-hidden="true" className="h-15 border-b border-line last:border-0">
      {columns.map((column, index) => (
        <td key={column} className="px-2 py-3 align-middle first:pl-3 last:pr-3 sm:px-3 sm:first:pl-4 sm:last:pr-4">
          {actions && index === columns.length - 1 ? (
            <SkeletonButton size="sm" className="w-20" />
          ) : (
            <>
              <SkeletonLine className="w-24" />
              {index === 0 && lines === 2 && <SkeletonLine size="sm" className="w-40" />}
            </>
          )}
        </td>
      ))}
    </tr>
  </Repeat>
);
