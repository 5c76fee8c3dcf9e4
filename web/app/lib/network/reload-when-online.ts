import type { ClientInstrumentation } from 'react-router';
import { untilAnswered } from './connection.ts';

/** The address of the page that the router is opening. */
let opening: string | null = null;

/** Of several pages that are asked for, the last one counts. */
export const watchedRouter: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      navigate: async (open, { to }) => {
        const address = typeof to === 'string' ? new URL(to, location.href).href : null;
        opening = address;
        await open();
        if (opening === address) opening = null;
      },
    }),
};

type Reload = Pick<NavigateEvent, 'navigationType' | 'cancelable' | 'preventDefault'>;
type Page = Pick<Location, 'href' | 'assign' | 'reload'>;

/**
 * A reload by a script waits until the server answers, because the browser would show an error of its own. The router
 * reloads when it cannot load the script of the next page: then the next page is opened instead.
 */
export function createReloadWhenOnline(page: () => Page, isAnswered = untilAnswered) {
  let isLeaving = false;
  return async (event: Reload): Promise<void> => {
    if (event.navigationType !== 'reload' || !event.cancelable || isLeaving) return;
    event.preventDefault();
    const from = page().href;
    await isAnswered();
    // Someone went elsewhere in the meantime, or another reload has begun.
    if (page().href !== from || isLeaving) return;
    isLeaving = true;
    if (opening) page().assign(opening);
    else page().reload();
  };
}
