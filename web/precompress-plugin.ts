import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Compresses the files for browsers while the server's code is being built, which leaves a core idle. The build is over
 * when both are.
 */
export const precompressed = (): Plugin => {
  let compressing: Promise<void> | undefined;
  return {
    name: 'letfair:precompressed',
    apply: 'build',
    async writeBundle({ dir }) {
      if (this.environment.name === 'client' && dir) compressing = precompress(dir);
      else await compressing;
    },
  };
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pictures and woff2 fonts are compressed already. */
const worthIt = /\.(js|css|html|json|svg|txt|xml|webmanifest|ico)$/;
const SMALLEST_BYTES = 1_000;

/** Writes file.br and file.gz beside each file at the highest level, since it happens once per build. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((name) => worthIt.test(name))) {
    const content = await readFile(join(folder, name));
    if (content.length < SMALLEST_BYTES) continue;
    const [small, smaller] = await Promise.all([
      zip(content, { level: constants.Z_BEST_COMPRESSION }),
      brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    ]);
    await Promise.all([writeFile(join(folder, `${name}.gz`), small), writeFile(join(folder, `${name}.br`), smaller)]);
  }
}
