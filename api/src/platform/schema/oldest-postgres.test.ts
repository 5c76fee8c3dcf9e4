import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const api = fileURLToPath(new URL('../../../', import.meta.url));
/** Whatever holds statements of the product. */
const sources = globSync(['migrations/*.sql', 'src/**/*.ts'], { cwd: api }).filter(
  (path) => !/\.test\.ts$|\/testing\//.test(path),
);

/** Each with what the product does instead on an older server. */
const exceptions = ['migrations/0018_listing_floor.sql: set expression', 'src/platform/migrate.ts: set expression'];

/** What PostgreSQL 14, the oldest that is supported, does not know yet. */
const newer: Readonly<Record<string, RegExp>> = {
  15: /\bnulls\s+(not\s+)?distinct\b|\bmerge\s+into\b|\bregexp_(like|count|instr|substr)\s*\(|\bsecurity_invoker\b|\bon\s+delete\s+set\s+null\s*\(/i,
  16: /\bany_value\s*\(|\bjson_(array|object)(agg)?\s*\(|\bis\s+json\b|\bpg_input_is_valid\s*\(|\barray_(shuffle|sample)\s*\(|\bdate_(add|subtract)\s*\(|\brandom_normal\s*\(/i,
  17: /\bjson_(table|exists|query|value|scalar|serialize)\s*\(|\bon_error\s+ignore\b|\bto_bin\s*\(|\buuid_extract_|\bset\s+expression\b|\bmerge_action\s*\(|\btransaction_timeout\b/i,
  18: /\buuidv[47]\s*\(\)|\breturning\s+(old|new)\b|\bwith\s*\(\s*(old|new)\s+as\b|\bwithout\s+overlaps\b|\)\s+virtual\b|\bnot\s+enforced\b|\barray_(sort|reverse)\s*\(|\bcasefold\s*\(/i,
};

test.for(Object.entries(newer))('no statement needs PostgreSQL %s', ([, syntax]) => {
  expect(sources.length).toBeGreaterThan(400);
  const found = sources.flatMap((path) => {
    const match = syntax.exec(readFileSync(`${api}${path}`, 'utf8'));
    return match ? [`${path}: ${match[0]}`] : [];
  });
  expect(found.filter((what) => !exceptions.includes(what))).toEqual([]);
});
