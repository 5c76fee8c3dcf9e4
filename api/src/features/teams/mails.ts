import { type MailName, quoteMidSentence, quoteName } from '@letfair/domain/accounts/sendable-name';
import { roleDescriptions, roleNames, type TeamRole } from '@letfair/domain/teams/roles';
import type { MailContent } from '../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../platform/mail/layout.ts';
import { invitationFootnotes } from '../invitations/index.ts';

interface InvitationProps {
  /** Of the account that invites. */
  readonly teamName: MailName;
  readonly role: TeamRole;
  readonly link: string;
}

export const invitationLink = (publicUrl: string, token: string): string => `${publicUrl}/team/join?token=${token}`;

/** Strangers get it, so the subject holds no words of others, and a name stands in quotation marks. */
export const invitationMail = ({ teamName, role, link }: InvitationProps): MailContent =>
  layOut({
    template: 'team-invitation',
    isSecret: true,
    subject: 'You have been invited to join a team on Letfair',
    paragraphs: [
      `${quoteName(teamName)} would like you to join their team as ${roleNames[role].toLowerCase()}. ${roleDescriptions[role]}`,
      'You sign in with an account of your own, with your own password.',
    ],
    button: { label: 'See the invitation', link },
    footnotes: [...invitationFootnotes],
  });

interface RoleChange {
  readonly teamName: MailName;
  readonly role: TeamRole;
  /** What ends with the former role, in a sentence; null where nothing does. */
  readonly ending: string | null;
}

export const roleChangedMail = ({ teamName, role, ending }: RoleChange): MailContent =>
  layOut({
    template: 'team-role-changed',
    subject: `Your role in your team on Letfair is ${roleNames[role].toLowerCase()} now`,
    paragraphs: [
      `Someone in the team of ${quoteMidSentence(teamName)} has changed your role on Letfair to ${roleNames[role].toLowerCase()}. ${roleDescriptions[role]}`,
      ...(ending ? [ending] : []),
    ],
    footnotes: [],
  });

/** For both ways a membership ends without the person's doing. */
export const removedMail = (teamName: MailName): MailContent =>
  layOut({
    template: 'team-removed',
    subject: 'You have been removed from your team on Letfair',
    paragraphs: [
      `Someone in the team of ${quoteMidSentence(teamName)} has removed you from it. Your own account stays as it is.`,
    ],
    footnotes: [],
  });
