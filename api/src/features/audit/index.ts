export { type AuditEntry, historyOf, listDecisions, listHistory, presentEntry, record } from './audit-log.ts';
