import { type MailName, quoteMidSentence, quoteName } from '@letfair/domain/accounts/sendable-name';
import type { MailContent } from '../../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../../platform/mail/layout.ts';
import { NOTHING_TO_DO } from '../../../../platform/mail/letter.ts';
import { invitationFootnotes } from '../../invitations/index.ts';

interface InvitationProps {
  readonly agencyName: MailName;
  readonly publicUrl: string;
  readonly token: string;
}

/** Strangers get it, so the subject holds no words of others, and a name stands in quotation marks. */
export const clientInvitationMail = ({ agencyName, publicUrl, token }: InvitationProps): MailContent =>
  layOut({
    template: 'client-invitation',
    isSecret: true,
    subject: 'You’ve been invited to see your homes on Letfair',
    firstLine: 'Open the invitation to see how your homes are doing: views, enquiries, viewings and offers.',
    paragraphs: [
      `${quoteName(agencyName)} lets homes for you and has invited you to Letfair. You’ll have your own account.`,
      'You can see everything but can’t change anything. Your agency carries on working for you as before.',
    ],
    button: { label: 'See the invitation', link: `${publicUrl}/client/join?token=${token}` },
    footnotes: invitationFootnotes,
  });

export const accessEndedMail = (agencyName: MailName): MailContent =>
  layOut({
    template: 'client-access-ended',
    subject: 'You can no longer see your homes on Letfair',
    firstLine: 'If you weren’t expecting this, please check with the agency.',
    paragraphs: [
      `${quoteName(agencyName)} has ended your access to the homes they let for you. Your own account stays as it is.`,
    ],
  });

/** To landlords who see their homes with an agent whose account is closed or suspended, or open again. */
export const agencyAwayMail = (agencyName: MailName, isBack: boolean): MailContent =>
  isBack
    ? layOut({
        template: 'client-agency-back',
        subject: 'You can see your homes on Letfair again',
        firstLine: NOTHING_TO_DO,
        paragraphs: [
          `${quoteName(agencyName)} is back on Letfair, and you can once again see the homes they let for you.`,
        ],
      })
    : layOut({
        template: 'client-agency-away',
        subject: 'You can’t see your homes on Letfair for now',
        firstLine: 'Please ask your agency what will happen to your homes.',
        paragraphs: [
          `The Letfair account for ${quoteMidSentence(agencyName)} is closed for now. Their homes are off Letfair and their viewings are cancelled, so you can’t see how your homes are doing.`,
          'Your own account stays as it is.',
        ],
      });

export const clientLeftMail = (name: MailName): MailContent =>
  layOut({
    template: 'client-left',
    subject: 'A client can no longer see the homes you let for them',
    firstLine: `${NOTHING_TO_DO} You can invite them again at any time.`,
    paragraphs: [
      `${quoteName(name)} has given up their access to these homes on Letfair.`,
      'The homes stay in your account, with their viewings, applications and certificates.',
    ],
  });
