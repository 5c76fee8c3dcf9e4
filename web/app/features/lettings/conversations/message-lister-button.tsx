import { MessageCircle } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { signUpPath } from '../../../lib/safe-next-path.ts';
import { useResumeAfterSignIn } from '../../../lib/use-resume-after-sign-in.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { useSession } from '../../accounts/session/index.ts';

const FirstMessageDialog = lazyPart(async () => (await import('./first-message-dialog.tsx')).FirstMessageDialog);

interface MessageListerButtonProps {
  readonly propertyId: string;
  readonly listerName: string;
  readonly listerType: 'landlord' | 'agent';
}

/** Only tenants can start a conversation. */
export function MessageListerButton({ propertyId, listerName, listerType }: MessageListerButtonProps) {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const isTenant = session.status === 'signed-in' && session.user.userType === 'tenant';
  useResumeAfterSignIn('message', isTenant, () => setOpen(true));
  const label = (
    <>
      {/* A name may be of any length; what the button does is read whole on the narrowest phone. */}
      <MessageCircle aria-hidden="true" className="size-4.5 shrink-0 max-[23rem]:hidden" />
      Message {listerType}
    </>
  );

  if (session.status === 'signed-out' && !open)
    return (
      <LinkButton to={signUpPath(`/properties/${encodeURIComponent(propertyId)}#message`)} variant="primary">
        {label}
      </LinkButton>
    );
  if (session.status === 'signed-in' && session.user.userType !== 'tenant') return null;
  return (
    <>
      <Button
        variant="primary"
        disabled={session.status === 'loading'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && (
        <Suspense>
          <FirstMessageDialog propertyId={propertyId} listerName={listerName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
