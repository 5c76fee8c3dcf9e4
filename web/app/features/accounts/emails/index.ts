export { EmailSwitches } from './email-switches.tsx';
