import { p99 } from '../report.ts';
import type { machineTime } from '../setup/process-cost.ts';

/** Seconds since the begin of the run, what was asked, and how long the answer took. */
export interface Answered {
  readonly at: number;
  readonly what: string;
  readonly ms: number;
}

export interface Sample {
  readonly at: number;
  readonly rssMb: number;
  readonly heapMb: number;
  readonly cpuMs: number;
  readonly machine: Awaited<ReturnType<typeof machineTime>>;
}

export interface Run {
  readonly answers: readonly Answered[];
  readonly samples: readonly Sample[];
  readonly seconds: number;
}

export interface Part {
  /** Seconds since the begin of the run. */
  readonly from: number;
  readonly to: number;
  readonly p99Ms: number;
  /** CPU time of the product for an answer: unlike times it hardly depends on what else the machine does. */
  readonly cpuMs: number;
  /** Share of the processors that the host gave to other machines. */
  readonly stolen: number;
}

/** The run in so many parts of the same length. */
export function partsOf({ answers, samples, seconds }: Run, count: number): readonly Part[] {
  return Array.from({ length: count }, (_, part) => {
    const [from, to] = [(part * seconds) / count, ((part + 1) * seconds) / count];
    const sampled = within(samples, from, to);
    const [first, last] = [sampled[0], sampled.at(-1)];
    return { from, to, p99Ms: p99(timesOf(within(answers, from, to))), ...costsBetween(answers, first, last) };
  });
}

function costsBetween(answers: readonly Answered[], first: Sample | undefined, last: Sample | undefined) {
  if (!first || !last || first === last) return { cpuMs: Number.NaN, stolen: Number.NaN };
  const [before, after] = [first.machine, last.machine];
  return {
    cpuMs: (last.cpuMs - first.cpuMs) / within(answers, first.at, last.at).length,
    stolen: (after.stolen - before.stolen) / (after.total - before.total),
  };
}

/** For each of the slowest parts a sentence: when it was, what was slow, and whether neighbours had the processors. */
export const slowestOf = (run: Run, parts: readonly Part[], count: number): readonly string[] =>
  parts
    .toSorted((a, b) => b.p99Ms - a.p99Ms)
    .slice(0, count)
    .map((part) => {
      const kinds = Map.groupBy(within(run.answers, part.from, part.to), ({ what }) => what);
      const slow = [...kinds].map(([what, answers]) => `${what} ${p99(timesOf(answers)).toFixed(0)} ms`).join(', ');
      return `from second ${part.from.toFixed(0)}: ${describePart(part)}; ${slow}`;
    });

export const describePart = ({ p99Ms, cpuMs, stolen }: Part): string =>
  `p99 ${p99Ms.toFixed(0)} ms, CPU ${cpuMs.toFixed(1)} ms an answer, ${(stolen * 100).toFixed(1)} % taken by neighbours`;

const within = <T extends { readonly at: number }>(all: readonly T[], from: number, to: number) =>
  all.filter(({ at }) => at >= from && at < to);

const timesOf = (answers: readonly Answered[]): readonly number[] => answers.map(({ ms }) => ms);
