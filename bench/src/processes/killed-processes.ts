import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '../crash-recovery.ts';
import { atMost, type Figure } from '../report.ts';
import { withSite } from './site.ts';

const WRITES = Number(process.env.WRITES ?? 10_000);
const PARALLEL = 16;
/** Shares of the writes after which something is killed. */
const KILLS = ['one', 'database', 'two', 'database', 'one', 'two'] as const;

/** Kills either of two web processes, or their database, during writes; each acknowledged one must exist exactly once. */
export const killedProcesses = (): Promise<Figure[]> =>
  withSite(async ({ primary, start }) => {
    const endangered = messages(WRITES);
    const webs = { one: await start('web'), two: await start('web') };
    await start('worker');
    const setting = await endangered.prepare(webs.one);
    const acknowledged = new Set<number>();
    const kills = KILLS.map((what, index) => ({ what, after: ((index + 1) * WRITES) / (KILLS.length + 1) }));
    let next = 0;

    const killNext = async () => {
      const what = kills.shift()?.what;
      if (what === 'database') {
        await primary.kill();
        await primary.revive();
      } else if (what) {
        const { port } = new URL(webs[what].url);
        await webs[what].kill();
        webs[what] = await start('web', { PORT: port });
      }
    };
    const worker = async (): Promise<void> => {
      while (next < WRITES) {
        const number = next++;
        const key = randomUUID();
        // A client without an answer asks the other process, with the same key.
        for (let tries = number; !acknowledged.has(number); tries++) {
          const { url } = tries % 2 ? webs.one : webs.two;
          if (await endangered.write(url, setting, number, key).catch(() => false)) acknowledged.add(number);
          else await sleep(100);
        }
        if (acknowledged.size >= (kills[0]?.after ?? Number.POSITIVE_INFINITY)) await killNext();
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, worker));
    const counts = await endangered.stored(webs.one.url, setting);
    const numbers = [...acknowledged];
    return [
      atMost(
        `of ${numbers.length} acknowledged messages to two processes, killed with their database ×${KILLS.length}, lost`,
        numbers.filter((number) => !counts.has(number)).length,
        0,
      ),
      atMost('… stored twice', numbers.filter((number) => (counts.get(number) ?? 0) > 1).length, 0),
    ];
  });
