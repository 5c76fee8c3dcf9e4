import type { applicationsContract } from '@letfair/contract/applications';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { renterProfileOf, saveRenterProfile } from './renter-profiles.repository.ts';

export const showProfile =
  (db: Db): Handler<typeof applicationsContract.profile> =>
  async ({ actor }) => ({ ok: true, data: await renterProfileOf(db, actor.id) });

export const saveProfile =
  (): Handler<typeof applicationsContract.saveProfile> =>
  ({ actor, body, write }) =>
    write(async (tx) => {
      await saveRenterProfile(tx, actor.id, { ...body, pets: body.pets.trim(), note: body.note.trim() });
      return { ok: true, data: await renterProfileOf(tx, actor.id) };
    });
