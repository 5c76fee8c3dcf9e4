import { AVAILABLE_DAYS } from '@letfair/domain/listings/availability';
import { citationInWords, type Finding } from '@letfair/domain/listings/law/rule';
import { ukMomentInWords } from '@letfair/domain/uk-time';
import type { MailContent } from '../../../../platform/mail/enqueue-mail.ts';
import { layOut, type MailEntry, mailWarnings, withLinks } from '../../../../platform/mail/layout.ts';

/** The pages that mails about listings point to. */
export const listingLinks = (publicUrl: string) => ({
  manage: `${publicUrl}/properties/manage`,
  /** The words of its address are added by a redirect. */
  advert: (id: string) => `${publicUrl}/properties/${id}`,
  edit: (id: string) => `${publicUrl}/list-property?listing=${id}`,
  confirm: (token: string) => `${publicUrl}/confirm-availability?token=${encodeURIComponent(token)}`,
  contact: `${publicUrl}/contact`,
  review: `${publicUrl}/admin/dashboard`,
});

interface About {
  readonly title: string;
  readonly link: string;
}

interface AboutHome extends About {
  /** The home, with its photo and address. */
  readonly entries: readonly MailEntry[];
}

export const approvedMail = ({ title, link, manage, entries }: AboutHome & { readonly manage: string }): MailContent =>
  layOut({
    template: 'listing-approved',
    subject: 'Your home is live',
    paragraphs: [
      `“${title}” has been approved and can be found on Letfair.`,
      `Every ${AVAILABLE_DAYS} days we ask whether it is still available, so no one writes to you for nothing.`,
    ],
    entries,
    button: { label: 'See your advert', link },
    footnotes: [
      `Change, pause or withdraw it here: ${manage}`,
      'Listing is free: we never ask for a payment.',
      mailWarnings.lister,
    ],
  });

interface Decision extends About {
  readonly reason: string;
  /** Where the lister can appeal. */
  readonly manage: string;
  readonly contact: string;
}

const howToAppeal = ({ manage, contact }: Decision): readonly string[] => [
  `If you think this is a mistake, you can appeal once, under Details of the listing: ${manage}`,
  `If that does not help, tell us: ${contact}`,
];

export const rejectedMail = (decision: Decision): MailContent =>
  layOut({
    template: 'listing-rejected',
    subject: 'Your listing needs a change',
    paragraphs: [`“${decision.title}” could not go live yet. What the moderator wrote:`, withLinks(decision.reason)],
    button: { label: 'Change the listing', link: decision.link },
    footnotes: ['Once you have saved your changes it is looked at again.', ...howToAppeal(decision)],
  });

export const revisionApprovedMail = ({ title, link }: About): MailContent =>
  layOut({
    template: 'revision-approved',
    subject: 'Your changes are approved',
    paragraphs: [`A moderator has approved your changes of “${title}”.`],
    button: { label: 'Manage your listings', link },
    footnotes: [],
  });

export const revisionRejectedMail = ({ title, reason, link, contact }: Omit<Decision, 'manage'>): MailContent =>
  layOut({
    template: 'revision-rejected',
    subject: 'Your changes could not be approved',
    paragraphs: [
      `“${title}” stays as it was approved, without your latest changes. What the moderator wrote:`,
      withLinks(reason),
    ],
    button: { label: 'Change the listing', link },
    footnotes: [`If you think this is a mistake, tell us: ${contact}`],
  });

/** Nothing in it tells who complained, or that anybody did. */
export const hiddenMail = (decision: Decision): MailContent =>
  layOut({
    template: 'listing-hidden',
    subject: 'Your listing is no longer shown',
    paragraphs: [
      `A moderator has taken “${decision.title}” off Letfair, and people no longer find it. The reason:`,
      withLinks(decision.reason),
    ],
    button: { label: 'Change the listing', link: decision.link },
    footnotes: [
      'Once you have put it right and saved it, a moderator looks at it again and it can come back.',
      ...howToAppeal(decision),
    ],
  });

export const stillAvailableMail = ({ title, day, link, entries }: AboutHome & { readonly day: string }): MailContent =>
  layOut({
    template: 'listing-still-available',
    subject: 'Is your home still available?',
    paragraphs: [`“${title}” leaves the search on ${day} unless you confirm that it is still to be had.`],
    entries,
    button: { label: 'Yes, it is still available', link },
    footnotes: ['One click is enough; you need not sign in. If it is let, there is nothing to do.'],
  });

export const expiredMail = ({ title, link, entries }: AboutHome): MailContent =>
  layOut({
    template: 'listing-expired',
    subject: 'Your listing has left the search',
    paragraphs: [
      `Nobody has confirmed for ${AVAILABLE_DAYS} days that “${title}” is still available, so people no longer find it.`,
    ],
    entries,
    button: { label: 'It is still available', link },
    footnotes: ['The button brings it back at once. If it is let, there is nothing to do.'],
  });

interface Withheld extends About {
  readonly blockers: readonly Finding[];
  /** Booked and to come. */
  readonly viewings: number;
  readonly keptUntil: Date;
}

const keptViewings = (viewings: number, keptUntil: Date): readonly string[] =>
  viewings === 0
    ? []
    : [
        `You have ${viewings} ${viewings === 1 ? 'viewing' : 'viewings'} booked, which we’re keeping. If the listing isn’t put right by ${ukMomentInWords(keptUntil)}, we’ll cancel ${viewings === 1 ? 'it' : 'them'} and tell ${viewings === 1 ? 'the tenant' : 'the tenants'}.`,
      ];

/** Names each rule, since when it applies, and what to change. */
export const withheldMail = ({ title, blockers, viewings, keptUntil, link }: Withheld): MailContent =>
  layOut({
    template: 'listing-withheld',
    subject: 'Your listing is paused: the law asks for a change',
    paragraphs: [
      `“${title}” cannot be shown as it is, so people no longer find it.`,
      ...blockers.map((finding) => `${finding.sentence} (${citationInWords(finding)})`),
      ...keptViewings(viewings, keptUntil),
    ],
    button: { label: 'Change the listing', link },
    footnotes: ['Once you have changed it, it is shown again by itself. Nothing has been deleted.'],
  });

export const restoredMail = ({ title, link }: About): MailContent =>
  layOut({
    template: 'listing-restored',
    subject: 'Your home is shown again',
    paragraphs: [`Nothing in the law stands against “${title}” any more, and people find it on Letfair again.`],
    button: { label: 'Manage your listings', link },
    footnotes: ['If the home is let by now, please mark it as let.'],
  });
