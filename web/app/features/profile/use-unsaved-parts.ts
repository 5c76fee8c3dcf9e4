import { useCallback, useState } from 'react';

type Part = 'profile' | 'details' | 'password';

/** Which forms of the page hold something that is not saved; a page asks once for all of them. */
export function useUnsavedParts() {
  const [parts, setParts] = useState<ReadonlySet<Part>>(new Set());

  const mark = useCallback((part: Part, isUnsaved: boolean) => {
    setParts((before) => {
      if (before.has(part) === isUnsaved) return before;
      const next = new Set(before);
      if (isUnsaved) next.add(part);
      else next.delete(part);
      return next;
    });
  }, []);

  return {
    isUnsaved: parts.size > 0,
    markProfile: useCallback((isUnsaved: boolean) => mark('profile', isUnsaved), [mark]),
    markDetails: useCallback((isUnsaved: boolean) => mark('details', isUnsaved), [mark]),
    markPassword: useCallback((isUnsaved: boolean) => mark('password', isUnsaved), [mark]),
  };
}
