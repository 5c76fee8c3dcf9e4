import { isLister } from '@letfair/domain/accounts/user-types';
import { Heart, House, LayoutDashboard, type LucideIcon, UserRound } from 'lucide-react';
import { Avatar } from '../../../ui/avatar.tsx';
import type { SessionUser } from '../../accounts/session/index.ts';

interface AccountLink {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
}

export const accountLinks = ({ userType }: SessionUser): readonly AccountLink[] => [
  ...(userType === 'tenant' ? [{ label: 'Favourites', to: '/favorites', icon: Heart }] : []),
  ...(isLister(userType) ? [{ label: 'List Property', to: '/list-property', icon: House }] : []),
  { label: 'Edit Profile', to: '/profile', icon: UserRound },
  { label: 'Dashboard', to: '/dashboard', icon: LayoutDashboard },
];

export const UserAvatar = ({ user }: { readonly user: SessionUser }) => (
  <Avatar names={[user.firstName, user.lastName]} photo={user.profilePhoto} />
);
