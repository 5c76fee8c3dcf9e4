import type { teamsContract } from '@letfair/contract/agencies/teams/membership';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { invite, resendInvitation, revokeInvitation } from './invite.ts';
import { acceptInvitation, leaveTeam, peekAtInvitation } from './join.ts';
import {
  addBranch,
  assignListingToPerson,
  changeBranch,
  changeMember,
  removeBranch,
  removeMember,
} from './manage-team.ts';
import { presentTeam } from './present-team.ts';

export const teamsRoutes = (db: Db, publicUrl: string): Handlers<typeof teamsContract> => ({
  show: async ({ actor }) => ({ ok: true, data: await presentTeam(db, actor) }),
  invite: invite(publicUrl),
  resend: resendInvitation(publicUrl),
  revoke: revokeInvitation(),
  peek: peekAtInvitation(db),
  accept: acceptInvitation(),
  leave: leaveTeam(),
  changeMember: changeMember(),
  removeMember: removeMember(),
  addBranch: addBranch(),
  changeBranch: changeBranch(),
  removeBranch: removeBranch(),
  assignListing: assignListingToPerson(),
});
