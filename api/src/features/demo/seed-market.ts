import { type Db, type Tx, write } from '../../platform/db.ts';
import type { PhotoStore } from '../../platform/photos/photo-store.ts';
import type { createPasswords } from '../accounts/index.ts';
import { historyOfHome, wasLiveAt } from './listing-history.ts';
import type { Market, MarketFavorite, MarketHome, MarketLife } from './market.ts';
import { historyOfPeople, isSuspended, putPeople } from './seed-accounts.ts';
import { putApplications } from './seed-applications.ts';
import { inBatches, type NewEntry, type PlacedHome, type Places } from './seed-context.ts';
import { putTalks } from './seed-conversations.ts';
import { putHomes } from './seed-listings.ts';
import { putPictures } from './seed-photos.ts';
import { putReported } from './seed-reports.ts';
import { putTickets } from './seed-tickets.ts';

async function putFavorites(tx: Tx, favorites: readonly MarketFavorite[], { idOf, placeOf }: Places): Promise<void> {
  await inBatches(favorites, (some) =>
    tx
      .insertInto('favorite')
      .values(
        some.map(({ tenant, home, at }) => {
          if (!wasLiveAt(home, at)) throw new Error(`${tenant} could not have saved “${home.form.title}” then.`);
          return { account_id: idOf(tenant), listing_id: placeOf(home).id, created_at: at };
        }),
      )
      .execute(),
  );
}

interface Everybody extends Places {
  readonly accountOf: (email: string) => string | null;
}

/** Returns the audit entries. */
async function putLife(tx: Tx, life: MarketLife, everybody: Everybody): Promise<NewEntry[]> {
  await putFavorites(tx, life.favorites, everybody);
  await putTalks(tx, life.talks, everybody);
  await putApplications(tx, life.applications, everybody);
  const ofTickets = await putTickets(tx, life.tickets, everybody);
  const ofReports = await putReported(tx, life.reported, everybody);
  return [...ofTickets, ...ofReports];
}

interface FillDeps {
  readonly db: Db;
  readonly store: PhotoStore;
  readonly passwords: ReturnType<typeof createPasswords>;
}

/** The operator's own admins do not count. */
export const isEmptyMarket =
  (db: Db): (() => Promise<boolean>) =>
  async () =>
    (await db.selectFrom('account').select('id').where('user_type', '<>', 'admin').limit(1).executeTakeFirst()) ===
    undefined;

/** One transaction: either everything is seeded or nothing. */
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
