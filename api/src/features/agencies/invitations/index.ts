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
export { invitationAccess } from './sent-access.ts';
export { endInvitationsBy, endInvitationsOf, findStanding } from './standing.ts';
