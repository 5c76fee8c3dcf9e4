import questions from './texts/faq.json' with { type: 'json' };

export interface Question {
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Shown on the contact page. */
export const questionGroups: readonly QuestionGroup[] = questions;

/** For structured data, which must match the visible text. */
export const asPlainText = (asked: readonly Question[]) =>
  asked.map(({ question, answer }) => ({ question, answer: answer.join(' ') }));
