import { readFile } from 'node:fs/promises';
import { listingFields } from '@letfair/domain/listings/fields';
import { blmColumnOfField, blmLosses } from '@letfair/domain/portfolio/blm/write-blm';
import { columnName, portfolioColumns } from '@letfair/domain/portfolio/columns';
import { type PortableField, portableFields } from '@letfair/domain/portfolio/portable-listing';
import { expect, test } from 'vitest';

const isField = (target: string): target is PortableField => (portableFields as readonly string[]).includes(target);

const rows = portfolioColumns
  .filter(isField)
  .map((name) => `| \`${columnName(name)}\` | ${listingFields[name].label} | ${blmColumnOfField[name] ?? ''} |`);

test('the documented table of columns is that of the code, with what BLM cannot carry', async () => {
  const page = await readFile(new URL('../../../../docs/product/portfolio-files.md', import.meta.url), 'utf8');
  const written = page.split('\n');
  expect(written.filter((line) => line.startsWith('| `'))).toEqual(rows);
  for (const loss of blmLosses) expect(written).toContain(`- ${loss}`);
});
