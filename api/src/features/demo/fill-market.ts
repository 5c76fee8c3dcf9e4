import { type Db, write } from '../../platform/db.ts';
import type { PhotoStore } from '../../platform/photos/photo-store.ts';
import type { createPasswords } from '../accounts/index.ts';
import { historyOfHome } from './home-standing.ts';
import { inBatches } from './in-batches.ts';
import type { Market, MarketHome } from './market.ts';
import type { PlacedHome } from './owners.ts';
import { putHomes } from './put-homes.ts';
import { putLife } from './put-life.ts';
import { historyOfPeople, isSuspended, putPeople } from './put-people.ts';
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
  async ({ people, homes, life, pictures }: Market, password: string): Promise<void> => {
    const hash = await passwords.hash(password);
    await write(db, async (tx) => {
      const ids = await putPeople(tx, people, hash);
      const accountOf = (email: string): string | null => ids.get(email) ?? null;
      const idOf = (email: string): string => {
        const id = accountOf(email);
        if (!id) throw new Error(`Nobody has the address ${email}.`);
        return id;
      };
      const admin = people.find(({ userType }) => userType === 'admin');
      const owners = { idOf, moderator: admin ? idOf(admin.email) : null };
      const photoOf = await putPictures(tx, homes, pictures, { store, idOf });
      const placed = await putHomes(tx, homes, { people, idOf, photoOf });
      const placeOf = (home: MarketHome): PlacedHome => {
        const place = placed.get(home);
        if (!place) throw new Error(`“${home.form.title}” is nowhere.`);
        return place;
      };
      const suspended = new Map(
        people.filter(isSuspended).map((one) => [idOf(one.email), one.suspensions.at(-1)!.reason]),
      );
      const suspensionOf = (accountId: string): string | null => suspended.get(accountId) ?? null;
      const history = [
        ...homes.flatMap((home) => historyOfHome(home, placeOf(home), owners.moderator)),
        ...historyOfPeople(people, owners),
        ...(await putLife(tx, life, { ...owners, placeOf, accountOf, suspensionOf })),
      ];
      await inBatches(history, (some) =>
        tx
          .insertInto('audit_entry')
          .values([...some])
          .execute(),
      );
    });
  };
