import { useNavigate, useSearchParams } from 'react-router';
import { safeNextPath } from '../../../lib/safe-next-path.ts';
import { type SessionUser, storeSession } from '../../session/index.ts';

const AFTER_LOG_IN = '/properties';
export const SET_UP_PATH = '/auth/second-step';

interface NewSession {
  readonly user: SessionUser;
  readonly token: string;
  readonly deviceToken: string;
}

/** Stores a new session and leads where the visitor wanted to go, or to what has to come first. */
export function useSignedIn() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return async ({ user, token, deviceToken }: NewSession): Promise<void> => {
    storeSession(user, token, deviceToken);
    const next = safeNextPath(search.get('next'));
    if (!user.mustSetUpSecondStep) return navigate(next ?? AFTER_LOG_IN, { replace: true });
    return navigate(next ? `${SET_UP_PATH}?next=${encodeURIComponent(next)}` : SET_UP_PATH, { replace: true });
  };
}
