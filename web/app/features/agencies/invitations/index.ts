export { type InvitationKind, InvitationPage } from './invitation-page.tsx';
