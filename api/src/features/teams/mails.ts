import { roleDescriptions, roleNames, type TeamRole } from '@letfair/domain/teams/roles';
import type { MailContent } from '../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../platform/mail/layout.ts';
import { invitationFootnotes } from '../invitations/index.ts';

interface InvitationProps {
  readonly teamName: string;
  readonly role: TeamRole;
  readonly link: string;
}

export const invitationLink = (publicUrl: string, token: string): string => `${publicUrl}/team/join?token=${token}`;

export const invitationMail = ({ teamName, role, link }: InvitationProps): MailContent =>
  layOut({
    template: 'team-invitation',
    isSecret: true,
    subject: `${teamName} invites you to work together on Letfair`,
    paragraphs: [
      `${teamName} would like you to join as ${roleNames[role].toLowerCase()}. ${roleDescriptions[role]}`,
      'You sign in with an account of your own, with your own password.',
    ],
    button: { label: 'See the invitation', link },
    footnotes: [...invitationFootnotes],
  });

interface RoleChange {
  readonly teamName: string;
  readonly role: TeamRole;
  /** What ends with the former role, in a sentence; null where nothing does. */
  readonly ending: string | null;
}

export const roleChangedMail = ({ teamName, role, ending }: RoleChange): MailContent =>
  layOut({
    template: 'team-role-changed',
    subject: `Your role at ${teamName} is ${roleNames[role].toLowerCase()} now`,
    paragraphs: [
      `Somebody at ${teamName} has changed your role on Letfair to ${roleNames[role].toLowerCase()}. ${roleDescriptions[role]}`,
      ...(ending ? [ending] : []),
    ],
    footnotes: [],
  });

/** For both ways a membership ends without the person's doing. */
export const removedMail = (teamName: string): MailContent =>
  layOut({
    template: 'team-removed',
    subject: `You no longer work with ${teamName} on Letfair`,
    paragraphs: [`Somebody at ${teamName} has removed you from the team. Your own account stays as it is.`],
    footnotes: [],
  });
