import type { ReactNode } from 'react';
import { signInPath } from '../../lib/safe-next-path.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { isLive } from '../information/index.ts';
import { useSession } from '../session/index.ts';
import type { PropertyView } from './property-view.ts';

/** What signed-in visitors can do about the home; the route fills it. */
export interface PropertySlots {
  readonly message?: ReactNode;
  readonly apply?: ReactNode;
  readonly report?: ReactNode;
}

interface ContactActionsProps extends Pick<PropertyView, 'id' | 'lister' | 'letAgreed'> {
  readonly slots: PropertySlots;
}

/** Getting in touch, as far as it works today. Whoever is signed out signs in first and comes back. */
export function ContactActions({ id, lister, letAgreed, slots }: ContactActionsProps) {
  const signedIn = useSession().status === 'signed-in';
  const signIn = signInPath(`/properties/${id}`);
  const canMessage = isLive('messaging');
  const canApply = isLive('applications') && !letAgreed;
  if (!canMessage && !canApply && !slots.report) return null;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {canMessage && !signedIn && (
        <LinkButton to={signIn} variant="accent">
          Message {lister.name}
        </LinkButton>
      )}
      {canApply && !signedIn && <LinkButton to={signIn}>Apply</LinkButton>}
      {canMessage && signedIn && slots.message}
      {canApply && signedIn && slots.apply}
      {signedIn && slots.report}
    </div>
  );
}
