import type { MailContent } from './enqueue-mail.ts';
import { asHtml } from './html-part.ts';
import type { Letter } from './letter.ts';
import { withoutLinks } from './safe-letter.ts';
import { asText } from './text-part.ts';

/** The email as plain text and as HTML. */
export function layOut(letter: Letter): MailContent {
  const safe = withoutLinks(letter);
  return {
    template: letter.template,
    subject: safe.subject,
    text: asText(safe),
    html: asHtml(safe),
    ...(letter.unsubscribe && { unsubscribeLink: letter.unsubscribe.link }),
    ...(letter.isSecret && { isSecret: letter.isSecret }),
  };
}
