import { addTimes, type CpuTime } from './cpu/cpu-tally.ts';
import type { FileTally } from './tally.ts';

export interface TierTime {
  readonly tier: string;
  readonly wallSeconds: number;
  /** With all child processes; null where the system does not tell. */
  readonly cpu: CpuTime | null;
}

export interface Times {
  readonly tiers: readonly TierTime[];
  readonly total: Omit<TierTime, 'tier'>;
  readonly slowest: readonly { readonly file: string; readonly seconds: number }[];
}

const SLOWEST = 10;

export function timesOf(tiers: readonly TierTime[], wallSeconds: number, files: readonly FileTally[]): Times {
  const known = tiers.flatMap(({ cpu }) => cpu ?? []);
  return {
    tiers,
    total: { wallSeconds, cpu: known.length === tiers.length ? addTimes(...known) : null },
    slowest: files
      .flatMap(({ file, seconds }) => (seconds === undefined ? [] : [{ file, seconds }]))
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, SLOWEST),
  };
}

/** "61.2 s, CPU 90.0 s user and 12.3 s system". */
export const describeTime = ({ wallSeconds, cpu }: Omit<TierTime, 'tier'>): string =>
  cpu
    ? `${inSeconds(wallSeconds)}, CPU ${inSeconds(cpu.user)} user and ${inSeconds(cpu.system)} system`
    : inSeconds(wallSeconds);

export const describeSlowest = ({ slowest }: Times): string[] => [
  'slowest files:',
  ...slowest.map(({ file, seconds }) => `${inSeconds(seconds).padStart(9)}  ${file}`),
];

const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;
