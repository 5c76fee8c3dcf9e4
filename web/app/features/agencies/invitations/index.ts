export { ClientJoinPage, JoinPage } from './join-page.tsx';
