import { mayGrant, mayInTeam, type TeamRole } from './teams/roles.ts';

/** Invitations of a team and of client landlords work the same way. */
export const INVITATION_DAYS = 7;

/** A stranger's mailbox is not for practising: few a day until somebody has accepted one. */
export const INVITATIONS_A_DAY = { new: 10, proven: 60 } as const;

export const invitationSentences = {
  otherAddress: 'This invitation was sent to another email address. Sign in with that address to accept it.',
  gone: 'This invitation is no longer valid. Ask for a new one.',
} as const;

/** What an invitation leads to. */
export type Invited = { readonly to: 'team'; readonly role: TeamRole } | { readonly to: 'client' };

interface Standing {
  /** Suspended or closed. */
  readonly isHidden: boolean;
  readonly isLimited: boolean;
}

export interface InvitationSender extends Standing {
  /** For the account that invites; null once they no longer work for it. */
  readonly role: TeamRole | null;
}

/** An invitation ends with the right of whoever sent it to send it now, and with that of the account. */
export function canStillInvite(invited: Invited, sender: InvitationSender, account: Standing): boolean {
  if (sender.role === null || [sender, account].some(({ isHidden, isLimited }) => isHidden || isLimited)) return false;
  return invited.to === 'client'
    ? mayInTeam(sender.role, 'clients')
    : mayInTeam(sender.role, 'people') && mayGrant(sender.role, invited.role);
}

/** Why no further invitation goes out today, and when the next one can. */
export const tooManyInvitations = (isProven: boolean, nextAt: string): string =>
  isProven
    ? `You can send up to ${INVITATIONS_A_DAY.proven} invitations a day. You can send the next one from ${nextAt}.`
    : `You can send up to ${INVITATIONS_A_DAY.new} invitations a day until someone accepts one. You can send the next one from ${nextAt}.`;
