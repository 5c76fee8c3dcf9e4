import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** The most memory the process has held while this was watching. */
export function watchRss(pid: number) {
  let highest = 0;
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      highest = Math.max(highest, await rssMb(pid));
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
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
}
