export {
  deleteInvitation,
  findInvitationByToken,
  invitationFootnotes,
  invitationGone,
  invitationLimitRefusal,
  lockInvited,
  newInvitation,
  renewInvitation,
} from './invitations.ts';
export { endInvitationsBy, endInvitationsOf, findStanding } from './standing.ts';
