export { asPlainText } from './as-plain-text.ts';
export { questionGroups } from './faq.ts';
export { Faq } from './faq-list.tsx';
export { isLive } from './feature-status.ts';
export { Section } from './section.tsx';
