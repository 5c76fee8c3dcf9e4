import type { ImportRow } from '@letfair/contract/agencies/imports';
import type { ImportOutcome } from '@letfair/domain/agencies/imports/imports';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../accounts/session/index.ts';

export type RowFilter = 'all' | 'problems' | ImportOutcome;

interface Loaded {
  /** Null until the first page is there. */
  readonly items: readonly ImportRow[] | null;
  readonly nextCursor: string | null;
}

const nothing: Loaded = { items: null, nextCursor: null };

const queryOf = (filter: RowFilter) =>
  filter === 'all' ? {} : filter === 'problems' ? { problems: 'true' as const } : { outcome: filter };

/** The rows of an import page by page. */
export function useImportRows(importId: string, filter: RowFilter) {
  const [loaded, setLoaded] = useState(nothing);
  const [state, setState] = useState<'loading' | 'idle' | 'failed'>('loading');
  /** What was asked for last; an answer to anything else comes too late. */
  const asked = useRef('');

  const load = useCallback(
    async (cursor: string | null) => {
      const key = `${importId} ${filter} ${cursor}`;
      asked.current = key;
      setState('loading');
      const query = { ...queryOf(filter), ...(cursor && { cursor }) };
      const answer = await api.imports.rows({ params: { id: importId }, query }).catch(() => null);
      if (asked.current !== key) return;
      setState(answer?.success ? 'idle' : 'failed');
      if (!answer?.success) return;
      const { rows, nextCursor } = answer.data;
      setLoaded((before) => ({ items: cursor ? [...(before.items ?? []), ...rows] : rows, nextCursor }));
    },
    [importId, filter],
  );

  useEffect(() => {
    setLoaded(nothing);
    void load(null);
  }, [load]);

  const { items, nextCursor } = loaded;
  return {
    items,
    hasFailed: state === 'failed' && items === null,
    reload: () => void load(null),
    hasMore: nextCursor !== null,
    loadingMore: state === 'loading' && items !== null,
    moreFailed: state === 'failed' && items !== null,
    loadMore: () => void load(nextCursor),
  };
}
