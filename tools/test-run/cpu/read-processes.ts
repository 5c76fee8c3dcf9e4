import { readdirSync, readFileSync } from 'node:fs';
import type { ProcessState } from './cpu-tally.ts';

/** Linux counts in hundredths of a second for programs, whatever its own clock is. */
const TICKS_PER_SECOND = 100;

/** All processes of this machine; none where there is no /proc. */
export function readProcesses(): ProcessState[] {
  let names: string[];
  try {
    names = readdirSync('/proc');
  } catch {
    return [];
  }
  return names.filter((name) => /^\d+$/.test(name)).flatMap((pid) => readProcess(pid) ?? []);
}

function readProcess(pid: string): ProcessState | null {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // It has ended since the folder was read.
    return null;
  }
}

/** Fields as in proc(5); the name in brackets may hold spaces and brackets itself. */
export function parseStat(line: string): ProcessState {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const seconds = (at: number) => Number(fields[at]) / TICKS_PER_SECOND;
  return {
    pid: Number.parseInt(line, 10),
    parent: Number(fields[1]),
    startedAt: fields[19] ?? '',
    own: { user: seconds(11), system: seconds(12) },
    reaped: { user: seconds(13), system: seconds(14) },
  };
}
