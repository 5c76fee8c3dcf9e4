export {
  type AuditEntry,
  historyOf,
  listAdminDecisions,
  listTargetHistory,
  presentAuditEntry,
  recordAudit,
} from './audit-log.ts';
