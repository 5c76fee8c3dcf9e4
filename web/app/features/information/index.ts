export { asPlainText } from './as-plain-text.ts';
export { questionGroups } from './faq.ts';
export { Faq } from './faq-list.tsx';
export { Section } from './section.tsx';
