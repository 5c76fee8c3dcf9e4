import { expect, test } from 'vitest';
import { type Expiring, type Kept, tableRules } from './table-rules.ts';

const namesOf = (table: string) => table.replace('graphile_worker._private_jobs', 'jobs that were given up');

function linesOf([table, rule]: [string, Kept | readonly Expiring[]]): string[] {
  if ('kept' in rule) return [`| ${namesOf(table)} | | ${rule.kept} | |`];
  return rule.map(({ column, keep, why }) => `| ${namesOf(table)} | ${column ?? ''} | ${lasting(keep)} | ${why} |`);
}

const lasting = (keep: string) => (keep === '0 days' ? 'until then' : keep.replace(/^1 (\w+)s$/, '1 $1'));

test('the document for operators says how long every table keeps its rows', async () => {
  const lines = Object.entries(tableRules).flatMap((rule) => linesOf(rule as Parameters<typeof linesOf>[0]));
  const text = `# How long tables keep their rows

Written from \`api/src/platform/retention/table-rules.ts\` by its test (\`npx vitest run --project pure table-rules -u\`). An hourly job deletes old rows in batches of at most 5,000.

| table | counted from | kept | why |
|---|---|---|---|
${lines.sort().join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../../../../docs/operations/retention.md');
});

test('every period is a number of hours, days, months or years', () => {
  const rules: readonly (Kept | readonly Expiring[])[] = Object.values(tableRules);
  const periods = rules.flatMap((rule) => ('kept' in rule ? [] : rule.map(({ keep }) => keep)));
  expect(periods.length).toBeGreaterThan(25);
  for (const period of periods) expect(period).toMatch(/^\d+ (hours|days|months|years)$/);
});
