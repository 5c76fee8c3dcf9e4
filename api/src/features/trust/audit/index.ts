export {
  type AuditEntry,
  historyOf,
  listAdminDecisions,
  listTargetHistory,
  presentAuditEntry,
  recordAudit,
  recordAudits,
} from './audit-log.ts';
