import { type RefObject, useEffect, useEffectEvent } from 'react';

const HOME_LINK = 'a[href^="/properties/"]';
/** Set on the card of a home in the list, which `map.css` outlines. */
const MARKED = 'data-pointed';

const homeOf = (card: Element | null): string | null =>
  card?.querySelector(HOME_LINK)?.getAttribute('href')?.split('/')[2] ?? null;

/** The list of homes beside the map: its cards are not all drawn by React, so they are found by their links. */
export function useCardsBeside(list: RefObject<HTMLElement | null>, onCard: (home: string | null) => void) {
  const pointAt = useEffectEvent(onCard);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const stop = new AbortController();
    let last: string | null = null;
    const tell = (home: string | null): void => {
      if (home === last) return;
      last = home;
      pointAt(home);
    };
    const onPoint = ({ target }: Event) => tell(homeOf((target as Element).closest('article')));
    const onLeave = () => tell(null);
    element.addEventListener('pointerover', onPoint, { signal: stop.signal });
    element.addEventListener('focusin', onPoint, { signal: stop.signal });
    element.addEventListener('pointerleave', onLeave, { signal: stop.signal });
    element.addEventListener('focusout', onLeave, { signal: stop.signal });
    return () => {
      stop.abort();
      markCards(element, []);
    };
  }, [list]);

  return {
    /** The cards of these homes, and no others. */
    mark: (homes: readonly string[]) => list.current && markCards(list.current, homes),
  };
}

function markCards(list: HTMLElement, homes: readonly string[]): void {
  for (const card of list.querySelectorAll(`[${MARKED}]`)) card.removeAttribute(MARKED);
  if (homes.length === 0) return;
  for (const card of list.querySelectorAll('article'))
    if (homes.includes(homeOf(card) ?? '')) card.setAttribute(MARKED, '');
}
