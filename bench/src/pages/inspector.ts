import type { Profile } from './cpu-stages.ts';

/** Talks to the inspector of a Node process that was started with `--inspect`. */
export async function openInspector(port: number) {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('The process has no inspector.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let sent = 0;
  const send = (method: string, params = {}) =>
    new Promise<unknown>((resolve) => {
      sent += 1;
      waiting.set(sent, resolve);
      socket.send(JSON.stringify({ id: sent, method, params }));
    });
  const SAMPLE_MICROSECONDS = 250;
  await send('Profiler.enable');
  await send('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS });
  return {
    profile: async (work: () => Promise<void>): Promise<Profile> => {
      await send('Profiler.start');
      await work();
      const { profile } = (await send('Profiler.stop')) as { profile: Profile };
      return profile;
    },
    close: () => socket.close(),
  };
}
