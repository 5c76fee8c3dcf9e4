import { Avatar } from '../../../ui/avatar.tsx';
import type { SessionUser } from '../../accounts/session/index.ts';

export const UserAvatar = ({ user }: { readonly user: SessionUser }) => (
  <Avatar names={[user.firstName, user.lastName]} photo={user.profilePhoto} />
);
