import { readFile } from 'node:fs/promises';
import { blmColumnOf, blmLosses } from '@letfair/domain/agencies/portfolio/blm/write-blm';
import { columnName, portfolioColumns } from '@letfair/domain/agencies/portfolio/columns';
import { type PortableField, portableFields } from '@letfair/domain/agencies/portfolio/portable-listing';
import { listingFields } from '@letfair/domain/listings/fields';
import { expect, test } from 'vitest';

const isField = (target: string): target is PortableField => (portableFields as readonly string[]).includes(target);

const rows = portfolioColumns
  .filter(isField)
  .map((name) => `| \`${columnName(name)}\` | ${listingFields[name].label} | ${blmColumnOf(name) ?? ''} |`);

test('the documented table of columns is that of the code, with what BLM cannot carry', async () => {
  const page = await readFile(
    new URL('../../../../../docs/product/agencies/portfolio-files.md', import.meta.url),
    'utf8',
  );
  const written = page.split('\n');
  expect(written.filter((line) => line.startsWith('| `'))).toEqual(rows);
  for (const loss of blmLosses) expect(written).toContain(`- ${loss}`);
});
