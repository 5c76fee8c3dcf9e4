import { ownValue } from '../../code-table.ts';
import { cutText } from '../../cut-text.ts';
import { contactIn } from './find-contact-details.ts';

const LONGEST_QUOTE = 80;

const problemOf = (words: string): string =>
  `Leave out “${cutText(words, LONGEST_QUOTE)}”. Others can read this, and people get in touch through Letfair, so it can’t hold phone numbers, email addresses, web addresses or user names.`;

type Texts = Readonly<Record<string, string>>;

/**
 * A sentence for each of these fields that says how to reach somebody elsewhere. What is stored already stays: only
 * fields that differ from `before` are refused.
 */
export function contactProblems(fields: Texts, before: Texts = {}): Texts {
  const changed = Object.entries(fields).filter(
    ([name, text]) => text.trim() !== (ownValue(before, name) ?? '').trim(),
  );
  const problems = new Map<string, string>();
  for (const { places } of contactIn(changed.map(([, text]) => text)))
    for (const { text, start, end } of places) {
      const [name, said] = changed[text] ?? ['', ''];
      if (!problems.has(name)) problems.set(name, problemOf(said.slice(start, end)));
    }
  return Object.fromEntries(problems);
}
