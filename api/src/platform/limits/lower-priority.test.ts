import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const module = new URL('./lower-priority.ts', import.meta.url).href;
const script = `const { lowerPriority } = await import(${JSON.stringify(module)});
lowerPriority(10);
console.log((await import('node:os')).getPriority());`;

const nicenessAfter = (started: number): number =>
  Number(
    execFileSync('nice', ['-n', `${started}`, process.execPath, '--input-type=module', '-e', script], {
      encoding: 'utf8',
    }),
  );

test.runIf(process.platform === 'linux')(
  'lowers the priority, also of a process that was started at a lower one',
  () => {
    const own = nicenessAfter(0);
    expect(own).toBeGreaterThanOrEqual(10);
    expect(nicenessAfter(19)).toBe(19);
  },
);
