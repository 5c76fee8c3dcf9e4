import { expect, test } from 'vitest';
import type { TableRule } from './table-rule.ts';
import { tableRules } from './table-rules.ts';

const rules = Object.entries(tableRules) as [string, TableRule<Record<string, unknown>>][];
const nameOf = (table: string) => (table === 'graphile_worker._private_jobs' ? 'failed jobs' : `\`${table}\``);

function linesOf([table, { keep, export: exported, erase }]: readonly [
  string,
  TableRule<Record<string, unknown>>,
]): string[] {
  const personal = `${exportedAs(exported)} | ${erase?.map((step) => `\`${step}\``).join(', ') ?? ''}`;
  if ('kept' in keep) return [`| ${nameOf(table)} | | ${keep.kept} | | ${personal} |`];
  return keep.map(
    ({ column, keep: period, why }) =>
      `| ${nameOf(table)} | ${column ?? ''} | ${lasting(period)} | ${why} | ${personal} |`,
  );
}

function exportedAs(exported: TableRule<unknown>['export']): string {
  if (exported === null) return '';
  if ('file' in exported) return exported.file;
  return 'in' in exported ? exported.in.join(', ') : `no: ${exported.unexported}`;
}

const withoutMarks = (line: string) => line.replaceAll('`', '');
const lasting = (keep: string) => (keep === '0 days' ? 'until then' : keep.replace(/^1 (\w+)s$/, '1 $1'));

test('the document for operators says how long every table keeps its rows, and how they are exported and erased', async () => {
  const lines = rules.flatMap(linesOf);
  const text = `# How long tables keep their rows, and how they are exported and erased

Generated from \`api/src/platform/retention/table-rules.ts\` and \`account-tables.ts\` by \`npx vitest run --project pure table-rules -u\`. An hourly job deletes old rows in batches of at most 5,000. The last two columns say which file of a personal export contains the table, and which steps of an erasure remove an account from it.

| table | counted from | kept | why | exported in | erased by |
|---|---|---|---|---|---|
${lines.sort((a, b) => (withoutMarks(a) < withoutMarks(b) ? -1 : 1)).join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../../../../docs/operations/retention.md');
});

test('every period is a number of hours, days, months or years', () => {
  const periods = rules.flatMap(([, { keep }]) => ('kept' in keep ? [] : keep.map((rule) => rule.keep)));
  expect(periods.length).toBeGreaterThan(25);
  for (const period of periods) expect(period).toMatch(/^\d+ (hours|days|months|years)$/);
});
