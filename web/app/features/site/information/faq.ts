import { type FeatureId, works } from './feature-status.tsx';
import questions from './texts/faq.json' with { type: 'json' };

export interface Question {
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  /** Feature that the answer depends on. */
  readonly needs?: FeatureId;
}

interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Shown on the contact page. */
export const questionGroups = questions as readonly QuestionGroup[];

/** Structured data must match the visible text, including the badge. */
export const asPlainText = (asked: readonly Question[]) =>
  asked.map(({ question, answer, needs }) => ({
    question,
    answer: [...(works(needs) ? [] : ['Coming soon.']), ...answer].join(' '),
  }));
