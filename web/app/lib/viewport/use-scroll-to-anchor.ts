import { useEffect } from 'react';

/** The browser scrolls to the anchor of the URL before a part of the page that is loaded later exists. */
export function useScrollToAnchor(id: string): void {
  useEffect(() => {
    if (location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id]);
}
