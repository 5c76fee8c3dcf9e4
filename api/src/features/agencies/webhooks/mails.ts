import type { MailName } from '@letfair/domain/accounts/sendable-name';
import { WEBHOOK_FAILING_DAYS } from '@letfair/domain/agencies/feed/webhooks';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { withLinks } from '../../../platform/mail/letter.ts';

const feedPage = (publicUrl: string): string => `${publicUrl}/feed`;

export const switchedOffMail = ({ url }: { readonly url: string }, publicUrl: string): MailContent =>
  layOut({
    template: 'webhook-off',
    subject: 'We’ve switched off one of your webhooks',
    firstLine: 'Once your server is working again, switch the webhook back on and resend what it missed.',
    paragraphs: [
      withLinks(
        `${new URL(url).host} hasn’t accepted our messages for ${WEBHOOK_FAILING_DAYS} days, so we’ve stopped sending them.`,
      ),
    ],
    button: { label: 'See what went wrong', link: feedPage(publicUrl) },
  });

export const setterLeftMail = (hosts: readonly string[], name: MailName): MailContent =>
  layOut({
    template: 'webhook-setter-left',
    subject: hosts.length === 1 ? 'We’ve switched off a webhook' : `We’ve switched off ${hosts.length} webhooks`,
    firstLine:
      'If the server below is yours, go to “Feed and API keys” in your account, create a new secret and switch the webhook back on. We’ll then send the messages that were waiting.',
    paragraphs: [
      `${name} set up ${hosts.length === 1 ? 'this webhook' : 'these webhooks'} but no longer looks after your software connections, so we’ve stopped sending messages to:`,
      withLinks(new Intl.ListFormat('en-GB').format(hosts)),
    ],
  });

export const newSecretNeededMail = (publicUrl: string): MailContent =>
  layOut({
    template: 'webhook-secret-unreadable',
    subject: 'One of your webhooks needs a new secret',
    firstLine:
      'Create a new secret under “Feed and API keys” and give it to your server. We’ll then send the messages that are waiting.',
    paragraphs: [
      'Sorry, we can no longer read the secret that signs messages to one of your webhooks, so we’ve stopped sending them.',
    ],
    button: { label: 'Create a new secret', link: feedPage(publicUrl) },
  });
