import { runChecks } from './checks/run-checks.ts';

const { failed } = await runChecks(console.log);
process.exitCode = failed.length === 0 ? 0 : 1;
