export { handedOutAccess } from './access-kinds.ts';
