import type { ShownAuditEntry } from '@letfair/contract/trust/admin';
import { csvOf } from '../../../../lib/csv.ts';
import { aboutWhat, byWhom, doneInWords, noteInWords } from './audit-words.ts';

export const auditCsv = (entries: readonly ShownAuditEntry[]): string =>
  csvOf([
    ['When (UTC)', 'Admin', 'Action', 'About', 'Target ID', 'Status', 'Reason'],
    ...entries.map((entry) => [
      entry.at,
      byWhom(entry),
      doneInWords(entry),
      aboutWhat(entry.target),
      entry.target.id,
      entry.status,
      noteInWords(entry),
    ]),
  ]);
