import { runChecks } from './checks/run-checks.ts';
import { seconds } from './run-command.ts';
import { describeTier, sum, type Tally } from './test-run/tally.ts';
import { browser, component, db, pure, runTier, type Tier, wholeProcess } from './test-run/tiers.ts';

const start = performance.now();
const summary: string[] = [];
const tallies: Tally[] = [];

// Process tests mostly wait, so checks and smaller tests run beside them.
const processTier = runAndNote(wholeProcess, { live: false });

console.log('— checks');
const checks = await runChecks(console.log);
tallies.push({ passed: checks.passed, failed: checks.failed.length, skipped: 0 });
summary.push(
  `checks: ${checks.passed} passed, ${checks.failed.length} failed (${seconds(start)})`,
  ...checks.failed.map((name) => `  ✗ ${name}`),
);

for (const tier of [pure, component, db]) {
  console.log(`\n— ${tier.name}`);
  await runAndNote(tier, { live: true });
}
console.log(`\n— ${wholeProcess.name}\n${await processTier}`);
console.log(`\n— ${browser.name}`);
await runAndNote(browser, { live: true });

const total = sum(tallies);
console.log(`\n${summary.join('\n')}\nall in ${seconds(start)}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runAndNote(tier: Tier, how: { readonly live: boolean }): Promise<string> {
  const tierStart = performance.now();
  const result = await runTier(tier, how);
  tallies.push(result.tally);
  summary.push(...describeTier(tier.name, result, seconds(tierStart)));
  return result.output;
}
