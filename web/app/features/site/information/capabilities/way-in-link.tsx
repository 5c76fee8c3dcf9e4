import { TextLink } from '../../../../ui/actions/links.tsx';
import { useSessionFact } from '../../../accounts/session/index.ts';
import { type Reader, type WayIn, wayInFor } from './capability.ts';
import { readersInWords } from './readers-in-words.ts';

/** Pages are rendered for a visitor; who is signed in is known in the browser. */
const useReader = (): Reader =>
  useSessionFact((session) => (session.status === 'signed-in' ? session.user.userType : 'visitor'));

/** One line in any case, so that nothing moves when the reader turns out to be somebody else. */
export function WayInLink({ waysIn }: { readonly waysIn: readonly WayIn[] }) {
  const way = wayInFor(waysIn, useReader());
  return way ? (
    <TextLink to={way.to}>{way.label}</TextLink>
  ) : (
    <span className="text-muted">{readersInWords(waysIn)} only</span>
  );
}
