export { accessOfTables, handedOutAccess } from './access-kinds.ts';
