import type { Passkey, Security, SignInEvent } from '@letfair/contract/accounts/security';
import { retention } from '@letfair/domain/accounts/privacy/retention';
import { isFailedSignIn, signInEventTexts } from '@letfair/domain/accounts/second-step';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDate, formatMoment } from '../../../../lib/dates.ts';
import { networkProblem } from '../../../../lib/forms/use-form.ts';
import { useScrollToAnchor } from '../../../../lib/viewport/use-scroll-to-anchor.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Awaited } from '../../../../ui/feedback/awaited.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { TitledCard } from '../../../../ui/layout/card.tsx';
import { useConfirmation } from '../../../../ui/overlays/dialog.tsx';
import { useNewPasskey } from '../../second-step/index.ts';
import { api, withConfirmation } from '../../session/index.ts';
import type { ProfileData } from '../profile-data.ts';
import { SecondStepState } from './second-step-state.tsx';

/** Where mails lead to. */
const ANCHOR = 'security';

/** How an account is protected, and who signed in or tried to. */
export function SecuritySection({ security }: Pick<ProfileData, 'security'>) {
  const frame = useRef<HTMLDivElement>(null);
  useScrollToAnchor(ANCHOR);
  return (
    <TitledCard
      id={ANCHOR}
      title="Security"
      intro="Two-step sign-in or a passkey protects you if someone steals your password."
    >
      <div ref={frame} tabIndex={-1} className="rounded-sm">
        <Awaited
          promise={security}
          what="your security settings"
          fallback={<ListPlaceholder entry="row" lines={1} count={4} className="gap-6" />}
        >
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
        {security.passwordChangedAt
          ? `Set on ${formatDate(security.passwordChangedAt)}`
          : 'We don’t know when you last changed it'}
      </span>
    </p>
    <SecondStepState {...security} onFocusLost={onFocusLost} />
    <PasskeyList passkeys={security.passkeys} onFocusLost={onFocusLost} />
    <SignInEvents events={security.events} />
  </div>
);

const SHOWN_AT_FIRST = 5;

export function SignInEvents({ events }: { readonly events: readonly SignInEvent[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? events : events.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="sign-in-events" className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 id="sign-in-events" className="font-semibold">
          Latest sign-ins
        </h3>
        <p className="text-sm text-muted">
          Sign-ins from the last {retention.signInEventDays} days. If you don’t recognise one, change your password.
        </p>
      </div>
      {events.length === 0 && <p className="text-sm">None yet.</p>}
      <ol aria-labelledby="sign-in-events" className="grid gap-3">
        {shown.map((event) => (
          <li key={event.id} className="grid gap-0.5">
            <p className="flex flex-wrap items-center gap-2">
              {signInEventTexts[event.kind]}
              {isFailedSignIn(event.kind) && <Badge tone="warm">Failed</Badge>}
            </p>
            <p className="text-sm text-muted tabular-nums">
              {[formatMoment(event.at), event.device, event.network].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
      {!showsAll && events.length > shown.length && (
        <div className="flex justify-end">
          <Button size="sm" onClick={() => setShowsAll(true)}>
            Show all {events.length}
          </Button>
        </div>
      )}
    </section>
  );
}

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly onFocusLost: () => void;
}

export function PasskeyList({ passkeys, onFocusLost }: PasskeyListProps) {
  const { revalidate } = useRevalidator();
  const adding = useNewPasskey({ onAdded: () => void revalidate() });
  const removing = useConfirmation<Passkey>({
    title: 'Remove this passkey?',
    action: 'Remove',
    busy: 'Removing...',
    text: ({ name }) => `You’ll no longer be able to sign in with “${name}”. Delete it from your device as well.`,
    perform: async (passkey) => {
      const isRemoved = await removePasskey(passkey);
      if (isRemoved) await revalidate();
      return isRemoved;
    },
    onFocusLost,
  });

  return (
    <section aria-labelledby="passkeys" className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 id="passkeys" className="font-semibold">
          Passkeys
        </h3>
        <p className="text-sm text-muted">
          Sign in with your fingerprint, your face or your device’s PIN instead of a password.
        </p>
      </div>
      {passkeys.length > 0 && (
        <ul aria-labelledby="passkeys" className="grid gap-3">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0">
                <p id={passkey.id} className="wrap-anywhere">
                  {passkey.name}
                </p>
                <p className="text-sm text-muted">
                  Added on {formatDate(passkey.createdAt)},{' '}
                  {passkey.lastUsedAt ? `last used on ${formatDate(passkey.lastUsedAt)}` : 'never used'}
                </p>
              </div>
              <Button size="sm" aria-describedby={passkey.id} onClick={() => removing.ask(passkey)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex justify-end">
        <Button onClick={adding.ask}>Add a passkey</Button>
      </div>
      {adding.dialog}
      {removing.dialog}
    </section>
  );
}

/** True when the passkey is gone, whoever removed it. */
async function removePasskey({ id, name }: Passkey): Promise<boolean> {
  try {
    const answer = await withConfirmation(() => api.security.removePasskey({ params: { id } }));
    if (answer.success) toast({ title: 'Passkey removed', description: `You can no longer sign in with “${name}”.` });
    else toast({ title: 'We couldn’t remove the passkey', description: answer.message });
    return answer.success || answer.error.code === 'not_found';
  } catch {
    toast({ title: 'We couldn’t remove the passkey', description: networkProblem() });
    return false;
  }
}
