import { ChevronDown, LogOut } from 'lucide-react';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type SessionUser, signOut } from '../../accounts/session/index.ts';
import { ownPages } from '../own-pages/index.ts';
import { focusMain } from './page-focus.ts';
import { UnreadCorner } from './unread-corner.tsx';
import { UserAvatar } from './user-avatar.tsx';

function leave() {
  signOut();
  // The menu button disappears with the session, so the focus needs a new place.
  focusMain();
}

export const UserMenu = ({ user }: { readonly user: SessionUser }) => (
  <Menu
    label="Account"
    button={
      <>
        <UserAvatar user={user} />
        <span className="max-w-32 truncate font-semibold">{user.firstName}</span>
        <VisuallyHidden> – account menu</VisuallyHidden>
        <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        <UnreadCorner />
      </>
    }
    header={
      <>
        <div className="truncate font-semibold">
          {user.firstName} {user.lastName}
        </div>
        <div className="truncate text-sm text-muted">{user.email}</div>
        {user.team && <div className="truncate text-sm text-muted">Team: {user.team.name}</div>}
      </>
    }
    items={[...ownPages(user, 'menu'), { label: 'Sign Out', icon: LogOut, onSelect: leave }]}
    furtherItems={ownPages(user, 'furtherMenu')}
  />
);
