import type { Nation } from '../../../search/places/nations.ts';
import lawfulSentences from './lawful-sentences.json' with { type: 'json' };
import unlawfulSentences from './unlawful-sentences.json' with { type: 'json' };

/** A sentence that a rule has to object to in a nation. */
interface UnlawfulSentence {
  readonly text: string;
  readonly nation: Nation;
  readonly rule: string;
}

const byRule: Readonly<Record<string, Readonly<Partial<Record<Nation, readonly string[]>>>>> = unlawfulSentences;

/** The sentences that the wording checks are held to, for tests. */
export const unlawful: readonly UnlawfulSentence[] = Object.entries(byRule).flatMap(([rule, byNation]) =>
  Object.entries(byNation).flatMap(([nation, texts]) =>
    texts.map((text) => ({ text, nation: nation as Nation, rule })),
  ),
);

/** Sentences that no rule may object to. */
export const lawful: readonly string[] = lawfulSentences;
