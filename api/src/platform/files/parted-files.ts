import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from '../folders.ts';
import { newId } from '../ids.ts';

/** Files that arrive in parts and wait until they are read; a file is named by the id of its import. */
export interface PartedFiles {
  readonly path: (importId: string) => string;
  /** A path for a part that arrives. */
  readonly newPart: (importId: string) => Promise<string>;
  readonly append: (importId: string, part: string, offset: number) => Promise<void>;
  readonly remove: (importId: string) => Promise<void>;
  /** Answers every name, with the import that it belongs to. */
  readonly list: () => Promise<readonly { readonly name: string; readonly importId: string }[]>;
  readonly removeNamed: (name: string) => Promise<void>;
}

export function partedFiles(folder: string): PartedFiles {
  const path = (importId: string) => join(folder, importId);
  const list = async () => (await namesIn(folder)).map((name) => ({ name, importId: name.split('.')[0] ?? '' }));
  const removeNamed = (name: string) => rm(join(folder, name), { recursive: true, force: true });
  return {
    path,
    newPart: async (importId) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return join(folder, `${importId}.${newId()}`);
    },
    append: async (importId, part, offset) => {
      await using file = await open(path(importId), offset === 0 ? 'w' : 'r+', 0o600);
      let position = offset;
      for await (const chunk of createReadStream(part) as AsyncIterable<Buffer>) {
        await file.write(chunk, 0, chunk.length, position);
        position += chunk.length;
      }
    },
    remove: async (importId) => {
      for (const found of await list()) if (found.importId === importId) await removeNamed(found.name);
    },
    list,
    removeNamed,
  };
}
