import { Suspense } from 'react';
import { useMatches } from 'react-router';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { useSession } from '../../accounts/session/index.ts';

const WorkNavigation = lazyPart(async () => (await import('../work-navigation/index.ts')).WorkNavigation);

const hasWorkNavigation = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'hasWorkNavigation' in handle;

/** On pages of one's own. The space is kept from the start, so that nothing moves when the bar appears. */
export function WorkBar() {
  const session = useSession();
  const isWorkPage = useMatches().some(({ handle }) => hasWorkNavigation(handle));
  if (!isWorkPage) return null;
  return (
    <div className="md:h-12 print:hidden">
      {session.status === 'signed-in' && !session.user.mustSetUpSecondStep && (
        <Suspense>
          <WorkNavigation key={session.token} user={session.user} />
        </Suspense>
      )}
    </div>
  );
}
