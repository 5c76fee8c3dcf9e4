import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DirectoryProblem, directoryFormats } from './directory-formats.ts';
import { DistrictAreas } from './district-areas.ts';
import { type Directory, linesOf } from './read-directory.ts';

export interface Counts {
  /** Rows with a position. */
  readonly read: number;
  /** Postcodes that have ended, or have no position. */
  readonly skipped: number;
  readonly bad: number;
  /** What is wrong with the first of the bad rows. */
  readonly firstBad: readonly string[];
  readonly areas: DistrictAreas;
}

export interface CopyProgress {
  /** In bytes. */
  readonly done: number;
  readonly of: number;
  /** Written so far. */
  readonly postcodes: number;
}

export interface CopyOptions {
  readonly onProgress?: ((progress: CopyProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

const SHOWN_BAD_ROWS = 5;
/** From this number on a file with a tenth of bad rows is given up. */
const MANY_BAD_ROWS = 1_000;
const BAD_SHARE = 0.1;

/** Streams all positions of a directory into the new table. */
export async function copyPostcodes(
  pool: pg.Pool,
  directory: Directory,
  { onProgress, signal }: CopyOptions,
): Promise<Counts> {
  const counts = { read: 0, skipped: 0, bad: 0, firstBad: [] as string[], areas: new DistrictAreas() };
  const { hasHeader } = directoryFormats[directory.format];
  let done = 0;

  async function* rows(): AsyncGenerator<string> {
    for (const file of directory.files) {
      let lineNumber = 0;
      for await (const lines of linesOf(file, (bytes) => (done += bytes))) {
        let text = '';
        for (const line of lines) {
          lineNumber++;
          if ((hasHeader && lineNumber === 1) || line.trim() === '') continue;
          const row = file.read(line);
          if (row === null) counts.skipped++;
          else if (typeof row === 'string') noteBadRow(`line ${lineNumber}${file.name && ` of ${file.name}`}: ${row}`);
          else {
            counts.read++;
            counts.areas.add(row);
            text += `${row.postcode}\t${row.lat}\t${row.lng}\n`;
          }
        }
        onProgress?.({ done: Math.min(done, directory.bytes), of: directory.bytes, postcodes: counts.read });
        if (text !== '') yield text;
      }
    }
    refuseBadRows(counts, 0.5);
    if (counts.read === 0) throw new DirectoryProblem('None of the postcodes in this file have coordinates.');
  }

  function noteBadRow(problem: string): void {
    counts.bad++;
    if (counts.firstBad.length < SHOWN_BAD_ROWS) counts.firstBad.push(problem);
    if (counts.bad >= MANY_BAD_ROWS) refuseBadRows(counts, BAD_SHARE);
  }

  const client = await pool.connect();
  try {
    const copy = client.query(copyFrom('copy postcode_point_next (postcode, lat, lng) from stdin'));
    await pipeline(Readable.from(rows(), { objectMode: true, highWaterMark: 2 }), copy, { ...(signal && { signal }) });
    client.release();
    return counts;
  } catch (error) {
    // The connection may still be in the middle of the copy.
    client.release(true);
    refuseInterrupted(signal);
    throw error;
  }
}

export function refuseInterrupted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new DirectoryProblem('Interrupted.');
}

function refuseBadRows({ read, skipped, bad, firstBad }: Counts, share: number): void {
  if (bad > (read + skipped + bad) * share)
    throw new DirectoryProblem(`${bad.toLocaleString('en-GB')} rows can’t be used. The first problem: ${firstBad[0]}.`);
}
