import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runChecks } from './checks/run-checks.ts';

const { report } = parseArgs({ options: { report: { type: 'string' } } }).values;
const results = await runChecks(console.log);
if (report) writeFileSync(report, JSON.stringify(results));
process.exitCode = results.failed.length === 0 ? 0 : 1;
