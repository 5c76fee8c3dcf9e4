import type { clientHomesContract } from '@letfair/contract/agencies/clients/homes';
import { mailName } from '@letfair/domain/accounts/sendable-name';
import { clientJoinRefusal } from '@letfair/domain/agencies/clients/access';
import type { Db, Tx } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { conflict } from '../../../../platform/http/refusals.ts';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail.ts';
import { findAccountById } from '../../../accounts/sign-in/index.ts';
import { deleteInvitation, findInvitationByToken, invitationGone, lockInvited } from '../../invitations/index.ts';
import { findTeam } from '../../teams/index.ts';
import { agencyNotFound } from '../homes/refusals.ts';
import {
  type AccessOf,
  countAgencies,
  endAccessRow,
  findAgency,
  hasEndedSince,
  insertAccess,
  listOwnAccess,
} from './access.repository.ts';
import { clientLeftMail } from './mails.ts';
import { recordAccessChange } from './record-access-change.ts';

/** What the link's page says before somebody signs in. */
export const peekAtClientInvitation =
  (db: Db): Handler<typeof clientHomesContract.peek> =>
  async ({ body }) => {
    const invitation = await findInvitationByToken(db, 'client_invitation', body.token);
    const agency = invitation && (await findTeam(db, invitation.account_id));
    if (!agency || agency.hidden_at) return invitationGone;
    return { ok: true, data: { agencyName: mailName(agency.name, 'agent'), email: invitation.email } };
  };

export const joinAgency =
  (): Handler<typeof clientHomesContract.join> =>
  ({ actor, body, write }) =>
    write(async (tx) => {
      const invited = await lockInvited(tx, 'client_invitation', body.token, actor.person);
      const agency = invited && (await findTeam(tx, invited.invitation.account_id));
      if (!agency || agency.hidden_at) return invitationGone;
      const { person, invitation } = invited;
      const { client_id: clientId } = invitation;
      const refusal = clientJoinRefusal({
        person: { email: person.email, userType: person.user_type },
        invitedEmail: invitation.email,
        agencies: await countAgencies(tx, person.id),
      });
      if (refusal) return conflict(refusal);
      if (await hasEndedSince(tx, clientId, person.id, invitation.created_at)) return invitationGone;
      if (!(await deleteInvitation(tx, 'client_invitation', invitation.id))) return invitationGone;
      await giveClientAccess(tx, invitation, person.id);
      return { ok: true, data: { id: clientId }, message: `You can now see the homes ${agency.name} lets for you.` };
    });

export async function giveClientAccess(tx: Tx, client: AccessOf, personId: string): Promise<void> {
  await insertAccess(tx, client, personId);
  const { account_id: accountId, client_id: clientId } = client;
  await recordAccessChange(tx, 'client-join', { accountId, clientId, by: personId });
}

export const leaveAgency =
  (): Handler<typeof clientHomesContract.leave> =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      if (!(await findAgency(tx, actor.id, params.id))) return agencyNotFound;
      await leave(tx, actor.id, params.id);
      return { ok: true, data: null, message: 'You can no longer see the homes this agency lets for you.' };
    });

async function leave(tx: Tx, personId: string, clientId: string): Promise<void> {
  const ended = await endAccessRow(tx, clientId, personId);
  if (!ended) return;
  await recordAccessChange(tx, 'client-leave', { accountId: ended.account_id, clientId, by: personId });
  const [agency, person] = [await findAccountById(tx, ended.account_id), await findAccountById(tx, personId)];
  if (!agency || agency.hidden_at || !person) return;
  const name = mailName(`${person.first_name} ${person.last_name}`, person.user_type);
  await enqueueMail(tx, agency.email, clientLeftMail(name));
}

/** A client who closes their account leaves all agencies. */
export async function leaveAllAgencies(tx: Tx, personId: string): Promise<void> {
  for (const { client_id } of await listOwnAccess(tx, personId)) await leave(tx, personId, client_id);
}
