import type { ClientPerson, clientsContract } from '@letfair/contract/agencies/clients/clients';
import { emailProblem } from '@letfair/domain/accounts/contact-details';
import { mailName } from '@letfair/domain/accounts/sendable-name';
import { clientInvitationRefusal } from '@letfair/domain/agencies/clients/access';
import type { KindOfAccess } from '../../../../platform/access/access-kind.ts';
import type { Tx } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { conflict, invalid, notFound } from '../../../../platform/http/refusals.ts';
import { enqueueMail } from '../../../../platform/mail/enqueue-mail.ts';
import { findAccountById, lockAccount } from '../../../accounts/sign-in/index.ts';
import { deleteInvitation, endInvitationsOf, invitationLimitRefusal } from '../../invitations/index.ts';
import { findLetInSince, findTeam, tellOwnerOfEnded } from '../../teams/index.ts';
import { type ClientRow, findClient } from '../clients.repository.ts';
import { clientNotFound, presentClient } from '../present-client.ts';
import {
  type AccessRow,
  endAccessGivenSince,
  endAccessRow,
  endAccessSince,
  saveInvitation,
} from './access.repository.ts';
import { accessEndedMail, clientInvitationMail } from './mails.ts';
import { recordAccessChange } from './record-access-change.ts';

/** Every call writes a new link, so inviting again is the same call. */
export const inviteClient =
  (publicUrl: string): Handler<typeof clientsContract.invite> =>
  async ({ actor, params, body: { email }, write }) => {
    const problem = emailProblem(email);
    if (problem) return invalid('email', problem);
    return write(async (tx) => {
      await lockAccount(tx, actor.id);
      await endInvitationsOf(tx, actor.id);
      const client = await findClient(tx, actor.id, params.id);
      if (!client) return clientNotFound;
      const { people } = await presentClient(tx, client);
      const refusal = clientInvitationRefusal({ email, isArchived: client.archived_at !== null, people });
      if (refusal) return conflict(refusal);
      const overLimit = await invitationLimitRefusal(tx, actor.id);
      if (overLimit) return overLimit;
      const token = await saveInvitation(tx, client, email, actor.person);
      const agencyName = mailName((await findTeam(tx, actor.id))?.name ?? '', 'agent');
      await enqueueMail(tx, email, clientInvitationMail({ agencyName, publicUrl, token }));
      await recordAccessChange(tx, 'client-invite', { accountId: actor.id, clientId: client.id, by: actor.person });
      return { ok: true, data: await presentClient(tx, client), message: `We’ve emailed ${email}.` };
    });
  };

/** Ending what has ended already changes nothing. */
export const endAccess =
  (): Handler<typeof clientsContract.endAccess> =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      await lockAccount(tx, actor.id);
      const client = await findClient(tx, actor.id, params.id);
      if (!client) return clientNotFound;
      const person = (await presentClient(tx, client)).people.find(({ id }) => id === params.personId);
      if (!person) return personNotFound;
      await endPerson(tx, client, person, actor.person);
      const message =
        person.state === 'invited'
          ? `The link we sent to ${person.email} no longer works.`
          : `${person.email} can no longer see these homes.`;
      return { ok: true, data: await presentClient(tx, client), message };
    });

const personNotFound = notFound('We couldn’t find this person.');

/** For clients who are archived. */
export async function takeAccessAway(tx: Tx, client: ClientRow, by: string): Promise<void> {
  for (const person of (await presentClient(tx, client)).people) await endPerson(tx, client, person, by);
}

async function endPerson(tx: Tx, { id, account_id }: ClientRow, person: ClientPerson, by: string): Promise<void> {
  if (person.state === 'ended') return;
  if (person.state === 'invited') await deleteInvitation(tx, 'client_invitation', person.id);
  const ended = person.state === 'joined' ? await endAccessRow(tx, id, person.id) : undefined;
  await recordAccessChange(tx, 'client-end', { accountId: account_id, clientId: id, by });
  if (ended) await mailAccessEnded(tx, ended);
}

async function mailAccessEnded(tx: Tx, { account_id, person_id }: AccessRow): Promise<void> {
  const [person, agency] = [await findAccountById(tx, person_id), await findTeam(tx, account_id)];
  if (person && agency) await enqueueMail(tx, person.email, accessEndedMail(mailName(agency.name, 'agent')));
}

/**
 * People who joined as clients while somebody else may have been in the account of the agency, or of the person of its
 * team who invited them; its page lists the others.
 */
export const clientAccess: KindOfAccess = {
  endSince: async (tx, personId, since) => {
    const ofAgency = await endAccessSince(tx, personId, since);
    const letIn = await findLetInSince(tx, personId, since);
    const ended = [...ofAgency, ...(await endAccessGivenSince(tx, personId, letIn, since))];
    for (const access of ended) {
      const { account_id: accountId, client_id: clientId } = access;
      await recordAccessChange(tx, 'client-end', { accountId, clientId, by: personId });
      await mailAccessEnded(tx, access);
    }
    await tellOwnerOfEnded(tx, 'client-access', personId, ended);
    return ended.map(({ email }) => email);
  },
};
