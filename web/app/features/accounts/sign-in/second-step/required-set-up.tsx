import { Navigate, useNavigate } from 'react-router';
import { signInPath } from '../../../../lib/safe-next-path.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { useNewPasskey, useSetUp } from '../../second-step/index.ts';
import { api, replaceStoredUser, type Session, signOut, useSession } from '../../session/index.ts';
import { useNextPath } from '../return-path.ts';
import { SET_UP_PATH } from './use-signed-in.ts';

const AFTER_SET_UP = '/admin/dashboard';

/** Where somebody goes who has nothing to set up here. */
function pathInstead(session: Session, next: string): string | null {
  if (session.status === 'signed-out') return signInPath(SET_UP_PATH);
  return session.status === 'signed-in' && !session.user.mustSetUpSecondStep ? next : null;
}

/** For an admin of a public site, whom the server refuses everything else. */
export function RequiredSetUp() {
  const session = useSession();
  const navigate = useNavigate();
  const next = useNextPath() ?? AFTER_SET_UP;

  async function goOn() {
    const answer = await api.accounts.me();
    if (!answer.success) return;
    replaceStoredUser(answer.data.user);
    await navigate(next, { replace: true });
  }
  // The user stays marked until the codes are put away, because losing the mark leads away from here.
  const setUp = useSetUp({ onChanged: () => {}, onDone: () => void goOn() });
  const passkey = useNewPasskey({ onAdded: () => void goOn() });

  const path = pathInstead(session, next);
  if (session.status !== 'signed-in' || path)
    return (
      <>
        <FormPlaceholder fields={2} isPlain />
        {path && <Navigate to={path} replace />}
      </>
    );
  return (
    <div className="grid gap-5">
      <p>Choose whichever suits you. You can’t use the rest of the site until you’ve set one up.</p>
      <Button variant="primary" wide busy={setUp.isStarting && 'Starting...'} onClick={() => void setUp.start()}>
        Use an authenticator app
      </Button>
      <Button wide onClick={passkey.ask}>
        Add a passkey
      </Button>
      <Button wide onClick={signOut}>
        Sign Out
      </Button>
      {setUp.dialog}
      {passkey.dialog}
    </div>
  );
}
