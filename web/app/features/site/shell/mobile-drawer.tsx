import { LogOut } from 'lucide-react';
import type { MouseEvent } from 'react';
import { NavLink } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { type SessionUser, signOut, useSession } from '../../accounts/session/index.ts';
import { ShortlistLink } from '../../search/shortlist/index.ts';
import { type OwnPage, ownPages } from '../own-pages/index.ts';
import { SiteLinks } from './site-links.tsx';
import { UserAvatar } from './user-avatar.tsx';

const linkStyle =
  'flex min-h-11 items-center gap-3 rounded-md px-3 font-semibold hover:bg-sand aria-[current=page]:bg-primary-soft aria-[current=page]:text-link';

export function MobileDrawer({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();

  function leave() {
    onClose();
    signOut();
  }
  const closeAfterLink = (event: MouseEvent) =>
    event.target instanceof Element && event.target.closest('a') && onClose();

  return (
    <Dialog title="Menu" placement="edge" onClose={onClose}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only links inside react, and Enter on a link is a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className="grid gap-5" onClick={closeAfterLink}>
        <nav aria-label="Menu" className="grid gap-1">
          <SiteLinks className={linkStyle} />
        </nav>
        <hr className="border-line" />
        {session.status === 'signed-in' ? (
          <>
            <div className="flex items-center gap-3 px-3">
              <UserAvatar user={session.user} />
              <div className="min-w-0">
                <p className="truncate font-semibold">
                  {session.user.firstName} {session.user.lastName}
                </p>
                <p className="truncate text-sm text-muted">{session.user.email}</p>
              </div>
            </div>
            <nav aria-label="Account" className="grid gap-1">
              <IconLinks links={ownPages(session.user, 'menu')} />
            </nav>
            <Button onClick={leave}>
              <LogOut aria-hidden="true" className="size-4.5" />
              Sign Out
            </Button>
            <WorkMenu user={session.user} />
          </>
        ) : (
          <div className="grid gap-3">
            <ShortlistLink className={linkStyle} />
            <LinkButton to="/auth/login">Sign In</LinkButton>
            <LinkButton to="/auth/signup" variant="primary">
              Get Started
            </LinkButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}

const IconLinks = ({ links }: { readonly links: readonly OwnPage[] }) =>
  links.map(({ label, to, icon: Icon }) => (
    <NavLink key={to} to={to} className={linkStyle}>
      <Icon aria-hidden="true" className="size-5 text-muted" />
      {label}
    </NavLink>
  ));

function WorkMenu({ user }: { readonly user: SessionUser }) {
  const links = ownPages(user, 'furtherMenu');
  if (links.length === 0) return null;
  return (
    <>
      <hr className="border-line" />
      <nav aria-label="Your work" className="grid gap-1">
        <IconLinks links={links} />
      </nav>
    </>
  );
}
