export { type AuditEntry, historyOf, record } from './audit.repository.ts';
export { listDecisions, listHistory } from './audit-log.repository.ts';
export { presentEntry } from './present-entry.ts';
