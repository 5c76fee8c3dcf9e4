import { lazy } from 'react';
import { retryWhenOnline } from './retry-when-online.ts';

type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** A part of the screen that is loaded when it is shown: `lazyPart(async () => (await import('./a.tsx')).A)`. */
export function lazyPart<Part extends Component>(load: () => Promise<Part>) {
  const part = lazy(retryWhenOnline(async () => ({ default: await load() })));
  return Object.assign(part, {
    /** For when someone comes near. A failure is met when the part is shown. */
    preload: () => {
      if (navigator.onLine) load().catch(() => undefined);
    },
  });
}
