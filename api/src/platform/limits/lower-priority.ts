import { getPriority, setPriority } from 'node:os';

/** Nobody may take niceness away again, so a thread of a process that is nicer already stays as it is. */
export function lowerPriority(niceness: number): void {
  // Elsewhere than on Linux a thread has no priority of its own.
  if (process.platform === 'linux' && getPriority() < niceness) setPriority(niceness);
}
