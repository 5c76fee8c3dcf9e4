import { randomBytes } from 'node:crypto';
import { DEMO_PASSWORD } from '@letfair/domain/accounts/sign-in-rules';
import { sql } from 'kysely';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import type { PhotoStore } from '../../../platform/photos/photo-store.ts';
import type { createPasswords } from '../../accounts/sign-in/index.ts';
import { computeForLister } from '../../lettings/reply-times/index.ts';
import { listingAuditEntries, wasLiveAt } from './listing-history.ts';
import type { Market, MarketActivity, MarketFavorite, MarketListing } from './market.ts';
import { isSuspended, seedAccounts, suspensionAuditEntries } from './seed-accounts.ts';
import { seedApplications } from './seed-applications.ts';
import { seedCertificates } from './seed-certificates.ts';
import { insertInBatches, type NewAuditEntry, type SeedContext, type SeededListing } from './seed-context.ts';
import { seedConversations, seedReplyTemplates } from './seed-conversations.ts';
import { seedInventories } from './seed-inventories.ts';
import { seedListings } from './seed-listings.ts';
import { seedPhotos } from './seed-photos.ts';
import { seedReports } from './seed-reports.ts';
import { seedTickets } from './seed-tickets.ts';
import { seedViewings } from './seed-viewings.ts';

async function seedFavorites(
  tx: Tx,
  favorites: readonly MarketFavorite[],
  { idOf, placeOf }: SeedContext,
): Promise<void> {
  await insertInBatches(favorites, (some) =>
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

interface ActivityContext extends SeedContext {
  readonly accountOf: (email: string) => string | null;
}

/** Returns the audit entries. */
async function seedActivity(tx: Tx, activity: MarketActivity, everybody: ActivityContext): Promise<NewAuditEntry[]> {
  await seedFavorites(tx, activity.favorites, everybody);
  await seedConversations(tx, activity.conversations, everybody);
  await seedReplyTemplates(tx, activity.replyTemplates, everybody);
  await seedApplications(tx, activity.applications, everybody);
  const ofViewings = await seedViewings(tx, activity.viewings, everybody);
  const ofCertificates = await seedCertificates(tx, activity.certificates, everybody);
  const ofInventories = await seedInventories(tx, activity.inventories, everybody);
  const ofTickets = await seedTickets(tx, activity.tickets, everybody);
  const ofReports = await seedReports(tx, activity.reported, everybody);
  return [...ofViewings, ...ofCertificates, ...ofInventories, ...ofTickets, ...ofReports];
}

interface SeedDeps {
  readonly db: Db;
  readonly store: PhotoStore;
  readonly passwords: ReturnType<typeof createPasswords>;
}

/** The operator's own admins do not count. */
export const isMarketEmpty =
  (db: Db): (() => Promise<boolean>) =>
  async () =>
    (await db.selectFrom('account').select('id').where('user_type', '<>', 'admin').limit(1).executeTakeFirst()) ===
    undefined;

/** Any number, the same in all processes. */
const DEMO_LOCK = 5_238_171_106;

/**
 * One transaction: either everything is seeded or nothing. False when another process has seeded a demo
 * meanwhile.
 */
export const seedMarket =
  ({ db, store, passwords }: SeedDeps) =>
  async ({ people, shared, homes, activity, pictures }: Market): Promise<boolean> => {
    const sharedHash = await passwords.hash(DEMO_PASSWORD);
    const unknownHash = await passwords.hash(randomBytes(32).toString('base64'));
    return write(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(DEMO_LOCK)})`.execute(tx);
      if (await tx.selectFrom('account').select('id').where('is_demo', '=', true).limit(1).executeTakeFirst())
        return false;
      const ids = await seedAccounts(tx, people, (email) => (shared.includes(email) ? sharedHash : unknownHash));
      const accountOf = (email: string): string | null => ids.get(email) ?? null;
      const idOf = (email: string): string => {
        const id = accountOf(email);
        if (!id) throw new Error(`Nobody has the address ${email}.`);
        return id;
      };
      const admin = people.find(({ userType }) => userType === 'admin');
      const owners = { idOf, moderator: admin ? idOf(admin.email) : null };
      const photoOf = await seedPhotos(tx, homes, pictures, { store, idOf });
      const placed = await seedListings(tx, homes, { people, idOf, photoOf });
      const placeOf = (home: MarketListing): SeededListing => {
        const place = placed.get(home);
        if (!place) throw new Error(`“${home.form.title}” is nowhere.`);
        return place;
      };
      const suspended = new Map(
        people.filter(isSuspended).map((one) => [idOf(one.email), one.suspensions.at(-1)!.reason]),
      );
      const suspensionOf = (accountId: string): string | null => suspended.get(accountId) ?? null;
      const history = [
        ...homes.flatMap((home) => listingAuditEntries(home, placeOf(home), owners.moderator)),
        ...suspensionAuditEntries(people, owners),
        ...(await seedActivity(tx, activity, { ...owners, placeOf, accountOf, suspensionOf })),
      ];
      await insertInBatches(history, (some) =>
        tx
          .insertInto('audit_entry')
          .values([...some])
          .execute(),
      );
      await computeAllReplyTimes(tx);
      return true;
    });
  };

/** The figures are there at the first look, and not with the next run of the job. */
async function computeAllReplyTimes(tx: Tx): Promise<void> {
  const listers = await tx.selectFrom('conversation').select('lister_id').distinct().execute();
  for (const { lister_id } of listers) await computeForLister(tx, lister_id, new Date());
}
