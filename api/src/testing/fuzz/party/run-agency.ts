import { contract } from '@letfair/contract';
import type { Sent } from '@letfair/contract/wire/endpoint';
import { apiKeyScopeNames } from '@letfair/domain/agencies/feed/api-keys';
import { clientCalls } from '../../clients.ts';
import { teamCalls } from '../../teams.ts';
import { dataOf } from '../../test-api.ts';
import type { Letting, Making } from './rent-home.ts';

/** A home as the API page shows it. */
const { examples } = contract.feed.save.body.shape.values.meta() as { readonly examples: readonly [FedValues] };
type FedValues = Sent<typeof contract.feed.save>['body']['values'];
export const fedValues: FedValues = examples[0];

/** A team, client landlords, and software with keys, webhooks and imports. */
export async function runAgency({ testing, word, people: { agent, landlord } }: Making, { agencyHome }: Letting) {
  const { call, pool } = testing;
  const { hire, invite, invitationTo } = teamCalls(testing);
  const [viewer, manager] = [await hire(agent, 'viewer'), await hire(agent, 'manager')];
  const invited = `invited-${word}@letfair.example`.toLowerCase();
  const invitation = dataOf((await invite(agent, invited, 'negotiator')).answer).invitations[0]!.id;
  const newBranch = { body: { name: word, code: '17' } };
  const branch = dataOf((await call(contract.teams.addBranch, newBranch, agent)).answer).branches[0]!.id;

  const clients = clientCalls(testing);
  const client = await clients.makeClient(agent, landlord);
  await clients.assign(agent, agencyHome, client);
  dataOf((await clients.invite(agent, client, invited)).answer);

  const keys: Record<string, string> = {};
  let key = '';
  for (const scope of apiKeyScopeNames) {
    const made = await call(contract.apiKeys.create, { body: { name: word, scopes: [scope] } }, agent);
    keys[scope] = dataOf(made.answer).secret;
    key = dataOf(made.answer).key.id;
  }
  const fed = { params: { yourReference: 'A1' }, body: { values: { ...fedValues, 'address.line1': word } } };
  dataOf((await call(contract.feed.save, fed, { token: keys['feed:write'] })).answer);
  const hook = { url: `https://software.example/${word}`, events: ['enquiry' as const] };
  const webhook = dataOf((await call(contract.webhooks.add, { body: hook }, agent)).answer).webhook.id;
  const tested = await call(contract.webhooks.sendTest, { params: { id: webhook } }, agent);
  const { deliveryId: delivery } = dataOf(tested.answer);

  const begin = { body: { fileName: `${word}.csv`, bytes: 100 } };
  const begunImport = dataOf((await call(contract.imports.begin, begin, agent)).answer).id;
  const { rows } = await pool.query<{ id: string }>(
    `insert into listing_import (id, account_id, state, file_name, bytes, columns)
     values (gen_random_uuid(), $1, 'mapping', $2, 1, '[{"name": "title", "examples": [], "target": "title"}]')
     returning id`,
    [landlord.user.id, word],
  );
  const [teamInvitation, clientInvitation] = [await invitationTo(invited), await clients.linkTo(invited)];
  const software = { keys, key, webhook, delivery, begunImport, readImport: rows[0]!.id };
  return { viewer, manager, invitation, branch, client, teamInvitation, clientInvitation, ...software };
}
