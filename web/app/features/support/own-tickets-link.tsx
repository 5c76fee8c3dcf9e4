import { TextLink } from '../../ui/actions/links.tsx';
import { useSession } from '../session/index.ts';

/** Only somebody signed in has tickets to look at. */
export function OwnTicketsLink() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">Your tickets</h3>
      <p>
        Answers and earlier questions are among <TextLink to="/support">your support tickets</TextLink>.
      </p>
    </div>
  );
}
