import type { Security } from '@letfair/contract/accounts/security';
import { useRef } from 'react';
import { formatDate } from '../../../../lib/dates.ts';
import { useScrollToAnchor } from '../../../../lib/use-scroll-to-anchor.ts';
import { Awaited } from '../../../../ui/feedback/awaited.tsx';
import { Placeholder, SkeletonLine } from '../../../../ui/feedback/skeleton.tsx';
import { TitledCard } from '../../../../ui/layout/card.tsx';
import type { ProfileData } from '../profile-data.ts';
import { PasskeyList } from './passkey-list.tsx';
import { SecondStepState } from './second-step-state.tsx';
import { SignInEvents } from './sign-in-events.tsx';

/** Where mails lead to. */
const ANCHOR = 'security';

/** How an account is protected, and who signed in or tried to. */
export function SecuritySection({ security }: Pick<ProfileData, 'security'>) {
  const frame = useRef<HTMLDivElement>(null);
  useScrollToAnchor(ANCHOR);
  return (
    <TitledCard id={ANCHOR} title="Security" intro="A second step or a passkey protects you when a password is stolen.">
      <div ref={frame} tabIndex={-1} className="rounded-sm">
        <Awaited promise={security} what="your security settings" fallback={<SecurityPlaceholder />}>
          {(loaded) => <SecurityParts {...loaded} onFocusLost={() => frame.current?.focus()} />}
        </Awaited>
      </div>
    </TitledCard>
  );
}

interface SecurityPartsProps extends Security {
  /** Moves the focus from a button that has disappeared. */
  readonly onFocusLost: () => void;
}

const SecurityParts = ({ onFocusLost, ...security }: SecurityPartsProps) => (
  <div className="grid gap-6 *:border-t *:border-line *:pt-6 *:first:border-0 *:first:pt-0">
    <p>
      <span className="font-semibold">Password</span>
      <span className="block text-sm text-muted">
        {security.passwordChangedAt ? `Set on ${formatDate(security.passwordChangedAt)}` : 'Set before we kept the day'}
      </span>
    </p>
    <SecondStepState {...security} onFocusLost={onFocusLost} />
    <PasskeyList passkeys={security.passkeys} onFocusLost={onFocusLost} />
    <SignInEvents events={security.events} />
  </div>
);

const SecurityPlaceholder = () => (
  <Placeholder>
    <div aria-hidden="true" className="grid grid-cols-1 gap-6">
      {['password', 'second-step', 'passkeys', 'events'].map((part) => (
        <div key={part} className="grid grid-cols-1 gap-0.5">
          <SkeletonLine className="w-40" />
          <SkeletonLine size="sm" className="w-64" />
        </div>
      ))}
    </div>
  </Placeholder>
);
