export {
  deleteInvitation,
  findInvitationByToken,
  invitationFootnotes,
  invitationGone,
  invitationMails,
  lockInvited,
  newInvitation,
  renewInvitation,
} from './invitations.ts';
