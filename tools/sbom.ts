import { mkdir, writeFile } from 'node:fs/promises';
import { makeBillOfMaterials } from './dependencies/bill-of-materials.ts';
import { root } from './run-command.ts';

const FILE = 'build/sbom.json';

const bill = await makeBillOfMaterials(root);
await mkdir(`${root}build`, { recursive: true });
await writeFile(root + FILE, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${FILE} lists the ${bill.components.length} packages that run in production.`);
