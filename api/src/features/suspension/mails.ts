import type { MailContent } from '../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../platform/mail/layout.ts';

export const suspendedMail = ({
  reason,
  contact,
}: {
  readonly reason: string;
  readonly contact: string;
}): MailContent =>
  layOut({
    template: 'account-suspended',
    subject: 'Your account has been suspended',
    paragraphs: [
      'You have been signed out of Letfair on every device, and your listings cannot be found for now. The reason:',
      reason,
    ],
    button: { label: 'Tell us if this is a mistake', link: contact },
    footnotes: ['Nothing has been deleted. A person reads what you write to us and looks at the decision again.'],
  });

export const suspensionLiftedMail = ({
  login,
  contact,
}: {
  readonly login: string;
  readonly contact: string;
}): MailContent =>
  layOut({
    template: 'account-unsuspended',
    subject: 'Your account is open again',
    paragraphs: [
      'Your Letfair account is no longer suspended. You can sign in again, and your live listings are back in the search.',
    ],
    button: { label: 'Sign in', link: login },
    footnotes: [`If something is missing, tell us: ${contact}`],
  });
