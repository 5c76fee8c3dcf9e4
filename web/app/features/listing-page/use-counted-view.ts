import { useEffect, useRef } from 'react';
import { api } from '../session/index.ts';

/** Tells the server once that somebody looks at the home. It runs in browsers alone, so most crawlers do not count. */
export function useCountedView(id: string): void {
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (counted.current === id) return;
    counted.current = id;
    api.search.view({ params: { id } }).catch(() => {
      // A view that nobody counted harms nobody.
    });
  }, [id]);
}
