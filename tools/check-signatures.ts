import { reportSignatures } from './dependencies/signatures.ts';
import { runCommand } from './run-command.ts';

/** Some registries never answer. */
const MOST_MS = '--fetch-timeout=20000';

const audit = await runCommand('npm', ['audit', 'signatures', '--json', '--fetch-retries=0', MOST_MS]);
const { isFine, lines } = reportSignatures(audit);
for (const line of lines) console.log(line);
process.exitCode = isFine ? 0 : 1;
