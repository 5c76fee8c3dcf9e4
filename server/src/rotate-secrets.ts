import { type KeyRing, type Rotation, readSecretsState, type SecretsState } from '@letfair/api';
import { createKeyFile, deleteKeyFile, parseKey, type SecretKey } from '@letfair/api/secrets';
import { counted } from '@letfair/domain/counted';
import { runCommand } from './boot/run-command.ts';
import { printLine, StartError } from './boot/start-error.ts';
import type { Config } from './config/config.ts';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

await runCommand(
  () => undefined,
  async ({ api, pool, config, keyRing }) => {
    const key = await keyToUse(config, keyRing, await readSecretsState(pool));
    printLine(`Waiting for every running process to load the key ${key.id}. We’ll then encrypt everything with it…`);
    const rotation = await api.rotateSecrets(key, { signal: interrupted.signal });
    const { given, folder } = config.keySource;
    if (rotation.outcome === 'unaware') throw new StartError(unawareSentence(rotation, key, config));
    if (rotation.outcome === 'interrupted')
      throw new StartError('Interrupted. Nothing is lost and the site carries on. Run it again to finish.');
    for (const id of rotation.dropped) await deleteKeyFile(folder, id);
    return doneSentence(rotation, given.length > 0);
  },
);

/** The first of SECRETS_KEY, else one that an interrupted run has begun with, else a new file. */
async function keyToUse(
  { keySource: { given, folder } }: Config,
  keyRing: KeyRing,
  { currentKey, formerKeys }: SecretsState,
): Promise<SecretKey> {
  const [first] = given.map(parseKey);
  if (first) return first;
  const known = keyRing.keys();
  const current = known.findIndex(({ id }) => id === currentKey);
  const begun = formerKeys.length > 0 ? known[current] : known[current - 1];
  return begun ?? createKeyFile(folder);
}

function unawareSentence(
  { host, isEarlier }: Extract<Rotation, { outcome: 'unaware' }>,
  { id }: SecretKey,
  { keySource: { given, folder } }: Config,
): string {
  if (isEarlier) return `Letfair on ${host} is running an earlier version. Finish the update, then run this again.`;
  const advice =
    given.length > 0
      ? 'give it the same SECRETS_KEY, with the old key after the new one, and restart it'
      : `copy ${folder}/${id}.key to DATA_DIR/secrets there`;
  return `Letfair on ${host} doesn't have the key ${id}, so nothing was changed: ${advice}, then run this again.`;
}

function doneSentence(
  { changed, dropped, unreadable }: Extract<Rotation, { outcome: 'done' }>,
  isGiven: boolean,
): string {
  const broken =
    unreadable > 0
      ? ` ${counted(unreadable, 'value')} couldn’t be read with any key. We’ve kept ${unreadable === 1 ? 'it' : 'them'} and the old key.`
      : '';
  if (changed === 0 && dropped.length === 0 && isGiven)
    return `Everything is already encrypted with the first key in SECRETS_KEY. To change it, put a new one before it, restart all processes, and run this again.${broken}`;
  const old = isGiven ? 'You can take the old key out of SECRETS_KEY' : 'The old key was deleted';
  const copies =
    "Keep a copy of the new key, and your copy of the old one for as long as you have older backups that aren't encrypted.";
  return `${counted(changed, 'value')} ${changed === 1 ? 'is' : 'are'} encrypted with the new key.${dropped.length > 0 ? ` ${old}. ${copies}` : ''}${broken}`;
}
