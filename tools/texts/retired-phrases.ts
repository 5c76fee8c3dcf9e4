import type { ListedText } from './list-texts.ts';

interface RetiredPhrase {
  readonly phrase: RegExp;
  readonly instead: string;
}

/** What nobody says in everyday British English, or says otherwise. */
const retiredPhrases: readonly RetiredPhrase[] = [
  { phrase: /\bsomebody\b/i, instead: 'someone' },
  { phrase: /\bwho(?:so)?ever\b/i, instead: 'anyone who, or who it is' },
  { phrase: /\bis nobody[’']s\b/i, instead: 'no one’s, or “isn’t assigned to anyone”' },
  { phrase: /(?<![-/@\w]|Royal )mail(?:s|ed)?\b(?! (?:server|folder|provider|program))/i, instead: 'email' },
  { phrase: /\bnot to be had\b/i, instead: 'no longer available' },
  { phrase: /\b(?:is|are|be|was|were|been|being) told\b/i, instead: 'who tells whom: “we’ll let the landlord know”' },
  { phrase: /\bmeanwhile(?=[.,;:!?)]|$)/i, instead: 'since then, or in the meantime' },
  { phrase: /\blisters?\b/i, instead: 'landlord, agent, or landlord or agent' },
  { phrase: /\bso that nobody\b/i, instead: 'so no one' },
  { phrase: /\b(?:herewith|in the event that|hereby)\b/i, instead: 'a plain word' },
  { phrase: /\bstands? in the way\b/i, instead: 'what has to be done first' },
  { phrase: /\bthank(?:s| you) for (?:telling|saying so)\b/i, instead: 'Thanks for letting us know.' },
  { phrase: /\bdoes not take place\b/i, instead: 'has been cancelled' },
  { phrase: /\bneeds doing\b/i, instead: 'To do' },
  { phrase: /\banew\b/i, instead: 'again' },
  { phrase: /\bcould not be \w+\. Please\b/i, instead: '“We couldn’t … Please”' },
  { phrase: /\bnobody in particular\b/i, instead: 'no one' },
  { phrase: /\b(?:every|any)body\b/i, instead: 'everyone, or anyone' },
  { phrase: /\band \S+ is none\b/i, instead: 'isn’t one' },
  { phrase: /\bthere (?:is|are) no such\b/i, instead: 'We couldn’t find this …' },
  { phrase: /\b(?:is|are) not valid any more\b/i, instead: 'is no longer valid' },
  { phrase: /\bdoes not work any more\b/i, instead: 'no longer works' },
  { phrase: /\bwaits? for review\b/i, instead: 'is waiting for review' },
  { phrase: /\bmends?\b/i, instead: 'correct, or put right' },
  { phrase: /\bmade no sense\b/i, instead: 'We didn’t understand …' },
  { phrase: /\b(?:has|have) (?:another rent|other rents)\b/i, instead: 'has a new rent' },
];

const withoutPlaceholders = (text: string): string => text.replace(/\{[^{}|]*\}/g, '…').replace(/`[^`]*`/g, '…');

/** One sentence per text that says it. */
export const retiredPhraseUses = (texts: readonly ListedText[]): string[] =>
  texts.flatMap(({ path, line, text }) =>
    retiredPhrases.flatMap(({ phrase, instead }) => {
      const [said] = phrase.exec(withoutPlaceholders(text)) ?? [];
      return said === undefined ? [] : [`${path}:${line} says “${said}” in “${text}”. Write ${instead}.`];
    }),
  );
