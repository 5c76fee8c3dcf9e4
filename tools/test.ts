import { runChecks } from './checks/run-checks.ts';
import { seconds } from './run-command.ts';
import { sum, type Tally } from './test-run/tally.ts';
import { runTier, tiers } from './test-run/tiers.ts';

const start = performance.now();
const summary: string[] = [];
const tallies: Tally[] = [];

console.log('— checks');
const checks = await runChecks(console.log);
tallies.push({ ...checks, skipped: 0 });
summary.push(`checks: ${checks.passed} passed, ${checks.failed} failed (${seconds(start)})`);

for (const tier of tiers) {
  console.log(`\n— ${tier.name}`);
  const tierStart = performance.now();
  const { tally, problems } = await runTier(tier);
  tallies.push(tally);
  summary.push(
    `${tier.name}: ${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped (${seconds(tierStart)})`,
    ...problems.map((problem) => `  ✗ ${problem}`),
  );
}

const total = sum(tallies);
console.log(`\n${summary.join('\n')}\nall in ${seconds(start)}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;
