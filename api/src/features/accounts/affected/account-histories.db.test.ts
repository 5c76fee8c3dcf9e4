import { contract } from '@letfair/contract';
import { type AccountStep, type AccountTie, accountFate } from '@letfair/domain/lettings/consequences/accounts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../testing/people.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';
import { dayAhead, timesOnDays, viewingFixture } from '../../../testing/viewings.ts';
import { waitForJobs } from '../../../testing/wait.ts';

const HISTORIES = 8;

const testing = await testApi();
const { api, as, call, pool } = testing;
const { accounts, applications, conversations, measures, privacy, viewings } = contract;
const { admin, book, liveListing, saveTimes } = await viewingFixture(testing);
afterAll(await api.startJobs());

/** What takes an account or its homes away, and what brings them back. */
const turns = {
  close: ['close', 'keep'],
  suspend: ['suspend', 'unsuspend'],
  hide: ['hide-homes', 'show-homes'],
} as const satisfies Record<string, readonly [AccountStep, AccountStep]>;
type Turn = keyof typeof turns;

const arrangements = ['book', 'offer', 'apply', 'accept', 'wait'] as const;
const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom(...arrangements), tenant: fc.nat({ max: 1 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ turn: fc.constantFrom('close' as const, 'suspend' as const), ofTenant: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ turn: fc.constant('hide' as const), ofTenant: fc.constant(false) }) },
);
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

const hide = { turn: 'hide', ofTenant: false } as const;
/** Those that once left somebody untold, who had been told of an earlier step. */
const foundBefore: readonly Deed[][] = [
  [{ what: 'apply', tenant: 1 }, hide, { turn: 'close', ofTenant: false }],
  [{ what: 'wait', tenant: 0 }, hide, hide, { what: 'wait', tenant: 0 }, hide],
];
const close = (ofTenant: boolean) => ({ turn: 'close', ofTenant }) as const;
/** Accounts that are kept after an application ended with them, or with that of the other side. */
const keptAfterAll: readonly Deed[][] = [
  [{ what: 'apply', tenant: 0 }, close(true), close(true)],
  [
    { what: 'apply', tenant: 0 },
    { what: 'apply', tenant: 1 },
    { what: 'accept', tenant: 1 },
    close(false),
    close(true),
    close(false),
    close(true),
  ],
  [
    { what: 'apply', tenant: 0 },
    { what: 'accept', tenant: 0 },
    close(true),
    { what: 'apply', tenant: 1 },
    { what: 'accept', tenant: 1 },
    close(true),
  ],
];

interface Person {
  readonly user: SignedIn['user'];
  token: string;
  /** The measure or the closing that is in force, with the id that lifts it. */
  readonly inForce: Map<Turn, string>;
}
const join = async (role: 'landlord' | 'tenant'): Promise<Person> => ({ ...(await as(role)), inForce: new Map() });

let addresses = 0;
async function signIn(person: Person): Promise<boolean> {
  addresses += 1;
  const body = { email: person.user.email, password: PASSWORD };
  const { answer } = await call(accounts.login, { body }, { ipAddress: `10.1.0.${addresses % 250}` });
  if (answer.success && 'token' in answer.data) person.token = answer.data.token;
  return answer.success;
}

/** The step that was taken; null where it is refused, as everything is to those who are suspended. */
async function take(person: Person, turn: Turn): Promise<AccountStep | null> {
  const { id } = person.user;
  const [away, back] = turns[turn];
  const since = person.inForce.get(turn);
  if (turn === 'close') {
    if (!(await signIn(person))) return null;
    const { answer } = since
      ? await call(privacy.keep, {}, person)
      : await call(privacy.close, { body: { password: PASSWORD } }, person);
    if (!answer.success) return null;
    if (since) person.inForce.delete(turn);
    else person.inForce.set(turn, id);
    return since ? back : away;
  }
  if (since) {
    dataOf((await call(measures.lift, { params: { id: since } }, { token: admin.token })).answer);
    person.inForce.delete(turn);
    return back;
  }
  const body = { kind: turn, reason: 'Spam.' } as const;
  person.inForce.set(
    turn,
    dataOf((await call(measures.apply, { params: { id }, body }, { token: admin.token })).answer).id,
  );
  return away;
}

interface World {
  readonly landlord: Person;
  readonly tenants: readonly Person[];
  readonly home: string;
  /** What ended with an account that its owner may still keep. */
  readonly ended: Map<string, Arranged>;
}

/** Whatever is refused as things stand is simply not arranged. */
async function arrange({ landlord, home }: World, tenant: Person, what: (typeof arrangements)[number], day: number) {
  const { token } = tenant;
  if (what === 'apply') return call(applications.apply, { body: { propertyId: home } }, { token });
  if (what === 'wait') return call(viewings.joinWaitingList, { params: { id: home } }, { token });
  if (what === 'book') {
    const { answer } = await call(viewings.slots, { params: { id: home }, query: {} }, { token });
    const slot = answer.success ? answer.data.slots[0] : undefined;
    return slot && book(home, slot.id, token);
  }
  if (what === 'accept') {
    const { rows } = await pool.query(
      `select id from application where listing_id = $1 and tenant_id = $2 and status in ('sent', 'seen', 'shortlisted')`,
      [home, tenant.user.id],
    );
    const body = { action: 'accept' as const };
    return rows[0] && call(applications.act, { params: { id: rows[0].id }, body }, landlord);
  }
  const talk = await call(conversations.start, { body: { propertyId: home, content: 'Can I see it?' } }, { token });
  if (!talk.answer.success) return;
  const times = [{ day: dayAhead(10), time: `${String(8 + day).padStart(2, '0')}:00` }];
  return call(viewings.propose, { params: { id: talk.answer.data.id }, body: { times } }, landlord);
}

interface Arranged {
  readonly id: string;
  readonly tie: 'viewing' | 'waiting' | 'application' | 'accepted';
  readonly status: string | null;
  readonly tenant_id: string;
}

async function arrangedAt(home: string): Promise<readonly Arranged[]> {
  const { rows } = await pool.query(
    `select id, 'viewing' as tie, status, tenant_id from viewing
       where listing_id = $1 and status in ('proposed', 'booked', 'rescheduled', 'move-suggested')
     union all select id, 'waiting', null, tenant_id from viewing_waiting where listing_id = $1
     union all select id, case status when 'accepted' then 'accepted' else 'application' end, status, tenant_id
       from application where listing_id = $1 and status in ('sent', 'seen', 'shortlisted', 'accepted')`,
    [home],
  );
  return rows;
}

/** News of homes wait for some time, in which they may be overtaken. */
async function letEveryoneBeTold() {
  await waitForJobs(pool);
  await pool.query('update home_news set due_at = now() where told_at is null');
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now()
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'tell-home-news')`,
  );
  await waitForJobs(pool);
}

async function lastMailTo({ user }: Person): Promise<string | undefined> {
  const { rows } = await pool.query('select max(id::text) as id from mail where to_address = $1', [user.email]);
  return rows[0].id;
}

async function live(history: readonly Deed[]): Promise<void> {
  const landlord = await join('landlord');
  const world: World = {
    landlord,
    tenants: [await join('tenant'), await join('tenant')],
    home: await liveListing('The old mill', landlord.token),
    ended: new Map(),
  };
  dataOf((await saveTimes(world.home, { ...timesOnDays(3, 4, 5, 6, 8), allowsOverlap: true }, landlord.token)).answer);
  for (const [at, one] of history.entries()) {
    if ('what' in one) {
      await arrange(world, world.tenants[one.tenant]!, one.what, at);
      await letEveryoneBeTold();
      continue;
    }
    const person = one.ofTenant ? world.tenants[0]! : landlord;
    const before = await arrangedAt(world.home);
    const lastMails = new Map<Person, string | undefined>();
    for (const other of [landlord, ...world.tenants]) lastMails.set(other, await lastMailTo(other));
    const step = await take(person, one.turn);
    await letEveryoneBeTold();
    if (person.inForce.size === 0) await signIn(person);
    if (step) await judge(world, { person, step, before, lastMails });
  }
}

interface Taken {
  readonly person: Person;
  readonly step: AccountStep;
  readonly before: readonly Arranged[];
  readonly lastMails: ReadonlyMap<Person, string | undefined>;
}

const canBeReached = ({ inForce }: Person): boolean => !inForce.has('close') && !inForce.has('suspend');

async function judge(world: World, taken: Taken) {
  const { landlord, tenants, home, ended } = world;
  const { person, step, before, lastMails } = taken;
  const arranged = await arrangedAt(home);
  await judgeReturned(world, taken, arranged);
  const after = new Set(arranged.map(({ id }) => id));
  const isOfLandlord = person === landlord;
  for (const each of before) {
    const { id, tie, tenant_id } = each;
    if (!isOfLandlord && tenant_id !== person.user.id) {
      expect([step, tie, 'of somebody else', after.has(id)]).toEqual([step, tie, 'of somebody else', true]);
      continue;
    }
    const reached: AccountTie = isOfLandlord ? tie : `own-${tie}`;
    const fate = accountFate(step, reached);
    expect([step, reached, fate, after.has(id)]).toEqual([step, reached, fate, fate !== 'ended']);
    if (fate === 'ended' && (tie === 'application' || tie === 'accepted')) ended.set(id, each);
    // A landlord loses nothing with somebody who only waits, and nobody is written to while their account is away.
    const other = isOfLandlord ? tenants.find(({ user }) => user.id === tenant_id)! : landlord;
    const isReached = canBeReached(other) && reached !== 'own-waiting';
    if (fate === 'ended' && isReached)
      expect([step, reached, await lastMailTo(other)]).not.toEqual([step, reached, lastMails.get(other)]);
  }
}

/** An application comes back when neither side's account is closed any more, and the other side is told. */
async function judgeReturned(
  { landlord, tenants, ended }: World,
  { person, step, lastMails }: Taken,
  now: readonly Arranged[],
) {
  for (const { id, tie, status, tenant_id } of ended.values()) {
    const tenant = tenants.find(({ user }) => user.id === tenant_id)!;
    if (landlord.inForce.has('close') || tenant.inForce.has('close')) continue;
    const isTaken = now.some((other) => other.tie === 'accepted' && other.id !== id);
    const expected = tie === 'accepted' && isTaken ? 'shortlisted' : status;
    expect([step, tie, now.find((each) => each.id === id)?.status]).toEqual([step, tie, expected]);
    ended.delete(id);
    const other = person === landlord ? tenant : landlord;
    if (canBeReached(other))
      expect([step, tie, 'told', await lastMailTo(other)]).not.toEqual([step, tie, 'told', lastMails.get(other)]);
  }
}

test('nobody loses what an account’s steps keep or bring back, nor is left untold of either', async () => {
  await fc.assert(fc.asyncProperty(fc.array(deed, { minLength: 6, maxLength: 10, size: 'max' }), live), {
    numRuns: HISTORIES,
    seed: Number(process.env.HISTORY_SEED ?? 21),
    endOnFailure: true,
    examples: [...foundBefore, ...keptAfterAll].map((history): [Deed[]] => [history]),
  });
});
