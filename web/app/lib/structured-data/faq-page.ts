import type { Thing } from './thing.ts';

export interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

export const faqPage = (questions: readonly QuestionAndAnswer[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
