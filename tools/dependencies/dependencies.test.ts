import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { root } from '../run-command.ts';
import { makeBillOfMaterials } from './bill-of-materials.ts';
import { reportSignatures } from './signatures.ts';

const { version } = createRequire(import.meta.url)('../../package.json');
const { dependencies } = createRequire(import.meta.url)('../../api/package.json');

test('the bill of materials has what runs, with version and licence, and nothing of this machine', async () => {
  const [bill, again] = [await makeBillOfMaterials(root), await makeBillOfMaterials(root)];
  expect(again).toEqual(bill);
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'letfair', version } } });
  const named = (name: string) => bill.components.filter((component) => component.name === name);
  expect(named('fastify')).toMatchObject([{ version: dependencies.fastify, licenses: [{ license: { id: 'MIT' } }] }]);
  expect(bill.components.map((component) => component['bom-ref'])).toContain(`@letfair/api@${version}`);
  expect(named('vitest')).toEqual([]);
  const text = JSON.stringify(bill);
  expect(text).not.toContain('registry');
  expect(text).not.toContain(root);
  expect(text).not.toMatch(/timestamp|serialNumber/);
});

const left = { name: 'left', version: '1.0.0' };
test.each([
  ['all signed', 0, { invalid: [], missing: [] }, true, 'All packages have a valid signature of the registry.'],
  ['none signed', 1, { invalid: [], missing: [] }, true, 'The registry signs none of these packages.'],
  ['no answer', null, 'npm error network', true, /^The registry did not say/],
  ['an error in JSON', 1, { error: { code: 'ENOAUDIT' } }, true, /^The registry did not say/],
  ['a wrong one', 1, { invalid: [left], missing: [] }, false, /^left 1\.0\.0 has a signature that does not match/],
  ['a missing one', 1, { invalid: [], missing: [left] }, false, /^left 1\.0\.0 has no signature/],
])('signatures of packages: %s', (_, exitCode, answer, isFine, line) => {
  const output = typeof answer === 'string' ? answer : `npm warn\n${JSON.stringify(answer, null, 2)}\n`;
  const report = reportSignatures({ exitCode, output });
  expect(report).toEqual({ isFine, lines: [expect.stringMatching(line)] });
});
