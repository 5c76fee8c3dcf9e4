import type { ShownAuditEntry } from '@letfair/contract/admin';
import { csvOf } from '../../../lib/csv.ts';
import { loadAllPages } from '../../../lib/page-data.ts';
import { api } from '../../session/index.ts';
import { aboutWhat, byWhom, doneInWords } from './audit-words.ts';

export const auditCsv = (entries: readonly ShownAuditEntry[]): string =>
  csvOf([
    ['When (UTC)', 'Admin', 'Action', 'About', 'Id of the target', 'Status', 'Reason'],
    ...entries.map((entry) => [
      entry.at,
      byWhom(entry),
      doneInWords(entry),
      aboutWhat(entry.target),
      entry.target.id,
      entry.status,
      entry.note,
    ]),
  ]);

type AuditQuery = Omit<Parameters<typeof api.admin.audit>[0]['query'], 'cursor'>;

/** Downloads every entry that the filters find, page by page; false where a page could not be loaded. */
export async function downloadAudit(query: AuditQuery): Promise<boolean> {
  const loaded = await loadAllPages(
    (page) => api.admin.audit({ query: { ...query, ...page } }),
    ({ entries }) => entries,
  );
  if (!loaded.success) return false;
  const url = URL.createObjectURL(new Blob([auditCsv(loaded.data)], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'audit-log.csv' });
  link.click();
  URL.revokeObjectURL(url);
  return true;
}
