import type { Footnote, HomeCard, MailLink } from './letter.ts';
import type { SafeLetter } from './safe-letter.ts';

/** For people whose mail program shows no HTML, and for screen readers that prefer it. */
export function asText(letter: SafeLetter): string {
  const { firstLine, paragraphs, excerpt, home, homes, code, button, links, footnotes, unsubscribe } = letter;
  return [
    firstLine,
    ...paragraphs,
    ...(excerpt ? [excerpt.replace(/^/gm, '> ')] : []),
    ...(home ? [card(home)] : []),
    ...(homes && homes.cards.length > 0 ? [homes.heading, ...homes.cards.map(card)] : []),
    ...(code ? [`    ${code}`] : []),
    ...(button ? [labelled(button)] : []),
    ...links.map(labelled),
    ...footnotes.map(note),
    ...(unsubscribe ? [labelled(unsubscribe)] : []),
    '-- \nLetfair',
  ].join('\n\n');
}

const labelled = ({ label, link }: MailLink): string => `${label}:\n${link}`;
const card = ({ title, lead, facts, link }: HomeCard): string =>
  [title, [lead, facts].filter((part) => part !== '').join(' · '), link].join('\n');
const note = (footnote: Footnote): string =>
  typeof footnote === 'string' ? footnote : `${footnote.sentence} ${labelled(footnote)}`;
