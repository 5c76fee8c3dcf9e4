import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';

/** Plain links in here lead to other pages without loading the whole site again. */
export const RENDERED_LINKS = { 'data-links': '' } as const;

const linkOf = ({ target }: Event): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-links] a[href]') : null;
  return link && !link.target && link.origin === location.origin ? link : null;
};
const pathOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;

const INTENT_MS = 100;
const comesNear = ['pointerover', 'focusin', 'touchstart'] as const;

/** Answers for links in markup that React did not make. What someone comes near is loaded ahead. */
export function RenderedLinks() {
  const navigate = useNavigate();
  const [meant, setMeant] = useState<string | null>(null);
  useEffect(() => {
    let intent: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    function follow(event: MouseEvent) {
      // A modified press opens a tab, as everywhere.
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      void navigate(pathOf(link));
    }
    function loadAhead(event: Event) {
      clearTimeout(intent);
      const link = linkOf(event);
      if (!link) return;
      intent = setTimeout(() => {
        // The router asks for the route of links that say so.
        link.dataset.discover = '';
        setMeant(pathOf(link));
      }, INTENT_MS);
    }
    const { signal } = stop;
    document.addEventListener('click', follow, { signal });
    for (const kind of comesNear) document.addEventListener(kind, loadAhead, { signal, passive: true });
    return () => {
      clearTimeout(intent);
      stop.abort();
    };
  }, [navigate]);
  return meant && <PrefetchPageLinks page={meant} />;
}
