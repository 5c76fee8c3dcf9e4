export { type AuditEntry, historyOf, record } from './audit.repository.ts';
