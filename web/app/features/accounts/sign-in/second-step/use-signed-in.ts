import { useNavigate } from 'react-router';
import { withNext } from '../../../../lib/safe-next-path.ts';
import { type SessionUser, storeSession } from '../../session/index.ts';
import { useNextPath } from '../return-path.ts';

const AFTER_LOG_IN = '/properties';
export const SET_UP_PATH = '/auth/second-step';

interface NewSession {
  readonly user: SessionUser;
  readonly token: string;
  readonly deviceToken: string;
}

/** Stores a new session and leads where the visitor wanted to go, or to what has to come first. */
export function useSignedIn() {
  const next = useNextPath();
  const navigate = useNavigate();
  return async ({ user, token, deviceToken }: NewSession): Promise<void> => {
    storeSession(user, token, deviceToken);
    if (!user.mustSetUpSecondStep) return navigate(next ?? AFTER_LOG_IN, { replace: true });
    return navigate(withNext(SET_UP_PATH, next), { replace: true });
  };
}
