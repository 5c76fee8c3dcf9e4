import { JsonLd, type Thing } from './json-ld.tsx';

/** For the one page where these questions are answered; the same words stand in the page. */
export const FaqData = ({ questions }: { readonly questions: readonly QuestionAndAnswer[] }) => (
  <JsonLd thing={faqPage(questions)} />
);

interface QuestionAndAnswer {
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
