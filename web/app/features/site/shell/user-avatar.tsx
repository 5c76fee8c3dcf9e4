import { isLister } from '@letfair/domain/accounts/user-types';
import {
  Building2,
  Cable,
  FileBadge,
  FileUp,
  Heart,
  House,
  LayoutDashboard,
  type LucideIcon,
  UserRound,
  Users,
} from 'lucide-react';
import { Avatar } from '../../../ui/avatar.tsx';
import { mayUser } from '../../accounts/permissions/index.ts';
import type { SessionUser } from '../../accounts/session/index.ts';

export interface AccountLink {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
}

/** What everybody finds first, in this order. */
export const accountLinks = ({ userType }: SessionUser): readonly AccountLink[] => [
  ...(userType === 'tenant' ? [{ label: 'Favourites', to: '/favorites', icon: Heart }] : []),
  ...(isLister(userType) ? [{ label: 'List Property', to: '/list-property', icon: House }] : []),
  { label: 'Edit Profile', to: '/profile', icon: UserRound },
  { label: 'Dashboard', to: '/dashboard', icon: LayoutDashboard },
];

/** What a role works with and its bar has no room for; it stands below a line. */
export function workMenuLinks(user: SessionUser): readonly AccountLink[] {
  if (!isLister(user.userType)) return [];
  return [
    { label: 'Certificates', to: '/certificates', icon: FileBadge },
    ...(mayUser(user, 'transfer') ? [{ label: 'Import homes', to: '/import', icon: FileUp }] : []),
    { label: 'Team', to: '/team', icon: Users },
    ...(mayUser(user, 'integrations') ? [{ label: 'Feed and API keys', to: '/feed', icon: Cable }] : []),
    ...(user.hasAgency ? [{ label: 'Homes with your agency', to: '/client', icon: Building2 }] : []),
  ];
}

export const UserAvatar = ({ user }: { readonly user: SessionUser }) => (
  <Avatar names={[user.firstName, user.lastName]} photo={user.profilePhoto} />
);
