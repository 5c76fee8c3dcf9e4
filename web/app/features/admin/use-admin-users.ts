import type { User } from '@letfair/contract/accounts';
import { useCallback, useEffect, useState } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import { api } from '../session/api.ts';

interface FurtherPages {
  readonly users: readonly User[];
  readonly nextCursor: string | null | undefined;
}
const noFurtherPages: FurtherPages = { users: [], nextCursor: undefined };

/** Users that match a search, newest first, page by page. */
export function useAdminUsers(search: string) {
  const load = useCallback(
    (signal: AbortSignal) => api.admin.users({ query: search ? { search } : {} }, { signal }),
    [search],
  );
  const first = useLoaded(load);
  const [further, setFurther] = useState(noFurtherPages);
  const [loadingMore, setLoadingMore] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another search has other further pages
  useEffect(() => setFurther(noFurtherPages), [search]);

  const cursor = further.nextCursor === undefined ? first.data?.nextCursor : further.nextCursor;

  async function loadMore(): Promise<void> {
    if (!cursor || loadingMore) return;
    setLoadingMore(true);
    try {
      const answer = await api.admin.users({ query: { ...(search && { search }), cursor } });
      if (answer.success)
        setFurther(({ users }) => ({
          users: [...users, ...answer.data.users],
          nextCursor: answer.data.nextCursor,
        }));
    } catch {
      // The button is still there; pressing it again is the way on.
    } finally {
      setLoadingMore(false);
    }
  }

  /** Shows a changed user where it stands, and asks the server again. */
  function refetchWith(changed: User): void {
    setFurther(({ users, nextCursor }) => ({
      users: users.map((user) => (user.id === changed.id ? changed : user)),
      nextCursor,
    }));
    first.reload();
  }

  return {
    users: first.data && distinct([...first.data.users, ...further.users]),
    status: first.status,
    hasMore: Boolean(cursor),
    loadingMore,
    loadMore,
    reload: first.reload,
    refetchWith,
  };
}

/** A sign-up between two pages moves everybody down by one; nobody is listed twice for it. */
const distinct = (users: readonly User[]): readonly User[] => [
  ...new Map(users.map((user) => [user.id, user])).values(),
];
