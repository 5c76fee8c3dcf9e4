import { useEffect, useRef, useState } from 'react';

/**
 * What the search box holds. It starts with the query of the address and follows it when that changes; the box itself
 * stays the browser's, so that text typed before hydration is kept and already filters.
 */
export function useHelpQuery(fromAddress: string) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(fromAddress);
  const followed = useRef(fromAddress);

  useEffect(() => {
    if (!input.current) return;
    if (followed.current !== fromAddress) input.current.value = fromAddress;
    followed.current = fromAddress;
    setQuery(input.current.value);
  }, [fromAddress]);

  function clear() {
    if (input.current) input.current.value = '';
    setQuery('');
  }

  return { input, query, setQuery, clear };
}
