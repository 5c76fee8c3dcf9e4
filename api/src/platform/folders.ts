import { open, readdir } from 'node:fs/promises';

/** A new file survives a crash only once its folder is synced as well. */
export async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** Empty while the folder does not exist. */
export const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(nullIfMissing)) ?? [];

export const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
