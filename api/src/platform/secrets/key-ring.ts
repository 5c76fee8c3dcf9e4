import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newKey, parseKey, type SecretKey, writeKey } from './cipher.ts';

/** Where keys come from: a setting, as texts, and the files of a folder. */
export interface KeySource {
  readonly given: readonly string[];
  readonly folder: string | null;
}

/** The keys that a process has. */
export interface KeyRing {
  /** As last read: given ones in their order, then those of files, the newest first. */
  readonly keys: () => readonly SecretKey[];
  /** Reads the folder again; a key that was known stays known. */
  readonly reload: () => Promise<readonly SecretKey[]>;
  /** Looks into the folder again for a key that is not known yet. */
  readonly find: (id: string) => Promise<SecretKey | undefined>;
}

export async function openKeyRing({ given, folder }: KeySource): Promise<KeyRing> {
  const known = new Map<string, SecretKey>();
  const reload = async () => {
    const found = [...given.map(parseGiven), ...(folder === null ? [] : await readKeyFiles(folder))];
    const former = [...known.values()];
    known.clear();
    for (const key of [...found, ...former]) if (!known.has(key.id)) known.set(key.id, key);
    return [...known.values()];
  };
  await reload();
  return {
    keys: () => [...known.values()],
    reload,
    find: async (id) => known.get(id) ?? (await reload()).find((key) => key.id === id),
  };
}

function parseGiven(text: string): SecretKey {
  const key = parseKey(text);
  if (!key) throw new Error('A key has to be 32 bytes in base64 or hex.');
  return key;
}

/** What is wrong with a file of a key, and how to mend it. */
export class KeyFileError extends Error {}

const fileOf = (folder: string, id: string): string => join(folder, `${id}.key`);
const keyFile = /^([\da-f]{16})\.key$/;

async function readKeyFiles(folder: string): Promise<SecretKey[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new KeyFileError(
      `${folder} can't be read (${error.code}): change its owner to the user that runs Letfair, and its mode to 700.`,
    );
  });
  const found: { readonly key: SecretKey; readonly madeAt: number }[] = [];
  for (const name of names) {
    const id = keyFile.exec(name)?.[1];
    if (id === undefined) continue;
    const path = join(folder, name);
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      // Deleted since the folder was listed.
      if (error.code === 'ENOENT') return null;
      throw new KeyFileError(
        `${path} can't be read (${error.code}): change its owner to the user that runs Letfair, and its mode to 600.`,
      );
    });
    if (text === null) continue;
    const key = parseKey(text.trim());
    if (key?.id !== id)
      throw new KeyFileError(`${path} doesn't hold the key it's named after: restore it from your backup.`);
    found.push({ key, madeAt: (await stat(path)).mtimeMs });
  }
  return found.sort((a, b) => b.madeAt - a.madeAt || a.key.id.localeCompare(b.key.id)).map(({ key }) => key);
}

/** Appears under its name only when it is safely on the disk. Answers where it is. */
export async function saveKeyFile(folder: string, key: SecretKey): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = fileOf(folder, key.id);
  const unfinished = `${path}.unfinished-${process.pid}`;
  await rm(unfinished, { force: true });
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(`${writeKey(key)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  for (const place of [folder, join(folder, '..')]) {
    const opened = await open(place, 'r');
    await opened.sync().finally(() => opened.close());
  }
  return path;
}

export async function createKeyFile(folder: string): Promise<SecretKey> {
  const key = newKey();
  await saveKeyFile(folder, key);
  return key;
}

export const deleteKeyFile = (folder: string, id: string): Promise<void> => rm(fileOf(folder, id), { force: true });

const OTHERS = 0o077;

/** The files and folders of keys that other users of the machine may read or enter. */
export async function openToOthers(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => keyFile.test(name));
  const paths = [folder, ...names.map((name) => join(folder, name))];
  const modes = await Promise.all(paths.map(async (path) => (await stat(path).catch(() => null))?.mode ?? 0));
  return paths.filter((_, index) => ((modes[index] ?? 0) & OTHERS) !== 0);
}
