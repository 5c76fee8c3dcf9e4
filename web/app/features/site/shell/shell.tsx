import { type ReactNode, useEffect } from 'react';
import { useIsWaiting } from '../../../lib/network/connection.ts';
import { patiently } from '../../../lib/network/patiently.ts';
import { useOnline } from '../../../lib/network/use-online.ts';
import { useShownPage } from '../../../ui/overlays/shown-page.ts';
import { PendingReview } from '../../accounts/access/index.ts';
import { PendingDeletion } from '../../accounts/privacy/index.ts';
import { useFreshUser } from '../../accounts/session/index.ts';
import { SavedOffer, useFavoritesSync } from '../../search/favorites/index.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MAIN_ID, usePageFocus } from './page-focus.ts';
import { WorkBar } from './work-bar.tsx';

export function Shell({ children }: { readonly children: ReactNode }) {
  useFreshUser();
  useFavoritesSync();
  usePageFocus();
  useShownPage();
  useLaterParts();
  return (
    <div className="flex min-h-dvh flex-col pb-(--bottom-bar)">
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-md bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        Skip to main content
      </a>
      <Header />
      <WorkBar />
      <PendingDeletion />
      <PendingReview />
      <SavedOffer />
      {/* It fills the window below the header, so that the footer does not jump when data arrives. */}
      <main id={MAIN_ID} tabIndex={-1} className="min-h-[calc(100dvh-4rem)] flex-1">
        {children}
      </main>
      <Footer />
      <OfflineNotice />
    </div>
  );
}

const loadHeldLinks = patiently(async () => (await import('./held-links.ts')).holdLinks);

/** What a first visit does not need to begin with. */
function useLaterParts(): void {
  useEffect(() => {
    const offline = () => undefined;
    loadHeldLinks().then((holdLinks) => holdLinks(), offline);
    // Something was open before a reload, and has left its history entry behind.
    if (history.state?.overlays) import('../../../ui/overlays/use-closed-by-back.ts').catch(offline);
  }, []);
}

const sentences = {
  offline: 'You are offline. What you typed stays here, and this page goes on when the connection is back.',
  held: 'You are offline. What you asked for opens when the connection is back.',
  unreachable: 'We cannot reach Letfair at the moment. What you asked for opens as soon as we can.',
} as const;

/** The live region exists before it has a text, because screen readers miss regions that appear with their text. */
function OfflineNotice() {
  const online = useOnline();
  const isWaiting = useIsWaiting();
  return (
    <div aria-live="polite" className="fixed inset-x-0 bottom-(--bottom-bar) z-20 print:hidden">
      {(!online || isWaiting) && (
        <p className="bg-accent-soft px-4 py-3 text-center font-semibold text-on-accent-soft">
          {sentences[online ? 'unreachable' : isWaiting ? 'held' : 'offline']}
        </p>
      )}
    </div>
  );
}
