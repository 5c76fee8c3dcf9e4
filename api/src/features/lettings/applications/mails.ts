import type { ListingSummary } from '@letfair/contract/search/search';
import type { ApplicationSide } from '@letfair/domain/lettings/applications/lifecycle';
import type { Tx } from '../../../platform/db.ts';
import { notify } from '../../../platform/live/notify.ts';
import { enqueueMail, enqueueUndoableMail, type MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { type HomeCard, mailWarnings, NOTHING_TO_DO } from '../../../platform/mail/letter.ts';
import { findAccountById } from '../../accounts/sign-in/index.ts';
import { homeCard, SIMILAR_HOMES } from '../../search/results/index.ts';
import type { ApplicationRow } from './applications.repository.ts';

/** The page of applications, or one of them on it. */
export const applicationsLink = (publicUrl: string, id?: string): string =>
  `${publicUrl}/applications${id ? `?id=${id}` : ''}`;

interface HomeMailProps {
  readonly listingTitle: string;
  readonly link: string;
  readonly home: HomeCard | null;
}

const seeAgreement =
  'Letfair never takes payments. See the home and read the agreement before you pay anyone anything.';

/** Personal details stay on the site and out of mailboxes. */
export const applicationReceivedMail = ({ listingTitle, link, home }: HomeMailProps): MailContent =>
  layOut({
    template: 'application-new',
    subject: 'Someone has applied for your home',
    firstLine: `Read the new application for “${listingTitle}” and decide when you’re ready.`,
    home,
    button: { label: 'Read the application', link },
    footnotes: [mailWarnings.lister, 'The decision is yours: Letfair doesn’t rank people.'],
  });

export const acceptedMail = ({ listingTitle, link, home }: HomeMailProps): MailContent =>
  layOut({
    template: 'application-accepted',
    subject: 'Your application has been accepted',
    firstLine: `Good news: your application for “${listingTitle}” has been accepted. See what to do next and what you’ll need.`,
    paragraphs: ['You can also message the landlord or agent, and read how your deposit is protected.'],
    home,
    button: { label: 'See your next steps', link },
    footnotes: [
      seeAgreement,
      'If you’ve found another home, please withdraw your application so someone else can have this one.',
    ],
  });

export const declinedMail = ({
  listingTitle,
  reason,
  link,
  home,
}: HomeMailProps & { readonly reason: string }): MailContent =>
  layOut({
    template: 'application-declined',
    subject: 'Your application hasn’t been accepted',
    firstLine: `${NOTHING_TO_DO} The landlord or agent for “${listingTitle}” has decided not to accept your application.`,
    paragraphs: ['The reason they gave:'],
    excerpt: reason,
    home,
    button: { label: 'See your applications', link },
    footnotes: ['If you think the reason is unlawful, you can report it from the home’s page.'],
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
    firstLine: `${NOTHING_TO_DO} We’ve closed your application for “${listingTitle}”. ${reason}`,
    homes: { heading: SIMILAR_HOMES, cards: similar.map((home) => homeCard(home, publicUrl)) },
    button:
      similar.length > 0
        ? { label: 'See your applications', link: applicationsLink(publicUrl) }
        : { label: 'Find other homes', link: `${publicUrl}/properties` },
    footnotes: [seeAgreement],
  });

export const reopenedMail = ({ listingTitle, link, home }: HomeMailProps): MailContent =>
  layOut({
    template: 'application-reopened',
    subject: 'Your application is open again',
    firstLine: 'If you’ve found another home, withdraw the application. If you haven’t, you don’t need to do anything.',
    paragraphs: [`“${listingTitle}” was marked as let by mistake. Your application is open again, as it was before.`],
    home,
    button: { label: 'See your application', link },
    footnotes: [mailWarnings.tenant],
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
    firstLine: wasAccepted
      ? 'You can accept someone else. If the home is marked as let agreed, put it back on the market first.'
      : NOTHING_TO_DO,
    paragraphs: [
      `${wasAccepted ? 'The tenant you accepted' : 'A tenant who applied'} for ${new Intl.ListFormat('en-GB').format(homes.map((title) => `“${title}”`))} has closed their Letfair account, so we’ve withdrawn their application.`,
    ],
    button: { label: 'See your applications', link: applicationsLink(publicUrl) },
    footnotes: ['If they decide to keep their account, we’ll reopen the application and let you know.'],
  });

interface ReturnedProps {
  readonly listingTitle: string;
  readonly home: HomeCard | null;
  readonly reader: ApplicationSide;
  readonly publicUrl: string;
}

export const returnedMail = ({ listingTitle, home, reader, publicUrl }: ReturnedProps): MailContent =>
  layOut({
    template: 'application-returned',
    subject: reader === 'tenant' ? 'Your application is open again' : 'An application is open again',
    firstLine:
      reader === 'tenant'
        ? 'If you’ve found another home, withdraw the application. If you haven’t, you don’t need to do anything.'
        : 'Have another look at the application and decide when you’re ready.',
    paragraphs: [
      reader === 'tenant'
        ? `The landlord or agent for “${listingTitle}” has decided to keep their account, so your application is open again.`
        : `A tenant who applied for “${listingTitle}” has decided to keep their account, so their application is open again.`,
    ],
    home,
    button: { label: 'See your applications', link: applicationsLink(publicUrl) },
    footnotes: [mailWarnings[reader]],
  });

interface ContactMailProps extends HomeMailProps {
  readonly isMutual: boolean;
  readonly reader: ApplicationSide;
}

/** Off the site nobody can help, so each side is told what not to do there. */
const contactWarnings: Readonly<Record<ApplicationSide, string>> = {
  tenant: 'Never pay anything before you’ve seen the home and the agreement, no matter who contacts you.',
  lister: 'Don’t take any money before the agreement is signed, and only send your bank details with the agreement.',
};
const otherSides: Readonly<Record<ApplicationSide, string>> = { tenant: 'landlord or agent', lister: 'tenant' };

export const contactMail = ({ listingTitle, link, home, isMutual, reader }: ContactMailProps): MailContent =>
  layOut({
    template: 'application-contact',
    subject: isMutual ? 'You’ve exchanged contact details' : 'Would you like to exchange contact details?',
    firstLine: isMutual
      ? `See the ${otherSides[reader]}’s email address and phone number with the application for “${listingTitle}”.`
      : `Please let us know whether you’d like to exchange email addresses and phone numbers with the ${otherSides[reader]} for “${listingTitle}”.`,
    paragraphs: [
      isMutual
        ? 'You’ve both agreed to this. You can stop sharing your details at any time.'
        : 'They’ve already agreed. Neither of you will see anything until you agree too.',
    ],
    home,
    button: { label: 'See the application', link },
    footnotes: [
      ...(isMutual ? [] : ['You don’t have to agree: you can carry on using messages on Letfair.']),
      contactWarnings[reader],
    ],
  });

export async function mailTenant(tx: Tx, { tenant_id }: ApplicationRow, mail: MailContent): Promise<void> {
  const tenant = await findAccountById(tx, tenant_id);
  if (tenant) await enqueueMail(tx, tenant.email, mail);
}

/** For a step that can be undone; the email is not sent if it is. */
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
