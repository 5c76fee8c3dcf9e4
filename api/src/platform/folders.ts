import { open, readdir } from 'node:fs/promises';

/** A name is only sure to be there after a crash when the folder that holds it was written as well. */
export async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** None while nobody has made the folder. */
export const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(nullIfMissing)) ?? [];

export const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
