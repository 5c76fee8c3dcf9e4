import type { ShownAuditEntry } from '@letfair/contract/trust/admin';
import { expect, it } from 'vitest';
import { auditCsv } from './audit-csv.ts';

const entry: ShownAuditEntry = {
  id: '01900000-0000-7000-8000-000000000001',
  at: '2026-11-10T12:00:00.000Z',
  actor: { id: '01900000-0000-7000-8000-000000000002', name: '=cmd()' },
  role: 'moderator',
  action: 'suspend',
  target: { type: 'account', id: 'x', label: '@Sam, "Field"', propertyId: null, userId: 'x' },
  status: 'suspended',
  note: '+44 7700 900123\nask again',
};

it('writes entries that no spreadsheet runs as a formula or breaks into other cells', () => {
  const [head, ...lines] = auditCsv([entry]).split('\r\n');
  expect(head).toContain('When (UTC),Admin,Action,About');
  expect(lines[0]).toBe(
    `2026-11-10T12:00:00.000Z,'=cmd(),Suspended a user,"'@Sam, ""Field""",x,suspended,"'+44 7700 900123\nask again"`,
  );
});
