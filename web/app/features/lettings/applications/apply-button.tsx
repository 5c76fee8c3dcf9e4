import type { Application } from '@letfair/contract/lettings/applications';
import { isOpen } from '@letfair/domain/lettings/applications/lifecycle';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { signUpPath } from '../../../lib/safe-next-path.ts';
import { useResumeAfterSignIn } from '../../../lib/use-resume-after-sign-in.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { useSession } from '../../accounts/session/index.ts';
import { applicationPath } from './acceptance/applicant-notice.tsx';
import type { AppliedHome } from './read-application.ts';

const ApplyDialog = lazyPart(async () => (await import('./apply-dialog.tsx')).ApplyDialog);

interface ApplyButtonProps extends AppliedHome {
  /** The reader's own; null before they apply. */
  readonly application: Application | null;
  readonly onApplied: () => void;
}

/** Only tenants can apply. Who has applied is led to the application instead. */
export function ApplyButton({ application, onApplied, ...home }: ApplyButtonProps) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const isTenant = session.status === 'signed-in' && session.user.userType === 'tenant';
  useResumeAfterSignIn('apply', isTenant, () => setOpen(true));
  if (session.status === 'signed-out' && !open)
    return <LinkButton to={signUpPath(`/properties/${encodeURIComponent(home.propertyId)}#apply`)}>Apply</LinkButton>;
  if (session.status === 'signed-in' && session.user.userType !== 'tenant') return null;
  const isUnderWay = application !== null && isOpen(application.status);
  return (
    <>
      {isUnderWay && !open ? (
        <LinkButton to={applicationPath(application)}>View your application</LinkButton>
      ) : (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {application ? 'Apply again' : 'Apply'}
        </Button>
      )}
      {open && (
        <Suspense>
          <ApplyDialog
            {...home}
            onClose={() => {
              setOpen(false);
              onApplied();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
