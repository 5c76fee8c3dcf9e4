import { printLine } from './start-error.ts';

interface Progress {
  readonly done: number;
  readonly of: number;
}

const EVERY_MS = 2_000;
const format = (count: number): string => count.toLocaleString('en-GB');

/** Says every few seconds, and at the end, how far a long task is and how fast it goes. */
export function progressReport(task: string): (progress: Progress) => void {
  const begun = performance.now();
  let reported = begun;
  return ({ done, of }) => {
    const now = performance.now();
    if (done === 0 || (done < of && now - reported < EVERY_MS)) return;
    reported = now;
    const perSecond = Math.round((done / Math.max(now - begun, 1)) * 1_000);
    printLine(`${task}: ${format(done)} of ${format(of)} (${format(perSecond)} a second)`);
  };
}
