import { setTimeout as sleep } from 'node:timers/promises';
import { messages } from '../crash-recovery.ts';
import { atLeast, atMost, type Figure } from '../report.ts';
import { withSite } from './site.ts';

const WRITES = Number(process.env.WRITES ?? 1_000);
const SEARCH_EVERY_MS = 5;
const TROUBLE_MS = 6_000;
const paths = ['/api/properties?location=Leeds', '/properties?location=Leeds', '/sitemap.xml', '/transparency'];

/** Searches while a replica is paused, frozen, killed and back, and what people read right after they wrote. */
export const replicaTrouble = (): Promise<Figure[]> =>
  withSite(async ({ primary, start }) => {
    const first = await start('web');
    const replica = await primary.addReplica();
    try {
      const env = { DATABASE_READ_URLS: replica.url, REPLICA_MAX_LAG: '2' };
      const webs = [await start('web', env), await start('web', env)] as const;
      await first.stop();
      const writing = messages(WRITES);
      const setting = await writing.prepare(webs[0]);
      let [answered, failed, isOver] = [0, 0, false];
      const searching = (async () => {
        for (let count = 0; !isOver; count++) {
          const url = webs[count % 2]!.url + paths[count % paths.length]!;
          const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
          await answer?.arrayBuffer();
          if (answer?.status === 200) answered += 1;
          else failed += 1;
          await sleep(SEARCH_EVERY_MS);
        }
      })();
      let seen = 0;
      const reading = (async () => {
        for (let number = 0; number < WRITES; number++) {
          const { token, id } = setting[number % setting.length]!;
          if (!(await writing.write(webs[0].url, setting, number, `write-${number}`))) continue;
          const answer = await fetch(`${webs[1].url}/api/conversations/${id}/messages`, {
            headers: { authorization: `Bearer ${token}` },
          });
          if ((await answer.text()).includes(`person-${number}@`)) seen += 1;
        }
      })();
      for (const trouble of [
        replica.pauseReplay,
        replica.resumeReplay,
        replica.freeze,
        replica.thaw,
        replica.kill,
        replica.start,
      ]) {
        await sleep(TROUBLE_MS);
        await trouble();
      }
      await sleep(TROUBLE_MS);
      await reading;
      isOver = true;
      await searching;
      return [
        atLeast('searches while a replica is paused, frozen, killed and back: answered', answered, 500),
        atMost('… failed', failed, 0),
        atLeast(`of ${WRITES} messages, read at another process right after they were written`, seen, WRITES),
      ];
    } finally {
      await replica.remove();
    }
  });
