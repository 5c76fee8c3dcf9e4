import { readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { currentUser, runProgram } from '../boot/run-program.ts';

/** The running server of a cluster, as read from postmaster.pid. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly status: 'starting' | 'ready' | 'stopping';
}

export const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

/** Null when there is no pid file, or a stale one whose process is gone or another program. */
export async function runningPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(pidFile(cluster), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const postmaster = text === null ? null : parsePidFile(text);
  return postmaster && (await worksIn(postmaster.pid, cluster)) ? postmaster : null;
}

/** The format is described in PostgreSQL's miscadmin.h; later lines are added while the server starts. */
export function parsePidFile(text: string): Postmaster | null {
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 1) return null;
  const status = lines[7]?.trim();
  return {
    pid,
    port: Number(lines[3]) || 0,
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
  };
}

/** The working directory of a server is its data folder, which tells it from another process with a reused pid. */
async function worksIn(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    return folder === (await realpath(cluster));
  }
  const { ok, output } = await runProgram(currentUser, 'ps', ['-o', 'command=', '-p', String(pid)]);
  return ok && output.includes('postgres') && output.includes(cluster);
}
