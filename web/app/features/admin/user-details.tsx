import type { User } from '@letfair/contract/accounts';
import { formatDate } from '../../lib/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { userTypeLabels } from './user-type-labels.ts';

interface UserDetailsProps {
  readonly user: User;
  readonly onClose: () => void;
}

export function UserDetails({ user, onClose }: UserDetailsProps) {
  const facts = [
    ['Name', `${user.firstName} ${user.lastName}`],
    ['Email', user.email],
    ['Type', userTypeLabels[user.userType]],
    ['Verified', user.isVerified ? 'Yes' : 'No'],
    ['Joined', formatDate(user.createdAt)],
  ] as const;
  return (
    <Dialog title="User Details" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
