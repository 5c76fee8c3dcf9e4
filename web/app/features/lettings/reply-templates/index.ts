export { ReplyTemplatesButton } from './reply-templates-button.tsx';
