import { isSendableName } from '@letfair/domain/accounts/sendable-name';
import { cutText } from '@letfair/domain/cut-text';
import { lastWordStart } from '@letfair/domain/text-edges';
import type { MailKind, SwitchableMailKind } from './mail-kinds.ts';

export interface MailLink {
  readonly label: string;
  readonly link: string;
}

/** A home as an email shows it. */
export interface HomeCard {
  readonly title: string;
  readonly link: string;
  /** What people look for first: the rent, or the address for its landlord or agent. */
  readonly lead: string;
  readonly facts: string;
  /** A JPEG at a public address, because many mail programs show no WebP and nothing that is attached. */
  readonly photo: string | null;
}

interface LinkedText {
  readonly withLinks: string;
}

/** For what we write ourselves, or a moderator does: web and email addresses in it may become links. */
export const withLinks = (text: string): LinkedText => ({ withLinks: text });

export type Paragraph = string | LinkedText;

/** Small print in our own words; with a link, the sentence stands before its label. */
export type Footnote = string | (MailLink & { readonly sentence: string });

/**
 * Names of people and titles of homes stand in all texts, and mail programs make links of what looks like one. So links
 * are broken everywhere but in `withLinks`, footnotes and the addresses of links.
 */
interface AnyLetter {
  /** What happened. */
  readonly subject: string;
  /** What to do about it, or that there is nothing to do. Mail programs show it beside the subject. */
  readonly firstLine: Paragraph;
  readonly paragraphs?: readonly Paragraph[];
  /** What somebody wrote, or the beginning of it. */
  readonly excerpt?: Paragraph | null;
  /** The home that the email is about. */
  readonly home?: HomeCard | null;
  /** Other homes, under a sentence that says which. */
  readonly homes?: { readonly heading: string; readonly cards: readonly HomeCard[] };
  /** A code to type, shown large. */
  readonly code?: string;
  readonly button?: MailLink;
  /** Other answers, as links below the button. */
  readonly links?: readonly MailLink[];
  readonly footnotes?: readonly Footnote[];
  /** Whoever has the code or the link in it gets into an account, so its text is stored encrypted. */
  readonly isSecret?: true;
}

/** The content of an email; HTML and plain text are both made of it. */
export type Letter =
  | (AnyLetter & { readonly template: SwitchableMailKind; readonly unsubscribe: MailLink })
  | (AnyLetter & { readonly template: Exclude<MailKind, SwitchableMailKind>; readonly unsubscribe?: never });

/** What each side is warned of wherever the other side may ask for something. */
export const mailWarnings = {
  tenant: 'Never pay anything before you have seen a home, and keep the conversation on Letfair.',
  lister:
    'Don’t ask for documents or money before a viewing, don’t send bank details in messages, and keep the conversation on Letfair.',
} as const;

export const NOTHING_TO_DO = 'You don’t need to do anything.';
export const UK_TIMES = 'Times are UK time.';

/** What mail programs show of one on a computer. */
export const MAX_SUBJECT = 78;
const LONGEST_NAME = 25;
const LONGEST_TITLE = 30;

/** In a subject, what somebody is stands for a name that would leave no room for what happened. */
export const nameInSubject = (name: string, standIn: string): string => (name.length > LONGEST_NAME ? standIn : name);

/** “Flat by the canal”, cut between words; a title that is one long word gives way to what it is. */
export function titleInSubject(title: string, standIn: string): string {
  if (title.length <= LONGEST_TITLE) return `“${title}”`;
  const words = cutText(title, LONGEST_TITLE - 1);
  const end = lastWordStart(words);
  return end === 0 ? standIn : `“${words.slice(0, end).trimEnd()} …”`;
}

const EXCERPT_LENGTH = 160;

/** A text with a link or an email address is not quoted: on the site it can be reported, and an email makes it clickable. */
const isQuotable = (text: string): boolean => !/https?:|www\.|@|\.\w{2,}\//i.test(text);

/** Endings that no web address has. */
const fileEnding = /\.(?:pdf|jpe?g|png|webp|heic|csv|blm|xml|json|txt)$/i;

/** Whether a mail program leaves the name of a file alone, so that it may stand in `withLinks`. */
export const isSendableFileName = (name: string): boolean => isSendableName(name.replace(fileEnding, ''));

export function excerptOf(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || !isQuotable(text)) return null;
  if (trimmed.length <= EXCERPT_LENGTH) return trimmed;
  const beginning = cutText(trimmed, EXCERPT_LENGTH);
  return `${beginning.slice(0, lastWordStart(beginning) || EXCERPT_LENGTH).trimEnd()} …`;
}
