import { StartError } from '../../boot/start-error.ts';

/** A file on another server that is read in parts. */
export interface RemoteArchive {
  readonly url: string;
  /** Differs once the file is replaced; empty where the server doesn't tell. */
  readonly version: () => string;
  /** Fewer bytes only where the file ends. */
  readonly read: (offset: number, length: number) => Promise<Buffer>;
}

interface RemoteOptions {
  readonly signal: AbortSignal;
  /** Before the second and every further attempt. */
  readonly pausesMs?: readonly number[];
}

const PAUSES_MS = [1_000, 4_000, 15_000];
const ANSWER_MS = 60_000;

const BREAKS_OFF = 'its answers break off';

/** A fault that may be over at the next attempt. */
class PassingFault extends Error {}

export function openRemoteArchive(url: string, { signal, pausesMs = PAUSES_MS }: RemoteOptions): RemoteArchive {
  let version: string | null = null;

  async function ask(offset: number, length: number): Promise<Buffer> {
    const answer = await fetch(url, {
      headers: { range: `bytes=${offset}-${offset + length - 1}`, 'accept-encoding': 'identity' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    });
    if (answer.status !== 206) {
      await answer.body?.cancel();
      refuseStatus(answer.status, url);
    }
    const [, from, to, size] =
      /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(answer.headers.get('content-range') ?? '') ?? [];
    const isAtEnd = size !== undefined && Number(to) + 1 === Number(size);
    if (Number(from) !== offset || !(Number(to) === offset + length - 1 || (isAtEnd && Number(to) < offset + length))) {
      await answer.body?.cancel();
      throw new StartError(
        `The server of ${url} sent another part of the file than the one we asked for. Try another server.`,
      );
    }
    const told = answer.headers.get('etag') ?? answer.headers.get('last-modified') ?? '';
    version ??= told;
    if (told !== version) {
      await answer.body?.cancel();
      throw new StartError(
        `The file at ${url} has been replaced in the meantime. Run the command again to start over with the new one.`,
      );
    }
    const bytes = await readBody(answer, length);
    if (bytes.length !== Number(to) - offset + 1) throw new PassingFault(BREAKS_OFF);
    return bytes;
  }

  return {
    url,
    version: () => version ?? '',
    read: async (offset, length) => {
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await ask(offset, length);
        } catch (error) {
          if (error instanceof StartError) throw error;
          signal.throwIfAborted();
          const pause = pausesMs[attempt];
          if (pause === undefined)
            throw new StartError(
              `We can’t read ${url}: ${faultOf(error)}. Run the command again to continue where it stopped.`,
            );
          await waitFor(pause, signal);
        }
      }
    },
  };
}

/** Not a byte more than was asked for, whatever a server sends. */
async function readBody(answer: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > most) break;
  }
  return Buffer.concat(chunks);
}

function refuseStatus(status: number, url: string): never {
  if (status === 200)
    throw new StartError(`The server of ${url} only sends whole files. Use one that answers range requests.`);
  if (status === 404 || status === 410)
    throw new StartError(`There is no file at ${url} (the server answers ${status}). Check the address.`);
  if (status === 401 || status === 403)
    throw new StartError(
      `The server of ${url} doesn’t let us read the file (it answers ${status}). Check the address.`,
    );
  if (status === 416) throw new StartError(`The file at ${url} is shorter than its directory says. Use another one.`);
  if (status >= 500 || status === 408 || status === 429) throw new PassingFault(`the server answers ${status}`);
  throw new StartError(`The server of ${url} answers ${status} instead of a part of the file. Check the address.`);
}

function faultOf(error: unknown): string {
  if (error instanceof PassingFault) return error.message;
  if ((error as Error).name === 'TimeoutError') return 'its server takes too long to answer';
  const { cause, message } = error as Error;
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its server can’t be found';
  if (code === 'ECONNREFUSED') return 'its server refuses the connection';
  if (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || message === 'terminated') return BREAKS_OFF;
  return `the connection failed (${code ?? message})`;
}

const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
