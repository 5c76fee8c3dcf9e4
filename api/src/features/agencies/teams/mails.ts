import { type MailName, quoteMidSentence, quoteName } from '@letfair/domain/accounts/sendable-name';
import { roleNames, type TeamRole, whatYouCanDo } from '@letfair/domain/agencies/teams/roles';
import type { AccountStep } from '@letfair/domain/lettings/consequences/accounts';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { NOTHING_TO_DO } from '../../../platform/mail/letter.ts';
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
    subject: 'You’ve been invited to join a team on Letfair',
    firstLine: 'Open the invitation to join. You’ll have your own account and password.',
    paragraphs: [
      `${quoteName(teamName)} would like you to join their team as ${role === 'owner' ? 'an' : 'a'} ${roleNames[role].toLowerCase()}. ${whatYouCanDo(role)}`,
    ],
    button: { label: 'See the invitation', link },
    footnotes: invitationFootnotes,
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
    subject: `Your role in your Letfair team is now ${roleNames[role].toLowerCase()}`,
    firstLine: 'If you weren’t expecting this, please check with your team.',
    paragraphs: [
      `Someone in your team (${quoteMidSentence(teamName)}) has changed your role on Letfair to ${roleNames[role].toLowerCase()}. ${whatYouCanDo(role)}`,
      ...(ending ? [ending] : []),
    ],
  });

interface TeamAccount {
  readonly teamName: MailName;
  readonly state: AccountStep | 'open';
}

/** To everyone who works for an account that is not theirs. */
export const teamAccountMail = ({ teamName, state }: TeamAccount): MailContent =>
  state === 'open'
    ? layOut({
        template: 'team-open-again',
        subject: 'Your team’s Letfair account is open again',
        firstLine: NOTHING_TO_DO,
        paragraphs: [
          `The Letfair account for ${quoteMidSentence(teamName)} is open again, and you can use it as before.`,
        ],
      })
    : layOut({
        template: 'team-away',
        subject: 'Your team’s Letfair account is closed for now',
        firstLine: `${NOTHING_TO_DO} Your own account stays as it is.`,
        paragraphs: [
          state === 'close'
            ? `The Letfair account for ${quoteMidSentence(teamName)} is closed, so you can’t use it for now. We’ve cancelled its viewings, closed its applications and told everyone affected.`
            : `We’ve suspended the Letfair account for ${quoteMidSentence(teamName)}, so you can’t use it for now. We’ve cancelled its viewings and told everyone affected.`,
        ],
      });

interface HandedOver {
  readonly left: MailName;
  /** What the person looked after; null for nothing. */
  readonly lookedAfter: string | null;
  /** The receiver looks after it from now on; else nobody does. */
  readonly isYours: boolean;
}

export const handedOverMail = ({ left, lookedAfter, isYours }: HandedOver): MailContent =>
  layOut({
    template: 'team-handed-over',
    subject: isYours
      ? 'You’ve taken over from someone in your team on Letfair'
      : 'Someone has left your team on Letfair',
    firstLine:
      lookedAfter === null
        ? NOTHING_TO_DO
        : isYours
          ? `You now look after ${lookedAfter}. Viewings will go ahead as booked.`
          : 'Please choose who should take over. Viewings will go ahead as booked.',
    paragraphs: [
      `${quoteName(left)} is no longer in your team.`,
      ...(lookedAfter !== null && !isYours ? [`No one is looking after these now: ${lookedAfter}.`] : []),
    ],
  });

/** For both ways a membership ends without the person's doing. */
export const removedMail = (teamName: MailName): MailContent =>
  layOut({
    template: 'team-removed',
    subject: 'You’ve been removed from your team on Letfair',
    firstLine: 'If you weren’t expecting this, please check with your team. Your own account stays as it is.',
    paragraphs: [
      `You no longer work with ${quoteMidSentence(teamName)} on Letfair. Someone in the team has removed you.`,
    ],
  });

const letInEnded = {
  'team-member': {
    subject: 'We’ve removed people from your team',
    sentence: (names: string) => `We’ve removed ${names} from your team.`,
  },
  'client-access': {
    subject: 'We’ve ended landlords’ access to homes you let',
    sentence: (names: string) => `${names} can no longer see the homes you let for them.`,
  },
} as const;
export type LetInKind = keyof typeof letInEnded;

const MOST_NAMED = 20;

/** To the owner of a team, one of whose people took their account back. */
export const letInEndedMail = (kind: LetInKind, sender: MailName, people: readonly MailName[]): MailContent => {
  const names = people.slice(0, MOST_NAMED).map(quoteMidSentence);
  const others = people.length - names.length;
  if (others > 0) names.push(others === 1 ? 'one other person' : `${others} other people`);
  return layOut({
    template: 'let-in-ended',
    subject: letInEnded[kind].subject,
    firstLine: 'If they should still have access, invite them again.',
    paragraphs: [
      letInEnded[kind].sentence(new Intl.ListFormat('en-GB').format(names)),
      `${quoteName(sender)} works with you on Letfair and has told us that someone else used their account. We’ve removed access for everyone who was invited from that account.`,
    ],
  });
};
