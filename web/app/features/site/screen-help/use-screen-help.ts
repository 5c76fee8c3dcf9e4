import { isLister } from '@letfair/domain/accounts/user-types';
import { useMatches } from 'react-router';
import { useSessionFact } from '../../accounts/session/index.ts';
import { helpPathOf } from './screen-help.ts';

/** The address of the help for the page that is shown; null where there is none. */
export const useScreenHelp = (): string | null =>
  helpPathOf(
    useMatches().at(-1)?.id,
    useSessionFact((session) => session.status === 'signed-in' && isLister(session.user.userType)),
  );
