import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PicturePlaceholder } from '../../../ui/feedback/picture-placeholder.tsx';
import { type SessionUser, userTypeLabels } from '../session/index.ts';

/** What an account is, and its owner cannot change here. */
export const AccountFacts = ({ user }: { readonly user: SessionUser }) => (
  <section aria-labelledby="account-information" className="grid gap-3 border-t border-line pt-5">
    <h2 id="account-information" className="text-title">
      Account information
    </h2>
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Fact name="User type">{userTypeLabels[user.userType]}</Fact>
      <Fact name="Status">
        {user.isVerified === undefined ? (
          waiting
        ) : (
          <Badge tone={user.isVerified ? 'good' : 'warm'}>{user.isVerified ? 'Verified' : 'Unverified'}</Badge>
        )}
      </Fact>
      <Fact name="Member since">{user.createdAt ? formatDate(user.createdAt) : waiting}</Fact>
      <Fact name="Last updated">{user.updatedAt ? formatDate(user.updatedAt) : waiting}</Fact>
    </dl>
  </section>
);

const waiting = (
  <span className="block h-6 w-24">
    <PicturePlaceholder />
  </span>
);

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

const Fact = ({ name, children }: FactProps) => (
  <div className="grid gap-0.5">
    <dt className="text-sm text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);
