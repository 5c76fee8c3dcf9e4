import { writeFileSync } from 'node:fs';
import { root } from './run-command.ts';
import { sourceFiles } from './source-files.ts';
import { readArguments, USAGE } from './test-run/arguments.ts';
import { changedFiles } from './test-run/changed/changed-files.ts';
import { planTests } from './test-run/plan.ts';
import { runTier } from './test-run/run-tier.ts';
import { describeTier, type FileTally, sum, type Tally } from './test-run/tally.ts';
import { browser, checks, component, db, pages, pure, type Tier, wholeProcess } from './test-run/tiers.ts';
import { describeSlowest, describeTime, type TierTime, timesOf } from './test-run/times.ts';

const args = readArguments(process.argv.slice(2));
if (!args) {
  console.error(USAGE);
  process.exit(2);
}
const start = performance.now();
const summary: string[] = [];
const tallies: Tally[] = [];
const times: TierTime[] = [];
const files: FileTally[] = [];

const changed = args.changed ? await changedFiles(args.changed.since) : null;
if (changed) console.log(`changed: ${changed.length === 0 ? 'nothing' : changed.join(', ')}`);
const tiers = [pure, component, pages, wholeProcess, db, browser];
const plan = await planTests(root, await sourceFiles(root), tiers, { ...args, changed });

// Process tests mostly wait, and pure, component and page tests use one core each, so they run at the same time.
const processTests = runInBackground(wholeProcess);
const smallTests = runInBackground(component, pages);
if (plan.runsChecks && changed?.length !== 0) await announceAndRun(checks);
await announceAndRun(pure);
await smallTests;
await announceAndRun(db);
await processTests;
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
if (times.length > 0) {
  writeFileSync(`${root}test-results/times.json`, JSON.stringify(all, null, 2));
  writeFileSync(`${root}test-results/summary.txt`, `${printed}\n`);
}
console.log(`\n${printed}`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function announceAndRun(tier: Tier): Promise<void> {
  if (isPlanned(tier)) console.log(`\n— ${tier.name}`);
  await runAndNote(tier, { live: true });
}

/** One after another, each printed once it has ended. */
async function runInBackground(...inTurn: readonly Tier[]): Promise<void> {
  for (const tier of inTurn) {
    const output = await runAndNote(tier, { live: false });
    if (output) console.log(`\n— ${tier.name}\n${output}`);
  }
}

function isPlanned(tier: Tier): boolean {
  return tier === checks || plan.partOf(tier).files.length > 0;
}

async function runAndNote(tier: Tier, { live }: { readonly live: boolean }): Promise<string> {
  if (!isPlanned(tier)) return '';
  // A part of the tests is asked for to hear soon, so the fuzzer makes fewer calls.
  const env: Record<string, string> = changed ? { FUZZ_CALLS: '300' } : {};
  const result = await runTier(tier, { live, ...plan.partOf(tier), env });
  tallies.push(result.tally);
  times.push(result.time);
  files.push(...result.files);
  summary.push(...describeTier(tier.name, result, describeTime(result.time)));
  return result.output;
}
