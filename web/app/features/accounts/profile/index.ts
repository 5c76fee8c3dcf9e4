export { EmailReversal } from './email-reversal.tsx';
export { loadProfile } from './profile-data.ts';
export { ProfilePage } from './profile-page.tsx';
