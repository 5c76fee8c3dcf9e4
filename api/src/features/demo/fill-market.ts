import { type Db, write } from '../../platform/db.ts';
import type { PhotoStore } from '../../platform/photos/photo-store.ts';
import type { createPasswords } from '../accounts/index.ts';
import type { Market } from './market.ts';
import { putHomes } from './put-homes.ts';
import { putPeople } from './put-people.ts';
import { putPictures } from './put-pictures.ts';

interface FillDeps {
  readonly db: Db;
  readonly store: PhotoStore;
  readonly passwords: ReturnType<typeof createPasswords>;
}

/** Whether anybody but the operator's own admins has an account. */
export const isEmptyMarket =
  (db: Db): (() => Promise<boolean>) =>
  async () =>
    (await db.selectFrom('account').select('id').where('user_type', '<>', 'admin').limit(1).executeTakeFirst()) ===
    undefined;

/** All of it or, when something goes wrong in between, nothing. */
export const fillMarket =
  ({ db, store, passwords }: FillDeps) =>
  async ({ people, homes, pictures }: Market, password: string): Promise<void> => {
    const hash = await passwords.hash(password);
    await write(db, async (tx) => {
      const ids = await putPeople(tx, people, hash);
      const idOf = (email: string): string => {
        const id = ids.get(email);
        if (!id) throw new Error(`Nobody has the address ${email}.`);
        return id;
      };
      const photoOf = await putPictures(tx, homes, pictures, { store, idOf });
      await putHomes(tx, homes, { people, idOf, photoOf });
    });
  };
