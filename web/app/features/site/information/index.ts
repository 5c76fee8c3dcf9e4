export { asPlainText, questionGroups } from './faq.ts';
export type { HelpEntryId } from './help/help-categories.ts';
export { Faq, Section } from './page-parts.tsx';
