/** Invitations of a team and of client landlords work the same way. */
export const INVITATION_DAYS = 7;

export const invitationSentences = {
  otherAddress: 'This invitation was sent to another email address. Sign in with that address to accept it.',
  gone: 'This invitation is not valid any more. Ask for a new one.',
} as const;
