import type { TableRow } from '@letfair/contract/agencies/bulk';
import { useState } from 'react';

/** The choice outlives another page and another order, and ends with another filter. */
export function useSelection(rows: readonly TableRow[], total: number, filterKey: string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setIsAll] = useState(false);
  const [shownKey, setShownKey] = useState(filterKey);
  if (filterKey !== shownKey) {
    setShownKey(filterKey);
    setIds(new Set());
    setIsAll(false);
  }
  const change = (changed: readonly string[], selected: boolean) => {
    setIsAll(false);
    setIds((before) => {
      const after = new Set(isAll ? rows.map(({ id }) => id) : before);
      for (const id of changed)
        if (selected) after.add(id);
        else after.delete(id);
      return after;
    });
  };
  return {
    ids: [...ids],
    isAll,
    count: isAll ? total : ids.size,
    has: (id: string) => isAll || ids.has(id),
    isPageSelected: rows.length > 0 && (isAll || rows.every(({ id }) => ids.has(id))),
    select: (id: string, selected: boolean) => change([id], selected),
    selectPage: (selected: boolean) =>
      change(
        rows.map(({ id }) => id),
        selected,
      ),
    selectAll: () => setIsAll(true),
    clear: () => {
      setIds(new Set());
      setIsAll(false);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
