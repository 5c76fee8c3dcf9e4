import { faqPage, type QuestionAndAnswer } from './faq-page.ts';
import { JsonLd } from './json-ld.tsx';

/** For the one page where these questions are answered; the same words stand in the page. */
export const FaqData = ({ questions }: { readonly questions: readonly QuestionAndAnswer[] }) => (
  <JsonLd thing={faqPage(questions)} />
);
