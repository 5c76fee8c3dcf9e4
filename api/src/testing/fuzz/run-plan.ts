import { type Fuzzer, kindOf } from './fuzzer.ts';
import { nameOf } from './places.ts';
import { describeTrial, planTrials, type Trial } from './plan.ts';
import { randomFrom } from './random.ts';

export interface FuzzOptions {
  readonly seed: number;
  /** How many calls are sent, and more where some endpoint has had none. */
  readonly atLeast: number;
  /** Only this call of the plan. */
  readonly only: number | null;
  /** Only endpoints whose names begin so; empty for all. */
  readonly endpoint: string;
}

/** How many calls lie between two looks at whether all still works. */
const BATCH = 200;
const MOST_FAILURES = 20;
const MOST_EXPENSIVE = 10;

/** What a run has tried and found. */
export interface FuzzRun {
  readonly calls: number;
  readonly endpoints: number;
  /** How many there are. */
  readonly wanted: number;
  readonly report: string;
  readonly failures: readonly string[];
}

/** Sends the first calls of the plan, at least one to every endpoint. */
export async function runPlan(fuzzer: Fuzzer, { seed, atLeast, only, endpoint }: FuzzOptions): Promise<FuzzRun> {
  const bases = fuzzer.bases.filter(({ call }) => call.target.name.startsWith(endpoint));
  const covered = { endpoints: new Set<string>(), fields: new Set<string>(), kinds: new Set<string>() };
  const statuses = new Map<number, number>();
  const expensive: { readonly cpuMs: number; readonly trial: Trial }[] = [];
  const failures = new Map<string, string>();
  const fail = (about: string, text: string) => failures.set(about, failures.get(about) ?? text);
  let calls = 0;

  for (const trial of planTrials(bases, fuzzer.callers, randomFrom(seed))) {
    if (only !== null ? trial.number > only : isOver()) break;
    if (only !== null && trial.number !== only) continue;
    const { status, cpuMs, problems } = await fuzzer.fire(trial);
    calls += 1;
    const { name } = trial.base.call.target;
    covered.endpoints.add(name);
    for (const { place, kind } of trial.bends) {
      covered.fields.add(`${name} ${nameOf(place)}`);
      covered.kinds.add(`${place.in} ${kind}`);
    }
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expensive.push({ cpuMs, trial });
    if (expensive.length > BATCH) keepMostExpensive();
    const about = `${name} ${kindOf(problems[0] ?? '')}`;
    if (problems.length > 0 && !failures.has(about))
      fail(about, `${describeTrial(trial)}\n  ${problems.join('\n  ')}\n  ${await fuzzer.explain(trial, problems)}`);
    if (calls % BATCH === 0 && !(await fuzzer.isAlive()))
      fail('alive', `A plain call fails after ${describeTrial(trial)}.`);
  }
  if (!(await fuzzer.isAlive())) fail('alive', 'A plain call fails at the end.');
  keepMostExpensive();

  function isOver(): boolean {
    if (failures.size >= MOST_FAILURES) return true;
    return calls >= atLeast && covered.endpoints.size === bases.length;
  }
  function keepMostExpensive(): void {
    expensive.sort((one, two) => two.cpuMs - one.cpuMs).splice(MOST_EXPENSIVE);
  }

  const fields = bases.reduce((sum, { places }) => sum + places.length, 0);
  const accepted = bases.filter(({ isAccepted }) => isAccepted).length;
  const answered = [...statuses].sort(([one], [two]) => one - two).map(([status, times]) => `${status} ×${times}`);
  const report = [
    `Fuzzed with FUZZ_SEED=${seed}: ${calls} calls of ${covered.endpoints.size} of ${bases.length} endpoints (${accepted} from an accepted call), ${covered.fields.size} of ${fields} fields, ${covered.kinds.size} kinds of bends.`,
    `Answers: ${answered.join(', ')}`,
    'Most CPU:',
    ...expensive.map(({ cpuMs, trial }) => `  ${Math.round(cpuMs)} ms ${describeTrial(trial)}`),
  ].join('\n');
  return { calls, endpoints: covered.endpoints.size, wanted: bases.length, report, failures: [...failures.values()] };
}
