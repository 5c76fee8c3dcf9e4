import { contract, type LetfairContract } from '@letfair/contract';
import type { CallInput } from '@letfair/contract/wire/client';
import { type EndpointSpec, isKeyScope } from '@letfair/contract/wire/endpoint';
import { defaultViewingTimes } from '@letfair/domain/lettings/viewings/viewing-times';
import { limitedSentence } from '@letfair/domain/trust/moderation/measures';
import { describe, expect, test } from 'vitest';
import { aListing, approveListings } from './testing/listings.ts';
import type { Expected } from './testing/role-matrix/expected.ts';
import { expectedOfHomes } from './testing/role-matrix/homes.ts';
import { expectedOfPeople } from './testing/role-matrix/people.ts';
import { teamCalls } from './testing/teams.ts';
import { dataOf, type SignedIn, testApi } from './testing/test-api.ts';
import { timesOnDays, viewingFixture } from './testing/viewings.ts';

const testing = await testApi();
const { as, call, callUnchecked, db } = testing;
const liveListing = approveListings(testing);
const { hire } = teamCalls(testing);

const setLimited = (id: string, isLimited = true) =>
  db
    .updateTable('account')
    .set({ limited_at: isLimited ? new Date() : null })
    .where('id', '=', id)
    .execute();

const isWritten = ({ method, auth }: EndpointSpec): boolean =>
  method !== 'GET' && auth !== 'public' && !(Array.isArray(auth) && auth.join() === 'admin');

const written = Object.entries(contract).flatMap(([group, calls]) =>
  (Object.entries(calls) as [string, EndpointSpec][])
    .filter(([, spec]) => isWritten(spec))
    .map(([name, spec]) => {
      const { input } = ({ ...expectedOfPeople, ...expectedOfHomes } as Record<string, Record<string, Expected>>)[
        group
      ]![name]!;
      return { name: `${group}.${name}`, spec, input };
    }),
);
const namesOf = (decision: EndpointSpec['whileLimited']) =>
  written.filter(({ spec }) => spec.whileLimited === decision).map(({ name }) => name);

test('says of every writing call what a limited account may do', () => {
  expect(written.filter(({ spec }) => spec.whileLimited === undefined)).toEqual([]);
  // Everything that is new to strangers; a name that leaves this list needs a reason.
  expect(namesOf('refused')).toEqual([
    'apiKeys.create',
    'applications.apply',
    'clientHomes.join',
    'clients.invite',
    'conversations.start',
    'imports.begin',
    'imports.sendPart',
    'imports.map',
    'imports.apply',
    'imports.undo',
    'listings.submit',
    'listings.submitWithInventory',
    'teams.invite',
    'teams.resend',
    'teams.accept',
    'viewings.book',
    'viewings.suggestMove',
    'viewings.joinWaitingList',
    'viewings.propose',
    'webhooks.add',
    'feed.save',
  ]);
});

describe('a limited account', async () => {
  const people = { tenant: await as('tenant'), landlord: await as('landlord'), agent: await as('agent') };
  const { secret } = dataOf(
    (
      await call(
        contract.apiKeys.create,
        { body: { name: 'Software', scopes: ['feed:read', 'feed:write'] } },
        { token: people.agent.token },
      )
    ).answer,
  );
  for (const { user } of Object.values(people)) await setLimited(user.id);
  const somebody = (await as('tenant')).user.id;
  /** Some calls end their session, so those of accounts come last. */
  const turnOf = (name: string): number => (/^(accounts|privacy|profile|security)\./.test(name) ? 1 : 0);
  const callerOf = ({ auth }: EndpointSpec): string => {
    if (isKeyScope(auth)) return secret;
    const [type] = (Object.keys(people) as (keyof typeof people)[]).filter(
      (each) => auth === 'user' || auth.includes(each),
    );
    return people[type!].token;
  };

  test.each(written.toSorted((one, two) => turnOf(one.name) - turnOf(two.name)))('$name', async ({ spec, input }) => {
    const { status, answer } = await callUnchecked(spec, input(somebody), { token: callerOf(spec) });
    const isRefused = status === 403 && answer.message === limitedSentence;
    expect(isRefused).toBe(spec.whileLimited === 'refused');
  });
});

test.each(['the person', 'the agency'] as const)(
  'nobody acts anew for an agency when %s is limited',
  async (limited) => {
    const agency = await as('agent');
    const manager = await hire(agency, 'manager');
    await setLimited((limited === 'the person' ? manager : agency).user.id);
    const refused = written.filter(
      ({ spec }) => spec.whileLimited === 'refused' && spec.team && spec.team !== 'personal',
    );
    expect(refused.length).toBeGreaterThan(10);
    for (const { name, spec, input } of refused) {
      if (!(spec.auth as readonly string[]).includes('agent')) continue;
      const { answer } = await callUnchecked(spec, input(agency.user.id), { token: manager.token });
      expect([name, answer.message]).toEqual([name, limitedSentence]);
    }
  },
);

interface Attempt {
  readonly spec: EndpointSpec;
  readonly token: string;
  readonly refused: CallInput;
  readonly allowed: CallInput;
}

/** The names of the calls of which a part is refused. */
type Partly = {
  [G in keyof LetfairContract]: {
    [K in keyof LetfairContract[G]]: LetfairContract[G][K] extends { readonly whileLimited: 'partly' }
      ? `${G & string}.${K & string}`
      : never;
  }[keyof LetfairContract[G]];
}[keyof LetfairContract];

async function pausedHome({ token }: SignedIn): Promise<string> {
  const id = await liveListing(token);
  dataOf((await call(contract.listings.act, { params: { id }, body: { action: 'pause' } }, { token })).answer);
  return id;
}

/** A call of which a part is refused and that is missing here does not compile. */
const attempts: Readonly<Record<Partly, (lister: SignedIn) => Promise<Attempt>>> = {
  'applications.write': async ({ token }) => {
    const propertyId = await liveListing(token);
    const [first, second] = [await as('tenant'), await as('tenant')];
    const apply = async (tenant: SignedIn) =>
      dataOf((await call(contract.applications.apply, { body: { propertyId } }, { token: tenant.token })).answer).id;
    const [unanswered, answered] = [await apply(first), await apply(second)];
    const body = { content: 'When could you come?' };
    dataOf((await call(contract.applications.write, { params: { id: answered }, body }, { token })).answer);
    return {
      spec: contract.applications.write,
      token,
      refused: { params: { id: unanswered }, body },
      allowed: { params: { id: answered }, body: { content: 'Or on Friday?' } },
    };
  },
  'bulk.change': async (lister) => {
    const [paused, live] = [await pausedHome(lister), await liveListing(lister.token)];
    return {
      spec: contract.bulk.change,
      token: lister.token,
      refused: { body: { ids: [paused], action: 'resume' } },
      allowed: { body: { ids: [live], action: 'pause' } },
    };
  },
  'listings.act': async (lister) => {
    const [paused, live] = [await pausedHome(lister), await liveListing(lister.token)];
    return {
      spec: contract.listings.act,
      token: lister.token,
      refused: { params: { id: paused }, body: { action: 'resume' } },
      allowed: { params: { id: live }, body: { action: 'withdraw' } },
    };
  },
  'listings.edit': async ({ token }) => {
    const id = await liveListing(token);
    const { address } = aListing();
    return {
      spec: contract.listings.edit,
      token,
      refused: { params: { id }, body: aListing({ address: { ...address, line1: '14 Lock Street' } }) },
      allowed: {
        params: { id },
        body: aListing({ price: 1_100, materialInformation: { holdingDeposit: 250, securityDeposit: 1_200 } }),
      },
    };
  },
  'teams.changeMember': async (lister) => {
    await liveListing(lister.token);
    await liveListing(lister.token);
    const { user } = await hire(lister, 'negotiator');
    return {
      spec: contract.teams.changeMember,
      token: lister.token,
      refused: { params: { id: user.id }, body: { role: 'manager', branchId: null } },
      allowed: { params: { id: user.id }, body: { role: 'viewer', branchId: null } },
    };
  },
  'viewings.saveTimes': async ({ token }) => {
    const id = await liveListing(token);
    return {
      spec: contract.viewings.saveTimes,
      token,
      refused: { params: { id }, body: { ...defaultViewingTimes, ...timesOnDays(3) } },
      allowed: { params: { id }, body: { ...defaultViewingTimes, weekly: [], singles: [] } },
    };
  },
};

test.each(Object.entries(attempts))(
  '%s refuses a limited account what would be new, and no more',
  async (_, prepare) => {
    const lister = await as('landlord');
    const { spec, token, refused, allowed } = await prepare(lister);
    await setLimited(lister.user.id);
    expect(JSON.stringify((await callUnchecked(spec, refused, { token })).answer)).toContain(limitedSentence);
    const done = await callUnchecked(spec, allowed, { token });
    expect([done.status, JSON.stringify(done.answer)]).toEqual([200, expect.not.stringContaining(limitedSentence)]);
    await setLimited(lister.user.id, false);
    const later = await callUnchecked(spec, refused, { token });
    expect([later.status, JSON.stringify(later.answer)]).toEqual([200, expect.not.stringContaining(limitedSentence)]);
  },
);

test('a place that comes free goes past a limited tenant on the waiting list', async () => {
  const { homeWithTimes, bookFirst, act, tenant } = await viewingFixture(testing);
  const home = await homeWithTimes(timesOnDays(3));
  const viewing = await bookFirst(home);
  const [limited, next] = [await as('tenant'), await as('tenant')];
  for (const { token } of [limited, next])
    dataOf((await call(contract.viewings.joinWaitingList, { params: { id: home } }, { token })).answer);
  await setLimited(limited.user.id);
  dataOf((await act(tenant.token, viewing.id, 'cancel')).answer);
  const offers = await db.selectFrom('viewing_waiting').select(['tenant_id', 'slot_id']).execute();
  expect(offers.filter(({ slot_id }) => slot_id !== null).map(({ tenant_id }) => tenant_id)).toEqual([next.user.id]);
});
