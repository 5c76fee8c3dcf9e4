import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { conversationFixture } from '../../../../testing/conversations.ts';
import { PASSWORD } from '../../../../testing/people.ts';
import { watchStatements } from '../../../../testing/sent-statements.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, pool } = testing;
const { liveListing } = await conversationFixture(testing);
const { countSentBy } = watchStatements(pool);

/** An agency with so many homes, each with a booked viewing and an application. */
async function agencyWith(homes: number) {
  const agent = await as('agent');
  for (let n = 0; n < homes; n += 1) await liveListing(`Home ${n}`, agent.token);
  const { user: tenant } = await as('tenant');
  await pool.query(
    `with home as (select id, gen_random_uuid() as slot_id from listing where account_id = $1), slot as (
      insert into viewing_slot (id, listing_id, lister_id, starts_at, ends_at, capacity, taken, source, may_overlap)
      select slot_id, id, $1, now() + interval '2 days', now() + interval '49 hours', 1, 1, 'single', true from home
    ), viewing as (
      insert into viewing (id, slot_id, listing_id, tenant_id, lister_id, status, starts_at, ends_at, is_coming)
      select gen_random_uuid(), slot_id, id, $2, $1, 'booked', now() + interval '2 days', now() + interval '49 hours', true
      from home
    )
    insert into application (id, listing_id, tenant_id, lister_id, status, rent_pence, shared)
    select gen_random_uuid(), id, $2, $1, 'sent', 100000, '{}' from home`,
    [agent.user.id, tenant.id],
  );
  return agent;
}

test('closing an agency with many homes takes as many statements as closing one with a single home', async () => {
  const sent = async (homes: number) => {
    const { token } = await agencyWith(homes);
    return countSentBy(async () =>
      dataOf((await call(contract.privacy.close, { body: { password: PASSWORD } }, { token })).answer),
    );
  };
  const forOne = await sent(1);
  expect(await sent(12)).toBe(forOne);
});
