import type { applicationsContract } from '@letfair/contract/lettings/applications';
import { emptyRenterProfile, type RenterProfile } from '@letfair/domain/lettings/applications/application-form';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';

export async function findRenterProfile(db: Db, accountId: string): Promise<RenterProfile> {
  const row = await db
    .selectFrom('renter_profile')
    .select(['move_in_date', 'people', 'employment', 'pets', 'note'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return emptyRenterProfile;
  const { move_in_date, people, employment, pets, note } = row;
  return { moveInDate: move_in_date ?? '', people, employment: employment ?? '', pets, note };
}

async function upsertRenterProfile(tx: Tx, account_id: string, profile: RenterProfile): Promise<void> {
  const { moveInDate, people, employment, pets, note } = profile;
  const columns = { move_in_date: moveInDate || null, people, employment: employment || null, pets, note };
  await tx
    .insertInto('renter_profile')
    .values({ account_id, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...columns, updated_at: sql`now()` }))
    .execute();
}

export const showRenterProfile =
  (db: Db): Handler<typeof applicationsContract.profile> =>
  async ({ actor }) => ({ ok: true, data: await findRenterProfile(db, actor.id) });

export const saveRenterProfile =
  (): Handler<typeof applicationsContract.saveProfile> =>
  ({ actor, body, write }) =>
    write(async (tx) => {
      await upsertRenterProfile(tx, actor.id, { ...body, pets: body.pets.trim(), note: body.note.trim() });
      return { ok: true, data: await findRenterProfile(tx, actor.id) };
    });
