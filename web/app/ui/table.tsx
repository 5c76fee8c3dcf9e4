import type { ReactNode } from 'react';

interface TableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

/** A real table; on a narrow screen it scrolls inside its own frame, also by keyboard. */
export const Table = ({ caption, columns, children }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
  <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-md border border-line bg-card">
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line bg-sand text-sm text-muted">
          {columns.map((column) => (
            <th key={column} scope="col" className="px-4 py-3 font-semibold whitespace-nowrap">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);

export const Row = ({ children }: { readonly children: ReactNode }) => (
  <tr className="border-b border-line last:border-0">{children}</tr>
);

export const Cell = ({ children }: { readonly children: ReactNode }) => (
  <td className="px-4 py-3 align-middle">{children}</td>
);
