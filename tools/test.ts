import { writeFileSync } from 'node:fs';
import { root } from './run-command.ts';
import { sourceFiles } from './source-files.ts';
import { runTier } from './test-run/run-tier.ts';
import { describeTier, type FileTally, sum, type Tally } from './test-run/tally.ts';
import { browser, checks, component, db, pure, type Tier, wholeProcess } from './test-run/tiers.ts';
import { describeSlowest, describeTime, type TierTime, timesOf } from './test-run/times.ts';

const start = performance.now();
const summary: string[] = [];
const tallies: Tally[] = [];
const times: TierTime[] = [];
const files: FileTally[] = [];

const inTurn = [pure, component, db];
const sources = await sourceFiles(root);

// Process tests mostly wait, so checks and smaller tests run beside them.
const processTier = runAndNote(wholeProcess, { live: false });
await announceAndRun(checks);
for (const tier of inTurn) await announceAndRun(tier);
const processOutput = await processTier;
console.log(`\n— ${wholeProcess.name}\n${processOutput}`);
await announceAndRun(browser);

const total = sum(tallies);
const all = timesOf(times, (performance.now() - start) / 1000, files);
const printed = [
  ...describeSlowest(all),
  '',
  ...summary,
  `all in ${describeTime(all.total)}`,
  '',
  `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
].join('\n');
writeFileSync(`${root}test-results/times.json`, JSON.stringify(all, null, 2));
writeFileSync(`${root}test-results/summary.txt`, `${printed}\n`);
console.log(`\n${printed}`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function announceAndRun(tier: Tier): Promise<void> {
  console.log(`\n— ${tier.name}`);
  await runAndNote(tier, { live: true });
}

async function runAndNote(tier: Tier, { live }: { readonly live: boolean }): Promise<string> {
  const result = await runTier(tier, { live, files: sources.filter(tier.owns), isWhole: true });
  tallies.push(result.tally);
  times.push(result.time);
  files.push(...result.files);
  summary.push(...describeTier(tier.name, result, describeTime(result.time)));
  return result.output;
}
