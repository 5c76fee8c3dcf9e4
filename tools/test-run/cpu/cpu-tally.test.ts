import { expect, test } from 'vitest';
import { createCpuTally, type ProcessState } from './cpu-tally.ts';
import { parseStat } from './read-processes.ts';

const ROOT = 10;
const process = (pid: number, parent: number, own = 0, reaped = 0, startedAt = '1'): ProcessState => ({
  pid,
  parent,
  startedAt,
  own: { user: own, system: own / 10 },
  reaped: { user: reaped, system: reaped / 10 },
});

function userTimeOf(...looks: readonly (readonly ProcessState[])[]): number {
  const cpu = createCpuTally(ROOT);
  for (const look of looks) cpu.see([process(1, 0, 500, 500), ...look]);
  return cpu.total().user;
}

test('reads user and system time of a process, whatever its name is', () => {
  const rest = 'S 7 42 42 0 -1 4194304 85 0 0 0 250 50 1200 300 20 0 1 0 1243852 2867200 287';
  expect(parseStat(`42 (a (b) c) ${rest}`)).toEqual({
    pid: 42,
    parent: 7,
    startedAt: '1243852',
    own: { user: 2.5, system: 0.5 },
    reaped: { user: 12, system: 3 },
  });
});

test('counts children that a parent has waited for once', () => {
  const running = [process(ROOT, 1), process(11, ROOT, 2), process(12, 11, 5)];
  expect(userTimeOf(running)).toBe(7);
  expect(userTimeOf(running, [process(ROOT, 1), process(11, ROOT, 2, 5)])).toBe(7);
  expect(userTimeOf(running, [process(ROOT, 1, 0, 8)])).toBe(8);
});

test('counts what a process had used that nobody of ours has waited for', () => {
  const server = [process(ROOT, 1), process(11, ROOT, 2), process(12, 11, 5, 3)];
  // Its server ended first, so the database belonged to process 1 when it ended.
  expect(userTimeOf(server, [process(ROOT, 1, 0, 2), process(12, 1, 6, 3)], [process(ROOT, 1, 0, 2)])).toBe(11);
  // Both ended between two looks.
  expect(userTimeOf(server, [process(ROOT, 1, 0, 2)])).toBe(10);
});

test('leaves others out, also one that has the pid of a process of ours', () => {
  const ours = [process(ROOT, 1), process(11, ROOT, 2)];
  expect(userTimeOf([...ours, process(20, 1, 90)])).toBe(2);
  expect(userTimeOf(ours, [process(ROOT, 1, 0, 2), process(11, 1, 90, 0, '2')])).toBe(2);
});
