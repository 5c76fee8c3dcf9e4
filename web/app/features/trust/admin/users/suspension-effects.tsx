import type { User } from '@letfair/contract/accounts/accounts';
import { APPEAL_LINK_DAYS } from '@letfair/domain/trust/moderation/appeals';

/** What a suspension does, before an admin decides. */
export const SuspensionEffects = ({
  user: { email, userType },
}: {
  readonly user: Pick<User, 'email' | 'userType'>;
}) => (
  <div className="grid gap-2">
    <p className="font-semibold">What happens straight away</p>
    <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">
      <li>They’re signed out on every device and can’t sign in.</li>
      {userType !== 'tenant' && (
        <li>Their homes are hidden from search and can’t be opened until you lift the suspension.</li>
      )}
      <li>
        {userType === 'tenant' ? 'Nobody can message them.' : 'Nobody can message them or apply for their homes.'}
      </li>
      <li>
        We’ll email your reason to {email}, with a link to appeal that works for {APPEAL_LINK_DAYS} days.
      </li>
    </ul>
  </div>
);
