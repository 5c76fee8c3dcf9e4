export { EmailReversal } from './email-reversal.tsx';
export { ProfilePage } from './profile-page.tsx';
