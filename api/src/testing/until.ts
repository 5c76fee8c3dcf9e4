import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something that another process or job does in its own time. */
export async function until<T>(look: () => Promise<T | undefined | false>, timeoutMs = 10_000): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (performance.now() > deadline) throw new Error(`Nothing came within ${timeoutMs} ms.`);
    await sleep(20);
  }
}
