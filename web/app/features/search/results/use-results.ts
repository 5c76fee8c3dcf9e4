import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { api } from '../../session/index.ts';
import { forEverybody } from '../load-search.ts';
import { addressOf, type SearchAddress } from '../search-url.ts';
import { type FoundHomes, withoutRepeats } from './found-listings.ts';
import { needsTenant, useTenantResults } from './use-tenant-results.ts';

interface FurtherPages {
  readonly of: string;
  readonly pages: readonly FoundHomes[];
}

/** The list as it was left, for who comes back to it from a home. */
let left: FurtherPages | null = null;

/** The homes of a search: the page that came with the address, and those loaded after it. */
export function useResults({ texts, cursor }: SearchAddress, rendered: FoundHomes) {
  const of = addressOf(texts, { cursor });
  const cameBack = useNavigationType() === 'POP';
  const forTenant = useTenantResults(texts, cursor);
  const [further, setFurther] = useState<FurtherPages>(() => (cameBack && left?.of === of ? left : { of, pages: [] }));
  const [loadingMore, setLoadingMore] = useState(false);
  const [failedFor, setFailedFor] = useState<string | null>(null);

  const pages = further.of === of ? further.pages : [];
  const first = forTenant.found ?? rendered;
  const nextCursor = (pages.at(-1) ?? first).nextCursor;
  const inTenantsOrder = needsTenant(texts) && forTenant.found !== null;

  useEffect(() => {
    left = further;
  }, [further]);

  async function loadMore(): Promise<void> {
    if (!nextCursor || loadingMore) return;
    setLoadingMore(true);
    setFailedFor(null);
    try {
      const query = { ...(inTenantsOrder ? texts : forEverybody(texts)), cursor: nextCursor };
      const answer = await api.search.find({ query });
      if (answer.success) setFurther({ of, pages: [...pages, answer.data] });
      else setFailedFor(of);
    } catch {
      setFailedFor(of);
    } finally {
      setLoadingMore(false);
    }
  }

  return {
    cards: withoutRepeats([first, ...pages].flatMap(({ properties }) => properties)),
    total: first.total,
    nextCursor,
    /** Where only a tenant's browser can put them in the order asked for: how far it is. */
    order: needsTenant(texts) ? forTenant.status : 'ready',
    reload: forTenant.reload,
    loadMore,
    loadingMore,
    failed: failedFor === of,
  };
}
