import type { dashboardContract } from '@letfair/contract/site/dashboard';
import { firstStepNames, firstSteps } from '@letfair/domain/agencies/first-steps';
import { mayInTeam } from '@letfair/domain/agencies/teams/roles';
import type { Db } from '../../../platform/db.ts';
import { roleOf } from '../../../platform/http/act-for-team.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import {
  countHomesWithoutPhotos,
  findSetUp,
  hasHiddenFirstSteps,
  setFirstStepsHidden,
} from './first-steps.repository.ts';

/** Each person sees what they may do; what is done is read anew each time. */
export const showFirstSteps =
  (db: Db): Handler<typeof dashboardContract.firstSteps> =>
  async ({ actor }) => {
    const [isHidden, setUp, withoutPhotos] = await Promise.all([
      hasHiddenFirstSteps(db, actor.person),
      findSetUp(db, actor.id),
      countHomesWithoutPhotos(db, actor.id),
    ]);
    const isDone = { ...setUp, photos: withoutPhotos === 0 };
    const role = roleOf(actor);
    const steps = firstStepNames
      .filter((name) => mayInTeam(role, firstSteps[name]))
      // Without homes there's nothing to photograph.
      .filter((name) => name !== 'photos' || setUp.homes)
      .map((name) => ({ name, isDone: isDone[name], homes: name === 'photos' ? withoutPhotos : 0 }));
    return { ok: true, data: { steps, isHidden } };
  };

export const hideFirstSteps =
  (): Handler<typeof dashboardContract.hideFirstSteps> =>
  ({ actor, body: { isHidden }, write }) =>
    write(async (tx) => {
      await setFirstStepsHidden(tx, actor.person, isHidden);
      return { ok: true, data: { isHidden } };
    });
