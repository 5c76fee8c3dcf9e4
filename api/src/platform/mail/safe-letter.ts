import { breakLinks } from '@letfair/domain/accounts/sendable-name';
import type { Footnote, HomeCard, Letter, MailLink, Paragraph } from './letter.ts';

/** A letter in which nothing that other people wrote can become a link. */
export interface SafeLetter extends Omit<Letter, 'template' | 'paragraphs' | 'firstLine' | 'excerpt' | 'unsubscribe'> {
  readonly firstLine: string;
  readonly paragraphs: readonly string[];
  readonly excerpt: string | null;
  readonly links: readonly MailLink[];
  readonly footnotes: readonly Footnote[];
  readonly unsubscribe: MailLink | undefined;
}

/** After a name that ends in an initial, the sentence needs no full stop of its own. */
const endOnce = (text: string): string => text.replace(/(?<!\.)\.\.(?!\.)/g, '.');
const safeText = (text: Paragraph): string => (typeof text === 'string' ? endOnce(breakLinks(text)) : text.withLinks);
const safeQuote = (text: Paragraph): string => (typeof text === 'string' ? breakLinks(text) : text.withLinks);
const safeLink = (link: MailLink): MailLink => ({ ...link, label: breakLinks(link.label) });
const safeNote = (note: Footnote): Footnote => (typeof note === 'string' ? note : { ...note, ...safeLink(note) });
const safeCard = (home: HomeCard): HomeCard => ({
  ...home,
  title: breakLinks(home.title),
  lead: breakLinks(home.lead),
  facts: breakLinks(home.facts),
});

export function withoutLinks(letter: Letter): SafeLetter {
  const { excerpt, home, homes, button, links = [], footnotes = [], paragraphs = [], unsubscribe } = letter;
  return {
    ...letter,
    subject: breakLinks(letter.subject),
    firstLine: safeText(letter.firstLine),
    paragraphs: paragraphs.map(safeText),
    excerpt: excerpt ? safeQuote(excerpt) : null,
    home: home ? safeCard(home) : null,
    ...(homes && { homes: { heading: breakLinks(homes.heading), cards: homes.cards.map(safeCard) } }),
    ...(button && { button: safeLink(button) }),
    links: links.map(safeLink),
    footnotes: footnotes.map(safeNote),
    unsubscribe,
  };
}
