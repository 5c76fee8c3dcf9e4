export { ContactPage } from './contact-page.tsx';
export { priorityLabels, subjectLabels } from './ticket-choices.ts';
