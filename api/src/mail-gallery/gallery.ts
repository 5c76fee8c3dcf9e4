import type { MailContent } from '../platform/mail/enqueue-mail.ts';
import type { MailKind } from '../platform/mail/mail-kinds.ts';
import { accountExamples } from './account-examples.ts';
import { agencyExamples } from './agency-examples.ts';
import { lettingExamples } from './letting-examples.ts';
import { listingExamples } from './listing-examples.ts';
import type { Sample } from './samples.ts';
import { trustExamples } from './trust-examples.ts';
import { viewingExamples } from './viewing-examples.ts';

/** Of every kind of email, with what is said to each side or in each case. A kind without an example does not compile. */
export type MailGallery = Readonly<Record<MailKind, readonly [MailExample, ...MailExample[]]>>;
export type MailExample = Pick<MailContent, 'template' | 'subject' | 'text' | 'html' | 'unsubscribeLink'>;

export const mailGallery = (sample: Sample): MailGallery => ({
  ...accountExamples(sample),
  ...listingExamples(sample),
  ...viewingExamples(sample),
  ...lettingExamples(sample),
  ...agencyExamples(sample),
  ...trustExamples(sample),
});
