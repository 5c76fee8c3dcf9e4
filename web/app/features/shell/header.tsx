import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { LinkButton } from '../../ui/actions/links.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useSession } from '../session/index.ts';
import { headerLinks } from './site-links.ts';
import { UnreadCorner } from './unread-corner.tsx';
import { Wordmark } from './wordmark.tsx';

// Loaded when somebody is signed in, or opens the drawer: most first visits need neither.
const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));
const loadDrawer = () => import('./mobile-drawer.tsx');
const MobileDrawer = lazy(async () => ({ default: (await loadDrawer()).MobileDrawer }));

const navStyle =
  'flex min-h-11 items-center rounded-md px-3 font-semibold text-muted hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8';

export const Header = () => (
  <header className="sticky top-0 z-10 border-b border-line bg-paper">
    <Container>
      <div className="flex h-16 items-center justify-between gap-6">
        <Wordmark />
        <nav aria-label="Main" className="hidden flex-1 gap-1 md:flex">
          {headerLinks.map(({ label, to }) => (
            <NavLink key={to} to={to} end={to === '/'} prefetch="intent" className={navStyle}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="hidden h-11 items-center gap-3 md:flex">
          <AccountCorner />
        </div>
        <DrawerButton />
      </div>
    </Container>
  </header>
);

/** Right-aligned at the end of the row: whichever of the three it shows, nothing else moves. */
function AccountCorner() {
  const session = useSession();
  const placeholder = <Skeleton className="h-11 w-32 rounded-md" />;
  if (session.status === 'loading') return placeholder;
  if (session.status === 'signed-in')
    return (
      <Suspense fallback={placeholder}>
        <UserMenu user={session.user} />
      </Suspense>
    );
  return (
    <>
      <LinkButton to="/auth/login">Sign In</LinkButton>
      <LinkButton to="/auth/signup" variant="primary">
        Get Started
      </LinkButton>
    </>
  );
}

function DrawerButton() {
  const [open, setOpen] = useState(false);
  return (
    <div className="md:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => setOpen(true)}
        className="relative grid size-11 cursor-pointer place-items-center rounded-md border border-line-strong bg-card hover:bg-sand"
      >
        <MenuIcon aria-hidden="true" className="size-5" />
        <VisuallyHidden>Open menu</VisuallyHidden>
        <UnreadCorner />
      </button>
      {open && (
        <Suspense>
          <MobileDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
