import { STATION_ATTRIBUTION } from '@letfair/domain/search/places/stations/station';
import { type ReactNode, Suspense, useEffect } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useIsWaiting } from '../../../lib/network/connection.ts';
import { connectionWords } from '../../../lib/network/connection-words.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { retryWhenOnline } from '../../../lib/network/retry-when-online.ts';
import { useOnline } from '../../../lib/network/use-online.ts';
import { RENDERED_LINKS, RenderedLinks } from '../../../lib/rendered/rendered-links.tsx';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { SkipLink } from '../../../ui/layout/skip-link.tsx';
import { useShownPage } from '../../../ui/overlays/shown-page.ts';
import { PendingReview } from '../../accounts/access/index.ts';
import { LeftTeam } from '../../accounts/permissions/index.ts';
import { PendingDeletion } from '../../accounts/privacy/index.ts';
import { useFreshUser, useIsSignedIn, useSession } from '../../accounts/session/index.ts';
import { useFavoritesSync } from '../../search/favorites/index.ts';
import { ShortlistMover } from '../../search/shortlist/index.ts';
import { useScreenHelp } from '../screen-help/index.ts';
import { Header } from './header.tsx';
import { MAIN_ID, usePageFocus } from './page-focus.ts';
import { footerAccountLinks, footerLinks } from './site-links.tsx';

export function Shell({ children }: { readonly children: ReactNode }) {
  useFreshUser();
  useFavoritesSync();
  usePageFocus();
  useShownPage();
  useLaterParts();
  return (
    <div className="flex min-h-dvh flex-col pb-(--bottom-bar)">
      <SkipLink to={MAIN_ID} text="Skip to main content" />
      <Header />
      <WorkBar />
      <PendingDeletion />
      <PendingReview />
      <LeftTeam />
      <ShortlistMover />
      {/* It fills the window below the header, so that the footer does not jump when data arrives. */}
      <main id={MAIN_ID} tabIndex={-1} className="min-h-[calc(100dvh-4rem)] flex-1">
        {children}
      </main>
      <Footer />
      <OfflineNotice />
      <RenderedLinks />
    </div>
  );
}

const loadHeldLinks = retryWhenOnline(async () => (await import('./held-links.ts')).holdLinks);

/** What a first visit does not need to begin with. */
function useLaterParts(): void {
  useEffect(() => {
    const offline = () => undefined;
    loadHeldLinks().then((holdLinks) => holdLinks(), offline);
    // Something was open before a reload, and has left its history entry behind, or what belongs to one below.
    if (history.state?.overlays || history.state?.replacements)
      import('../../../ui/overlays/use-closed-by-back.ts').catch(offline);
  }, []);
}

/** The live region exists before it has a text, because screen readers miss regions that appear with their text. */
function OfflineNotice() {
  const online = useOnline();
  const isWaiting = useIsWaiting();
  return (
    <div aria-live="polite" className="fixed inset-x-0 bottom-(--bottom-bar) z-20 print:hidden">
      {(!online || isWaiting) && (
        <p className="bg-accent-soft px-4 py-3 text-center font-semibold text-on-accent-soft">
          {connectionWords[online ? 'unreachable' : isWaiting ? 'held' : 'offline']}
        </p>
      )}
    </div>
  );
}

const VERSION_STAMP = '13.08.25';

export const Footer = () => (
  <footer className="border-t border-line bg-sand">
    <Container>
      <div className="grid grid-cols-2 gap-8 py-10 sm:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid content-start gap-2 sm:col-span-1">
          <p className="font-display text-title font-semibold">Letfair</p>
          <p className="max-w-xs text-muted">
            Renting homes in the United Kingdom, free for tenants, landlords and agents.
          </p>
          <ScreenHelpLink />
        </div>
        {footerLinks.map(({ heading, links }) => (
          <nav key={heading} aria-labelledby={`footer-${heading}`} className="footer-links" {...RENDERED_LINKS}>
            <h2 id={`footer-${heading}`}>{heading}</h2>
            {links.map(linkTo)}
            {heading === 'Renting' && <AccountLinks />}
          </nav>
        ))}
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-5 text-sm text-muted">
        <p>Open source under the MIT licence.</p>
        <p>{STATION_ATTRIBUTION}</p>
        <p>
          Beta · Version <span className="tabular-nums">{VERSION_STAMP}</span>
        </p>
      </div>
    </Container>
  </footer>
);

/** Each screen leads to its own help. */
function ScreenHelpLink() {
  const path = useScreenHelp();
  return (
    path && (
      <p>
        <TextLink to={path}>Help with this page</TextLink>
      </p>
    )
  );
}

function AccountLinks() {
  const signedIn = useIsSignedIn();
  return footerAccountLinks[signedIn ? 'signedIn' : 'signedOut'].map(linkTo);
}

/** Plain, because a link of the router for each of two dozen would be a tenth of what every page costs. */
const linkTo = ({ label, path }: { readonly label: string; readonly path: string }) => (
  <a key={path} href={path}>
    {label}
  </a>
);

const WorkNavigation = lazyPart(async () => (await import('../work-navigation/index.ts')).WorkNavigation);

/** On every page, for whoever is signed in. Its space is kept from the first paint, so that nothing moves when it appears. */
export function WorkBar() {
  const session = useSession();
  if (session.status === 'signed-out') return null;
  const isKnown = session.status === 'signed-in';
  return (
    <div className={classNames('print:hidden', isKnown ? 'md:h-12' : 'md:in-data-signed-in:h-12')}>
      {isKnown && !session.user.mustSetUpSecondStep && (
        <Suspense>
          <WorkNavigation key={session.token} user={session.user} />
        </Suspense>
      )}
    </div>
  );
}
