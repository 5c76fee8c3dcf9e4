import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Bar, Line } from '../feedback/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface Column<Item> {
  readonly label: string;
  readonly cell: (item: Item, at: number) => ReactNode;
  /** Figures end at the right, so that they can be compared; in a card they stand beside their label. */
  readonly isFigure?: boolean;
  /** Dates and the like stand on one line. */
  readonly isOneLine?: boolean;
  /** Where its header is pressed to sort by it. */
  readonly sorting?: Sorting;
}

interface Sorting {
  readonly sorted: 'ascending' | 'descending' | 'none';
  readonly onSort: () => void;
}

interface TableProps<Item> {
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  /** What tells rows apart; the id of an item where nothing is said. */
  readonly keyOf?: (item: Item, at: number) => string | number;
  /** Further rows are on their way. */
  readonly loadingMore?: boolean;
  /** On a phone each row is a card, whose values have their column's name beside them. */
  readonly cards?: boolean;
}

/** Enough to see that more is coming. */
const ROWS_TO_COME = 3;

const idOf = (item: unknown, at: number) => (item as { readonly id?: string }).id ?? at;

const edges = 'px-2 first:pl-3 last:pr-3 sm:px-3 sm:first:pl-4 sm:last:pr-4';

/** A real table; on a narrow screen it scrolls inside its own frame, also by keyboard, or becomes cards. */
export const Table = <Item,>(props: TableProps<Item>) => {
  const { caption, columns, items, keyOf = idOf, loadingMore = false, cards = false } = props;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-card"
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
            {columns.map(({ label, isFigure = false, sorting }) =>
              sorting ? (
                <SortHeader key={label} label={label} isFigure={isFigure} {...sorting} />
              ) : (
                <th
                  key={label}
                  scope="col"
                  className={classNames(
                    'py-3 font-semibold whitespace-nowrap',
                    edges,
                    cards && 'max-sm:hidden',
                    isFigure && 'text-right',
                  )}
                >
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className={cards ? 'max-sm:block' : undefined}>
          {items.map((item, at) => (
            <tr
              key={keyOf(item, at)}
              className={classNames(
                'border-b border-line last:border-0',
                cards && 'max-sm:grid max-sm:gap-2 max-sm:p-3',
              )}
            >
              {columns.map((column) => (
                <Cell key={column.label} label={cards ? column.label : undefined} isFigure={column.isFigure === true}>
                  {column.isFigure || column.isOneLine ? (
                    <span className="whitespace-nowrap tabular-nums">{column.cell(item, at)}</span>
                  ) : (
                    column.cell(item, at)
                  )}
                </Cell>
              ))}
            </tr>
          ))}
          {loadingMore && <RowsToCome columns={columns.length} rows={ROWS_TO_COME} />}
        </tbody>
      </table>
    </section>
  );
};

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

const SortHeader = ({ isFigure, ...sorting }: ComponentProps<typeof SortButton>) => (
  <th
    scope="col"
    aria-sort={sorting.sorted}
    className={classNames('py-1.5 font-semibold whitespace-nowrap', edges, isFigure && 'text-right')}
  >
    <SortButton isFigure={isFigure} {...sorting} />
  </th>
);

interface SortButtonProps extends Sorting {
  readonly label: string;
  /** The label stands above the right edge of the figures. */
  readonly isFigure: boolean;
  /** Among many narrow columns only the sorted one has an arrow. */
  readonly narrow?: boolean;
}

export function SortButton({ label, sorted, onSort, isFigure, narrow = false }: SortButtonProps) {
  const Icon = sortIcons[sorted];
  return (
    <button
      type="button"
      onClick={onSort}
      className={classNames(
        '-mx-2 inline-flex min-h-9 cursor-pointer items-center gap-1 rounded-sm px-2 leading-tight font-semibold hover:text-ink',
        isFigure ? 'flex-row-reverse text-right' : 'text-left',
      )}
    >
      {label}
      {(!narrow || sorted !== 'none') && <Icon aria-hidden="true" className="size-3.5 shrink-0" />}
    </button>
  );
}

/** The label of a card is drawn by the stylesheet, so that the cell's own text stays what it is. */
const inCard =
  'max-sm:grid max-sm:min-w-0 max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:gap-3 max-sm:p-0 max-sm:before:text-sm max-sm:before:text-muted max-sm:before:content-[attr(data-label)]';

interface CellProps {
  readonly label: string | undefined;
  readonly isFigure: boolean;
  readonly children: ReactNode;
}

/** In a card it has a label. */
const Cell = ({ label, isFigure, children }: CellProps) =>
  label === undefined ? (
    <td className={classNames('py-3 align-middle', edges, isFigure && 'text-right')}>{children}</td>
  ) : (
    <td
      data-label={label}
      className={classNames(
        'align-middle sm:px-3 sm:py-3 sm:first:pl-4 sm:last:pr-4',
        inCard,
        isFigure && 'sm:text-right',
      )}
    >
      {/* One box beside the label, whatever the cell holds. */}
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </td>
  );

/** As many rows as fill most screens. */
const ROWS = 8;

interface TablePlaceholderProps {
  readonly columns: readonly { readonly label: string }[];
  /** Low rows of two lines, whose figures follow a name and a status; small cards on a phone. */
  readonly low?: boolean;
}

/** A table before its rows: the headers are known. */
export const TablePlaceholder = ({ columns, low = false }: TablePlaceholderProps) => (
  <>
    <VisuallyHidden>Loading...</VisuallyHidden>
    <div aria-hidden="true" className="overflow-x-hidden rounded-md border border-line bg-card">
      {low ? (
        <LowRowsToCome columns={columns} />
      ) : (
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b border-line bg-sand text-sm text-muted">
              {columns.map(({ label }) => (
                <th key={label} className={classNames('h-12 font-semibold whitespace-nowrap', edges)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <RowsToCome columns={columns.length} rows={ROWS} />
          </tbody>
        </table>
      )}
    </div>
  </>
);

const LOW_ROWS = 12;

const LowRowsToCome = ({ columns }: Pick<TablePlaceholderProps, 'columns'>) => (
  <table className="w-full border-collapse text-left text-sm leading-5 max-sm:block">
    <thead className="max-sm:block">
      <tr className="h-10 border-b border-line bg-sand text-muted max-sm:block">
        {columns.map(({ label }, at) => (
          <th
            key={label}
            className={classNames('px-2 font-semibold first:pl-11 last:pr-4 max-sm:hidden', at > 1 && 'text-right')}
          >
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-sm:block">
      {Array.from({ length: LOW_ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <tr key={row} className="h-11.25 border-b border-line last:border-0 max-sm:block max-sm:h-23.25 max-sm:pl-11">
          {columns.map(({ label }, at) => (
            <td
              key={label}
              className={classNames(
                'px-2 py-0.5 align-middle first:w-full first:pl-11 last:pr-4 max-sm:py-1.5 max-sm:first:pl-0',
                at > 0 ? 'max-sm:hidden' : 'max-sm:block',
              )}
            >
              {at === 0 && <Line size="sm" className="w-3/5" />}
              {at === 0 && <Line size="sm" className="w-4/5" />}
              {at === 0 && <Line size="sm" className="w-1/4 sm:hidden" />}
              {at > 0 && <Line size="sm" className={at === 1 ? 'w-16' : 'ml-auto w-8'} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Rows that are on their way, at the end of those that are there. */
const RowsToCome = ({ columns, rows }: { readonly columns: number; readonly rows: number }) =>
  Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in these rows takes the focus
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <tr key={row} aria-hidden="true" className="h-15 border-b border-line last:border-0">
      {Array.from({ length: columns }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
        <td key={at} className={classNames('py-3 align-middle', edges)}>
          {at === columns - 1 ? <Bar className="h-9 w-20 rounded-md" /> : <Line className="w-24" />}
        </td>
      ))}
    </tr>
  ));
