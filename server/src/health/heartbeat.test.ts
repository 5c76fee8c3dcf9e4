import type { Api } from '@letfair/api';
import { expect, test, vi } from 'vitest';
import { createLogger } from '../http/logger.ts';
import { shortHostName, startHeartbeat } from './heartbeat.ts';

type Beat = Parameters<Api['recordHeartbeat']>[0];

function recorder() {
  const lines: string[] = [];
  const beats: Beat[] = [];
  const deleted: string[] = [];
  let isAway = false;
  const api = {
    recordHeartbeat: async (beat: Beat) => {
      if (isAway) throw new Error('The database is away.');
      beats.push(beat);
    },
    deleteHeartbeat: async (id: string) => void deleted.push(id),
  };
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
  return {
    deps: { api, kind: 'web', version: '1.2.3', log: { logger, write: () => {}, flush: () => {} } } as const,
    beats,
    deleted,
    lines,
    setAway: (away: boolean) => {
      isAway = away;
    },
  };
}

test('a process says under one id that it runs, and takes it back when it stops', async () => {
  vi.useFakeTimers();
  try {
    const { deps, beats, deleted } = recorder();
    const stop = await startHeartbeat(deps);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(beats).toHaveLength(4);
    expect(new Set(beats.map(({ id }) => id)).size).toBe(1);
    expect(beats[0]).toMatchObject({ kind: 'web', version: '1.2.3', memoryBytes: expect.any(Number) });
    await stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(beats).toHaveLength(4);
    expect(deleted).toEqual([beats[0]?.id]);
  } finally {
    vi.useRealTimers();
  }
});

test('a database that is away is told once, and the process goes on', async () => {
  vi.useFakeTimers();
  try {
    const { deps, beats, lines, setAway } = recorder();
    setAway(true);
    const stop = await startHeartbeat(deps);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(lines).toHaveLength(1);
    setAway(false);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(beats).toHaveLength(1);
    await stop();
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['web-1.lettings.example', 'web-1'],
  ['4f2a9c01be11', '4f2a9c01be11'],
  ['Ada’s laptop', 'Adaslaptop'],
  ['', ''],
])('the machine %s is shown as %s', (name, shown) => {
  expect(shortHostName(name)).toBe(shown);
});
