import { parseArgs } from 'node:util';
import { counted } from '@letfair/domain/counted';
import { openDatabaseForCommand } from './boot/database/open-database.ts';
import { runWithConfig } from './boot/run-with-config.ts';
import { printLine, StartError } from './boot/start-error.ts';
import type { Config } from './config/config.ts';
import { checkAdmins } from './doctor/check-admins.ts';
import { checkDatabase } from './doctor/check-database.ts';
import { checkRouting } from './doctor/check-routing.ts';
import { checkSecrets } from './doctor/check-secrets.ts';
import { checkDisk, checkMail, checkSite, checkStorage } from './doctor/check-surroundings.ts';
import { type Finding, lineOf, ok, warning } from './doctor/finding.ts';

const usage = 'doctor only accepts --mail with the address to send a test email to.';

function parseArguments() {
  try {
    return parseArgs({ options: { mail: { type: 'string' } } }).values;
  } catch {
    throw new StartError(usage);
  }
}

const checkConfiguration = ({ throttle, isLocal, process: part }: Config): Finding[] => [
  ok('configuration', `all settings are valid${part === 'all' ? '' : `, for a ${part} process`}.`),
  ...(throttle || isLocal
    ? []
    : [warning('configuration', 'THROTTLE=off switches off the request limits. Remove it.')]),
];

/** Checks what a site needs, and says what to do where something is missing. */
await runWithConfig(parseArguments, async (config, { mail }) => {
  const findings: Finding[] = [];
  const report = (found: readonly Finding[]) => {
    for (const finding of found) printLine(lineOf(finding));
    findings.push(...found);
  };
  report(checkConfiguration(config));
  report([await checkDisk(config)]);
  const database = await openDatabaseForCommand(config);
  try {
    report(await checkDatabase(database.url));
    report([await checkSecrets(config, database.url)]);
    report(await checkAdmins(config, database.url));
  } finally {
    await database.close();
  }
  report([await checkStorage(config)]);
  report([await checkMail(config, mail ?? config.admin?.email ?? config.supportEmail)]);
  const routing = await checkRouting(config);
  if (routing) report([routing]);
  report(await checkSite(config));
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const sums = `${counted(count('problem'), 'problem')}, ${counted(count('warning'), 'warning')}.`;
  if (count('problem') > 0) throw new StartError(sums);
  return sums;
});
