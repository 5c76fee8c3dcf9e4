import { parseArgs } from 'node:util';
import { copyStorage, installationIdIn, type Storage, StorageError } from '@letfair/api/storage';
import { openCheckedStorage } from './boot/open-storage.ts';
import { runWithConfig } from './boot/run-with-config.ts';
import { printLine, StartError } from './boot/start-error.ts';
import type { Config } from './config/config.ts';
import { accessKey, parseStorageUrl, type StorageKeys, storageUrl } from './config/storage-url.ts';

const usage =
  'Use npm run copy-storage -- --from URL --to URL. Each URL is file: for DATA_DIR, file:///a/folder or s3://bucket?endpoint=….';
const REPORT_EVERY = 500;
const count = (objects: number): string => `${objects.toLocaleString('en-GB')} ${objects === 1 ? 'object' : 'objects'}`;

await runWithConfig(readOptions, async (config, urls) => {
  const from = await open('--from', urls.from, config.storageKeys.from, config);
  const to = await open('--to', urls.to, config.storageKeys.to, config);
  try {
    await refuseOtherInstallation(from, to);
    const stopping = new AbortController();
    process.once('SIGINT', () => stopping.abort()).once('SIGTERM', () => stopping.abort());
    const { copied, same, bytes } = await copyStorage(from, to, {
      signal: stopping.signal,
      onProgress: (counts) => {
        if ((counts.copied + counts.same) % REPORT_EVERY === 0) printLine(`${counts.copied + counts.same} objects…`);
      },
    });
    const size = (bytes / 1_000_000).toLocaleString('en-GB', { maximumFractionDigits: 1 });
    printLine(
      `Copied ${count(copied)} (${size} MB) from ${from.locate('')} to ${to.locate('')} and compared their checksums; ${count(same)} ${same === 1 ? 'was' : 'were'} already there.`,
    );
    return 'Stop the site, run this once more to copy what has been added since, and start the site with the new STORAGE_URL.';
  } catch (error) {
    if (error instanceof StorageError)
      throw new StartError(`${error.message}. Run the same command again to continue.`);
    if ((error as Error).name === 'AbortError')
      throw new StartError('Interrupted. Run the same command again to continue.');
    throw error;
  } finally {
    from.close();
    to.close();
  }
});

function readOptions(): { readonly from: string; readonly to: string } {
  try {
    const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
    const { from, to } = values;
    if (from === undefined || to === undefined || from === to) throw new StartError(usage);
    return { from, to };
  } catch (error) {
    throw new StartError(usage, { cause: error });
  }
}

async function open(option: string, url: string, keys: StorageKeys | null, { dataDir }: Config): Promise<Storage> {
  const parsed = parseStorageUrl(url, keys, dataDir);
  if (parsed.ok) return openCheckedStorage(parsed.location, { dataDir, setting: option });
  if (parsed.problem === 'url') throw new StartError(`${option} must be ${storageUrl}.`);
  throw new StartError(`STORAGE_ACCESS_KEY is missing, and the bucket in ${option} needs it. Set it to ${accessKey}.`);
}

/** A target of another installation would lose what it holds under the same names, and its sweep would delete the rest. */
async function refuseOtherInstallation(from: Storage, to: Storage): Promise<void> {
  const [source, target] = [await installationIdIn(from), await installationIdIn(to)];
  if (source === null)
    throw new StartError(
      `--from must be the storage of an installation, but ${from.locate('installation-id')} is missing.`,
    );
  if (target !== null && target !== source)
    throw new StartError(
      `--to must be empty storage or that of the same installation, but ${to.locate('installation-id')} says ${target} instead of ${source}. Nothing was copied.`,
    );
}
