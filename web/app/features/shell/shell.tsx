import type { ReactNode } from 'react';
import { useFavouritesSync } from '../favorites/index.ts';
import { PendingDeletion } from '../privacy/index.ts';
import { useFreshUser } from '../session/index.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MAIN_ID } from './main-region.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { usePageFocus } from './use-page-focus.ts';

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  useFreshUser();
  useFavouritesSync();
  usePageFocus();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-md bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        Skip to main content
      </a>
      <Header />
      <PendingDeletion />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
      <OfflineNotice />
    </div>
  );
}
