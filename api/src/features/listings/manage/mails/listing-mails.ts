import { AVAILABLE_DAYS } from '@letfair/domain/listings/availability';
import { EDIT_LISTING } from '@letfair/domain/listings/form/places';
import { citationInWords, type Finding } from '@letfair/domain/listings/law/rule';
import { ukMomentInWords } from '@letfair/domain/uk-time';
import type { MailContent } from '../../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../../platform/mail/layout.ts';
import { type HomeCard, mailWarnings, NOTHING_TO_DO, withLinks } from '../../../../platform/mail/letter.ts';

/** The pages that emails about listings point to. */
export const listingLinks = (publicUrl: string) => ({
  manage: `${publicUrl}/properties/manage`,
  /** The words of its address are added by a redirect. */
  advert: (id: string) => `${publicUrl}/properties/${id}`,
  edit: (id: string) => `${publicUrl}/list-property?listing=${id}`,
  confirm: (token: string) => `${publicUrl}/confirm-availability?token=${encodeURIComponent(token)}`,
  contact: `${publicUrl}/contact`,
});

interface About {
  readonly title: string;
  readonly link: string;
  /** With its address. */
  readonly home: HomeCard | null;
}

const manageListings = (link: string) => ({ label: 'Manage your listings', link });
const changeListing = (link: string) => ({ label: EDIT_LISTING, link });

export const approvedMail = ({ title, link, manage, home }: About & { readonly manage: string }): MailContent =>
  layOut({
    template: 'listing-approved',
    subject: 'Your home is live',
    firstLine: `We’ve approved “${title}”, so people can now find it on Letfair. See how your advert looks.`,
    paragraphs: [
      `Every ${AVAILABLE_DAYS} days we’ll ask you if it’s still available, so no one contacts you about a home that’s been let.`,
    ],
    home,
    button: { label: 'See your advert', link },
    links: [{ label: 'Change, pause or withdraw it', link: manage }],
    footnotes: ['Listing your home is free. We’ll never ask you for a payment.', mailWarnings.lister],
  });

/** Homes of one landlord or agency that were approved at the same moment. */
export const homesApprovedMail = ({ cards, more, manage }: ApprovedHomes): MailContent =>
  layOut({
    template: 'listings-approved',
    subject: `${cards.length + more} of your homes are live`,
    firstLine: `We’ve approved ${cards.length + more} of your homes, so people can now find them on Letfair.`,
    paragraphs: [
      `Every ${AVAILABLE_DAYS} days we’ll ask you if they’re still available, so no one contacts you about a home that’s been let.`,
    ],
    homes: { heading: more > 0 ? `These homes, and ${more} more:` : 'Your homes:', cards },
    button: manageListings(manage),
    footnotes: ['Listing your homes is free. We’ll never ask you for a payment.', mailWarnings.lister],
  });

interface ApprovedHomes {
  readonly cards: readonly HomeCard[];
  /** Homes that aren't shown. */
  readonly more: number;
  readonly manage: string;
}

interface Decision extends About {
  readonly reason: string;
  /** Where the landlord or agent can appeal. */
  readonly manage: string;
  readonly contact: string;
}

const contactUs = (contact: string) => ({
  sentence: 'Still need help?',
  label: 'Contact us',
  link: contact,
});

const howToAppeal = ({ manage, contact }: Decision) => [
  {
    sentence: 'If you think this is a mistake, you can appeal once, from the listing’s details.',
    label: 'See your listings',
    link: manage,
  },
  contactUs(contact),
];

export const rejectedMail = (decision: Decision): MailContent =>
  layOut({
    template: 'listing-rejected',
    subject: 'Your listing needs a change',
    firstLine: 'Make the change below and save it, and we’ll check the listing again.',
    paragraphs: [`“${decision.title}” can’t go live yet. The moderator wrote:`],
    excerpt: withLinks(decision.reason),
    home: decision.home,
    button: changeListing(decision.link),
    footnotes: howToAppeal(decision),
  });

export const revisionApprovedMail = ({ title, link, home }: About): MailContent =>
  layOut({
    template: 'revision-approved',
    subject: 'Your changes have been approved',
    firstLine: `${NOTHING_TO_DO} A moderator has approved your changes to “${title}”, and everyone can see them.`,
    home,
    button: manageListings(link),
  });

export const revisionRejectedMail = ({ title, reason, link, contact, home }: Omit<Decision, 'manage'>): MailContent =>
  layOut({
    template: 'revision-rejected',
    subject: 'Your changes couldn’t be approved',
    firstLine: 'See the reason below, then change the listing again.',
    paragraphs: [`People still see “${title}” as we approved it, without your latest changes. The moderator wrote:`],
    excerpt: withLinks(reason),
    home,
    button: changeListing(link),
    footnotes: [{ sentence: 'Do you think this is a mistake?', label: 'Contact us', link: contact }],
  });

/** Nothing in it tells who complained, or that anybody did. */
export const hiddenMail = (decision: Decision): MailContent =>
  layOut({
    template: 'listing-hidden',
    subject: 'Your listing has been taken off Letfair',
    firstLine: 'Make the change below and save the listing. A moderator will check it, and it can then go live again.',
    paragraphs: [`A moderator has taken “${decision.title}” off Letfair, so people can no longer find it. The reason:`],
    excerpt: withLinks(decision.reason),
    home: decision.home,
    button: changeListing(decision.link),
    footnotes: howToAppeal(decision),
  });

export const stillAvailableMail = ({ title, day, link, home }: About & { readonly day: string }): MailContent =>
  layOut({
    template: 'listing-still-available',
    subject: 'Is your home still available?',
    firstLine: `Please confirm that “${title}” is still available, or it will be removed from search results on ${day}.`,
    home,
    button: { label: 'Yes, it’s still available', link },
    footnotes: ['Just press the button. You don’t need to sign in. If it’s been let, you don’t need to do anything.'],
  });

export const expiredMail = ({ title, link, home }: About): MailContent =>
  layOut({
    template: 'listing-expired',
    subject: 'Your listing is no longer in search results',
    firstLine:
      'If your home is still available, press the button to bring it back straight away. If it’s been let, you don’t need to do anything.',
    paragraphs: [
      `Nobody has confirmed for ${AVAILABLE_DAYS} days that “${title}” is still available, so people can no longer find it.`,
    ],
    home,
    button: { label: 'Yes, it’s still available', link },
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
        `You have ${viewings} ${viewings === 1 ? 'viewing' : 'viewings'} booked, and we haven’t cancelled ${viewings === 1 ? 'it' : 'them'} yet. If the listing hasn’t been put right by ${ukMomentInWords(keptUntil)}, we’ll cancel ${viewings === 1 ? 'it' : 'them'} and tell ${viewings === 1 ? 'the tenant' : 'the tenants'}.`,
      ];

/** Names each rule, since when it applies, and what to change. */
export const withheldMail = ({ title, blockers, viewings, keptUntil, link, home }: Withheld): MailContent =>
  layOut({
    template: 'listing-withheld',
    subject: 'Your listing is paused: the law requires a change',
    firstLine: 'Make the change below. As soon as you save the listing, people will be able to find it again.',
    paragraphs: [
      `The law doesn’t let us show “${title}” as it is, so people can no longer find it.`,
      ...blockers.map((finding) => `${finding.sentence} (${citationInWords(finding)})`),
      ...keptViewings(viewings, keptUntil),
    ],
    home,
    button: changeListing(link),
    footnotes: ['We haven’t deleted anything.'],
  });

export const restoredMail = ({ title, link, home }: About): MailContent =>
  layOut({
    template: 'listing-restored',
    subject: 'People can find your home again',
    firstLine:
      'If you’ve let the home in the meantime, please mark it as let. If you haven’t, you don’t need to do anything.',
    paragraphs: [`We’re allowed to show “${title}” again.`],
    home,
    button: manageListings(link),
  });
