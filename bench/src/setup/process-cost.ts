import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** CPU time of the processes so far, which does not depend on other load of the machine; of threads that still run. */
export async function cpuMs(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(pids.map(ofProcess));
  return times.reduce((sum, time) => sum + time, 0);
}

async function ofProcess(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    threads.map(async (thread) => {
      const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
      return Number(text.split(' ')[0]) / 1e6;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

/** Of Linux, whatever the machine. */
const MS_A_TICK = 10;

/** CPU time of a process in whole ticks, with that of threads that have ended, as those that scale pictures do. */
export async function wholeCpuMs(pid: number): Promise<number> {
  const fields = await statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK;
}

/** The same of a process and its children, with those that have ended, as the connections of a database do. */
export async function familyCpuMs(pid: number): Promise<number> {
  const fields = await statOf(pid);
  const ofEnded = (Number(fields[13]) + Number(fields[14])) * MS_A_TICK;
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean);
  const times = await Promise.all([pid, ...children.map(Number)].map((one) => wholeCpuMs(one).catch(() => 0)));
  return times.reduce((sum, time) => sum + time, ofEnded);
}

/** The name of the program, in brackets, may hold spaces; user and system time are the 12th and 13th field after it. */
async function statOf(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Records the peak memory of a process. */
export function watchRss(pid: number) {
  let highest = 0;
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      // The process may have ended.
      highest = Math.max(highest, await rssMb(pid).catch(() => 0));
      await sleep(10);
    }
    return highest;
  })();
  return {
    stop: () => {
      stopped = true;
      return watching;
    },
  };
}

export async function rssMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024;
}
