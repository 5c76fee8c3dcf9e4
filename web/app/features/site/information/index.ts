export { asPlainText, questionGroups } from './faq.ts';
export { Faq, Section } from './page-parts.tsx';
