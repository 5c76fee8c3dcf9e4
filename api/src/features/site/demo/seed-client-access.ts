import { type Db, write } from '../../../platform/db.ts';
import { giveClientAccess } from '../../agencies/clients/index.ts';

/** Lets a demo account see the homes of a client as if it had accepted the invitation, whose mail nobody reads. */
export const seedClientAccess =
  (db: Db) =>
  (clientId: string, email: string): Promise<void> =>
    write(db, async (tx) => {
      const client = await tx.selectFrom('client').selectAll().where('id', '=', clientId).executeTakeFirstOrThrow();
      const person = await tx.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
      const { id: client_id, account_id } = client;
      const invitation = { client_id, account_id, email, invited_by: account_id, created_at: new Date() };
      await giveClientAccess(tx, invitation, person.id);
    });
