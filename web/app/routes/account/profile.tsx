import type { ReactNode } from 'react';
import { loadProfile, ProfilePage } from '../../features/accounts/profile/index.ts';
import { AccountPage } from '../../features/accounts/session/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { PagePlaceholder } from '../../ui/feedback/placeholders.tsx';
import type { Route } from './+types/profile.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Edit Profile', description: 'Your details on Letfair.', unlisted: true });

export const clientLoader = loadProfile;

export const HydrateFallback = () => (
  <ProfileFrame>
    <PagePlaceholder fields={6} />
  </ProfileFrame>
);

export default function Profile({ loaderData }: Route.ComponentProps) {
  return (
    <ProfileFrame>
      <ProfilePage loaderData={loaderData} />
    </ProfileFrame>
  );
}

const ProfileFrame = ({ children }: { readonly children: ReactNode }) => (
  <AccountPage>
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-8">{children}</div>
  </AccountPage>
);
