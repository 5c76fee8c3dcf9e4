import { signInPath } from '../../../lib/safe-next-path.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useSession } from './session-store.ts';

/** In a form with `useTypedText` whose session ended while it was filled in; `next` opens it again. */
export function SessionEndedNote({ next }: { readonly next: string }) {
  const session = useSession();
  if (session.status !== 'signed-out') return null;
  return (
    <Note>
      Your session has ended. We’ve kept what you typed: <TextLink to={signInPath(next)}>sign in</TextLink> to carry on.
    </Note>
  );
}
