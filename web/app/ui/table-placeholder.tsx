import { Repeat, SkeletonButton, SkeletonLine } from './skeleton.tsx';

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
            <th key={column} className="h-12 px-3 font-semibold whitespace-nowrap first:pl-4 last:pr-4">
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
        <td key={column} className="px-3 py-3 align-middle first:pl-4 last:pr-4">
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
