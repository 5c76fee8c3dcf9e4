import { openBackup, parseInputArguments } from './backup/input-arguments.ts';
import { sentenceOf } from './backup/summary.ts';
import { verifyArchive } from './backup/verify-archive.ts';
import { runWithConfig } from './boot/run-with-config.ts';

const usage = 'Give the backup file to check, or - for standard input: npm run verify-backup -- FILE [--identity FILE]';

await runWithConfig(
  () => parseInputArguments(usage),
  async (config, options) => {
    const { input, keys } = await openBackup(options, config);
    const { header, manifest } = await verifyArchive(input.open(), keys);
    const version = header.migrations.at(-1)?.name;
    const { used, areInside } = header.keys;
    const place = areInside ? 'included' : `not included, so keep a copy of ${used.join(', ')}`;
    const ofSecrets = used.length === 0 ? '' : ` The key to its secrets is ${place}.`;
    return `This backup is complete: made on ${header.createdAt}, with the schema of ${version}, ${sentenceOf(manifest)}.${ofSecrets}`;
  },
  { needsData: false },
);
