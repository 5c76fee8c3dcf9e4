import type { ListingSummary } from '@letfair/contract/search/search';
import type { ApplicationSide } from '@letfair/domain/lettings/applications/lifecycle';
import type { Tx } from '../../../platform/db.ts';
import { notify } from '../../../platform/live/notify.ts';
import { enqueueMail, enqueueUndoableMail, type MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut, type MailEntry, mailWarnings } from '../../../platform/mail/layout.ts';
import { findAccountById } from '../../accounts/sign-in/index.ts';
import { mailEntry } from '../../search/results/index.ts';
import type { ApplicationRow } from './applications.repository.ts';

/** The page of applications, or one of them on it. */
export const applicationsLink = (publicUrl: string, id?: string): string =>
  `${publicUrl}/applications${id ? `?id=${id}` : ''}`;

interface ApplicationMailProps {
  readonly listingTitle: string;
  readonly link: string;
}

interface HomeMailProps extends ApplicationMailProps {
  /** The home, with its photo. */
  readonly entries: readonly MailEntry[];
}

/** Personal details stay on the site and out of mailboxes. */
export const applicationReceivedMail = ({ listingTitle, link, entries }: HomeMailProps): MailContent =>
  layOut({
    template: 'application-new',
    subject: 'Someone has applied for your home',
    paragraphs: [`There is a new application for “${listingTitle}”.`],
    entries,
    button: { label: 'Read the application', link },
    footnotes: [mailWarnings.lister, 'The decision is yours: Letfair makes no ranking of people.'],
  });

export const acceptedMail = ({ listingTitle, link, entries }: HomeMailProps): MailContent =>
  layOut({
    template: 'application-accepted',
    subject: 'Your application was accepted',
    paragraphs: [
      `Good news: your application for “${listingTitle}” was accepted.`,
      'Your application shows the next steps, what to bring, and how your deposit is protected. You can write to the landlord or agent there.',
    ],
    entries,
    button: { label: 'See your next steps', link },
    footnotes: [
      'Letfair never takes money. See the home and the agreement before you pay anything to anyone.',
      'If you have found another home, withdraw the application so that someone else can have this one.',
    ],
  });

export const declinedMail = ({
  listingTitle,
  reason,
  link,
  entries,
}: HomeMailProps & { readonly reason: string }): MailContent =>
  layOut({
    template: 'application-declined',
    subject: 'News about your application',
    paragraphs: [`Your application for “${listingTitle}” was not accepted this time. The reason they gave:`],
    excerpt: reason,
    entries,
    button: { label: 'See your applications', link },
    footnotes: ['If you think the reason is unlawful, you can report it from the page of the home.'],
  });

interface ClosedMailProps {
  readonly listingTitle: string;
  readonly reason: string;
  readonly similar: readonly ListingSummary[];
  readonly publicUrl: string;
}

export const closedMail = ({ listingTitle, reason, similar, publicUrl }: ClosedMailProps): MailContent =>
  layOut({
    template: 'application-closed',
    subject: 'A home you applied for is no longer available',
    paragraphs: [
      `Your application for “${listingTitle}” is closed. ${reason} You need not do anything.`,
      ...(similar.length > 0 ? ['These homes are like it and still to be had:'] : []),
    ],
    entries: similar.map((home) => mailEntry(home, publicUrl)),
    button:
      similar.length > 0
        ? { label: 'See your applications', link: applicationsLink(publicUrl) }
        : { label: 'Look for other homes', link: `${publicUrl}/properties` },
    footnotes: ['Letfair never takes money. Never pay anyone before you have seen the home and the agreement.'],
  });

export const reopenedMail = ({ listingTitle, link, entries }: HomeMailProps): MailContent =>
  layOut({
    template: 'application-reopened',
    subject: 'Your application is open again',
    paragraphs: [`“${listingTitle}” was marked as let by mistake. Your application is open again, as it was before.`],
    entries,
    button: { label: 'See your application', link },
    footnotes: ['If you have found another home, withdraw the application.', mailWarnings.tenant],
  });

interface TenantLeftProps {
  /** Titles. */
  readonly homes: readonly string[];
  readonly wasAccepted: boolean;
  readonly publicUrl: string;
}

export const tenantLeftMail = ({ homes, wasAccepted, publicUrl }: TenantLeftProps): MailContent =>
  layOut({
    template: 'application-tenant-left',
    subject: wasAccepted ? 'The tenant you accepted has closed their account' : 'An applicant has closed their account',
    paragraphs: [
      `${wasAccepted ? 'The tenant you accepted' : 'A tenant who applied'} for ${new Intl.ListFormat('en-GB').format(homes.map((title) => `“${title}”`))} has closed their Letfair account, so we’ve withdrawn their application.`,
      ...(wasAccepted
        ? ['You can accept someone else. If the home shows as let agreed, open it to applicants again.']
        : []),
    ],
    button: { label: 'See your applications', link: applicationsLink(publicUrl) },
    footnotes: ['If they keep their account after all, the application comes back and we’ll let you know.'],
  });

interface ReturnedProps {
  readonly listingTitle: string;
  readonly reader: ApplicationSide;
  readonly publicUrl: string;
}

export const returnedMail = ({ listingTitle, reader, publicUrl }: ReturnedProps): MailContent =>
  layOut({
    template: 'application-returned',
    subject: reader === 'tenant' ? 'Your application is open again' : 'An application is open again',
    paragraphs: [
      reader === 'tenant'
        ? `The landlord or agent of “${listingTitle}” has kept their account after all, so your application is open again.`
        : `A tenant who applied for “${listingTitle}” has kept their account after all, so their application is open again.`,
    ],
    button: { label: 'See your applications', link: applicationsLink(publicUrl) },
    footnotes: [mailWarnings[reader]],
  });

interface ContactMailProps extends HomeMailProps {
  readonly isMutual: boolean;
  readonly reader: ApplicationSide;
}

/** Off the site nobody can help, so each side is told what not to do there. */
const contactWarnings: Readonly<Record<ApplicationSide, string>> = {
  tenant: 'Never pay anything before you’ve seen the home and the agreement, no matter who calls or writes.',
  lister: 'Take no money before the agreement is signed, and send bank details only with the agreement.',
};

export const contactMail = ({ listingTitle, link, entries, isMutual, reader }: ContactMailProps): MailContent =>
  layOut({
    template: 'application-contact',
    subject: isMutual ? 'You have exchanged contact details' : 'Would you like to exchange contact details?',
    paragraphs: [
      isMutual
        ? `You both agreed to exchange contact details for “${listingTitle}”. They stand with the application.`
        : `The other side of the accepted application for “${listingTitle}” would like to exchange email address and phone number. Nothing is shown to either of you until you agree.`,
    ],
    entries,
    button: { label: 'See the application', link },
    footnotes: [
      ...(isMutual ? [] : ['You need not agree: messages on Letfair reach the other side as well.']),
      contactWarnings[reader],
    ],
  });

export async function mailTenant(tx: Tx, { tenant_id }: ApplicationRow, mail: MailContent): Promise<void> {
  const tenant = await findAccountById(tx, tenant_id);
  if (tenant) await enqueueMail(tx, tenant.email, mail);
}

/** For a step that can be undone; the mail is not sent if it is. */
export async function mailTenantAfterUndo(
  tx: Tx,
  { tenant_id }: ApplicationRow,
  mail: MailContent,
  stepId: string,
): Promise<void> {
  const tenant = await findAccountById(tx, tenant_id);
  if (tenant) await enqueueUndoableMail(tx, tenant.email, mail, stepId);
}

export const notifyOtherSide = (tx: Tx, { id, tenant_id, lister_id }: ApplicationRow, by: ApplicationSide) =>
  notify(tx, { type: 'application', id, to: [by === 'tenant' ? lister_id : tenant_id] });
