import { Suspense } from 'react';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { useLeftTeam } from '../session/index.ts';

/** Next to nobody needs it, so next to nobody loads it. */
const LeftTeamNotice = lazyPart(async () => (await import('./left-team-notice.tsx')).LeftTeamNotice);

export function LeftTeam() {
  const team = useLeftTeam();
  return team === null ? null : (
    <Suspense fallback={null}>
      <LeftTeamNotice team={team} />
    </Suspense>
  );
}
