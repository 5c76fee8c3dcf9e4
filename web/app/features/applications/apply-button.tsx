import { lazy, Suspense, useState } from 'react';
import { signInPath } from '../../lib/safe-next-path.ts';
import { useWanted } from '../../lib/use-wanted.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/links.tsx';
import { useSession } from '../session/index.ts';
import type { AppliedHome } from './read-application.ts';

const ApplyDialog = lazy(async () => ({ default: (await import('./apply-dialog.tsx')).ApplyDialog }));

const LABEL = 'Apply';

/** Only tenants can apply. */
export function ApplyButton(home: AppliedHome) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const isTenant = session.status === 'signed-in' && session.user.userType === 'tenant';
  useWanted('apply', isTenant, () => setOpen(true));
  if (session.status === 'signed-out' && !open)
    return <LinkButton to={signInPath(`/properties/${encodeURIComponent(home.propertyId)}#apply`)}>{LABEL}</LinkButton>;
  if (session.status === 'signed-in' && session.user.userType !== 'tenant') return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {LABEL}
      </Button>
      {open && (
        <Suspense>
          <ApplyDialog {...home} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
