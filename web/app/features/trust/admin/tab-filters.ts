import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The choices of each filter, of which the first is the default; null takes any text. */
type FilterTable = Readonly<Record<string, readonly string[] | null>>;

export type Filters<Table extends FilterTable> = {
  readonly [Name in keyof Table]: Table[Name] extends readonly (infer Choice)[] ? Choice : string;
};

export const filtersIn = <Table extends FilterTable>(params: URLSearchParams, table: Table): Filters<Table> =>
  Object.fromEntries(
    Object.entries(table).map(([name, choices]) => {
      const value = params.get(name)?.trim() ?? '';
      return [name, choices === null || choices.includes(value) ? value : choices[0]];
    }),
  ) as Filters<Table>;

const SEARCH_DELAY_MS = 300;

/**
 * The filters of a tab. The URL holds them, from which the loader reads them; a search goes there when typing
 * pauses. What was chosen is shown at once, also while its list is loading.
 */
export function useTabFilters<Table extends FilterTable>(table: Table) {
  const [params, setParams] = useSearchParams();
  const [filters, setFilters] = useState(() => filtersIn(params, table));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(changes: Partial<Filters<Table>>) {
    const next = { ...filters, ...changes };
    setFilters(next);
    clearTimeout(timer.current);
    const isTyping = 'search' in changes;
    timer.current = setTimeout(
      () => setParams((before) => withFilters(before, next), inPlace),
      isTyping ? SEARCH_DELAY_MS : 0,
    );
  }

  function withFilters(before: URLSearchParams, next: Filters<Table>) {
    const changed = new URLSearchParams(before);
    for (const [name, choices] of Object.entries(table)) {
      const value = String(next[name] ?? '').trim();
      if (value && value !== choices?.[0]) changed.set(name, value);
      else changed.delete(name);
    }
    return changed;
  }

  return { filters, change, /** As the list on the screen was loaded. */ applied: filtersIn(params, table) };
}

/** A filter or an open ticket is no step in the browser's history. */
export const inPlace = { replace: true, preventScrollReset: true } as const;
