import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { keepsEarlyPress } from '../../../lib/first-paint/use-hydrated.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { PicturePlaceholder } from '../../../ui/feedback/picture-placeholder.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useIsSignedIn, useSession } from '../../accounts/session/index.ts';
import { ShortlistLink } from '../../search/shortlist/index.ts';
import { SiteLinks } from './site-links.tsx';

// Most first visits need none of these.
const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu);
const UnreadCorner = lazyPart(async () => (await import('./unread-corner.tsx')).UnreadCorner);
const MobileDrawer = lazyPart(async () => (await import('./mobile-drawer.tsx')).MobileDrawer);

const navStyle = 'site-link';

export const Header = () => (
  <header className="sticky top-0 z-10 border-b border-line bg-paper">
    <Container>
      <div className="flex h-16 items-center justify-between gap-6 md:max-lg:gap-3">
        <Wordmark />
        <nav aria-label="Main" className="hidden flex-1 md:flex lg:gap-1">
          <SiteLinks className={navStyle} />
        </nav>
        <div className="hidden h-11 items-center gap-2 md:flex lg:gap-3">
          <AccountCorner />
        </div>
        <DrawerButton />
      </div>
    </Container>
  </header>
);

/** Right-aligned, so that nothing else moves when its content changes. */
function AccountCorner() {
  const session = useSession();
  const placeholder = (
    <span className="block h-11 w-32">
      <PicturePlaceholder />
    </span>
  );
  if (session.status === 'loading') return placeholder;
  if (session.status === 'signed-in')
    return (
      <Suspense fallback={placeholder}>
        <UserMenu user={session.user} />
      </Suspense>
    );
  return (
    <>
      <ShortlistLink className={classNames(navStyle, 'relative gap-2')} compact />
      <LinkButton to="/auth/login">Sign In</LinkButton>
      <LinkButton to="/auth/signup" variant="primary">
        Get Started
      </LinkButton>
    </>
  );
}

function DrawerButton() {
  const isSignedIn = useIsSignedIn();
  const [open, setOpen] = useState(false);
  return (
    <div className="md:hidden">
      <button
        type="button"
        {...keepsEarlyPress}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={MobileDrawer.preload}
        onFocus={MobileDrawer.preload}
        onClick={() => setOpen(true)}
        className="relative grid size-11 cursor-pointer place-items-center rounded-md border border-line-strong bg-card hover:bg-sand"
      >
        <MenuIcon aria-hidden="true" className="size-5" />
        <VisuallyHidden>Open menu</VisuallyHidden>
        {isSignedIn && (
          <Suspense>
            <UnreadCorner />
          </Suspense>
        )}
      </button>
      {open && (
        <Suspense>
          <MobileDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

const Mark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
    <rect width="32" height="32" rx="8" className="fill-primary" />
    <path
      d="M6 24V15.2l5-4.4 5 4.4 5-4.4 5 4.4V24"
      fill="none"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-on-primary"
    />
    <path d="M13.6 24v-4.2a2.4 2.4 0 0 1 4.8 0V24z" className="fill-accent" />
  </svg>
);

const Wordmark = () => (
  <Link to="/" aria-label="Letfair home" className="flex items-center gap-2.5 rounded-md">
    <Mark />
    <span className="font-display text-title font-semibold tracking-tight">Letfair</span>
  </Link>
);
