/** Loaded into the product by NODE_OPTIONS: writes how late its event loop is, since the file was last deleted. */
import { existsSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const file = process.env.EVENT_LOOP_FILE;
const RESOLUTION_MS = 2;
const EVERY_MS = 250;

// The product of root starts again as an ordinary user, which is the process that answers.
if (isMainThread && file && process.argv[1]?.endsWith('start.ts') && process.getuid?.() !== 0) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const timer = setInterval(() => {
    if (!existsSync(file)) delay.reset();
    // The histogram counts the pause between two looks, which is the resolution where nothing is late.
    const inMs = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
    writeFileSync(file, JSON.stringify({ p99: inMs(delay.percentile(99)), max: inMs(delay.max) }));
  }, EVERY_MS);
  timer.unref();
}
