import { ProfilePage } from '../features/profile/index.ts';
import { AccountPage } from '../features/session/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/profile.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Edit Profile', description: 'Your details on Letfair.', unlisted: true });

export default function Profile() {
  return (
    <AccountPage>
      <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-8">
        <ProfilePage />
      </div>
    </AccountPage>
  );
}
