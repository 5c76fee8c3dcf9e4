export { MailedLinkPage } from './mailed-link-page.tsx';
