import type { Question } from './faq.ts';
import { works } from './feature-status.ts';

/** The same words as in the page, the badge included, for its structured data. */
export const asPlainText = (questions: readonly Question[]) =>
  questions.map(({ question, answer, needs }) => ({
    question,
    answer: [...(works(needs) ? [] : ['Coming soon.']), ...answer].join(' '),
  }));
