import type { Market, MarketHome, MarketPerson } from '@letfair/api';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { retention } from '@letfair/domain/privacy/retention';
import { daysBefore, publishingMoments } from './dates.ts';
import { demoAccounts } from './demo-accounts.ts';
import { makeReports } from './demo-reports.ts';
import { homeOf, type Lister } from './home-of.ts';
import { makeActivity } from './make-activity.ts';
import { type Maker, peopleMaker } from './make-people.ts';
import { type SeededRandom, seedRandom } from './seeded-random.ts';
import { type DemoTown, demoTowns } from './words/towns.ts';

export interface MarketPlan {
  readonly seed: string;
  /** Homes that can be found; a few more are in every other state. */
  readonly listings: number;
  readonly now: Date;
}

const [leeds, cardiff] = [townCalled('Leeds'), townCalled('Cardiff')];

const TENANTS = 160;
const UNVERIFIED = 6;
/** A sign-up that nobody finishes is forgotten after a while. */
const UNVERIFIED_DAYS = retention.unverifiedAccountDays - 10;
const AGENT_SHARE = 45;
const HOMES_OF_AN_AGENT = [6, 22] as const;
const HOMES_OF_A_LANDLORD = [1, 4] as const;
/** Of a hundred live homes so many more are in each of the other states. */
const others: Readonly<Partial<Record<ListingStatus, number>>> = {
  pending: 2,
  paused: 1.5,
  'let-agreed': 3,
  let: 2.5,
  rejected: 1,
  withdrawn: 1,
  expired: 1,
};
/** So many of a newcomer's own homes wait for a word that they are still available. */
const DUE_HOMES = { agent: 2, landlord: 1 } as const;

/** The same seed and the same day make the same marketplace. */
export function makeMarket({ seed, listings, now }: MarketPlan): Omit<Market, 'pictures'> {
  const random = seedRandom(seed);
  const maker = peopleMaker(now);
  const famous = famousPeople(maker, random.fork('famous'));
  const people: MarketPerson[] = [...famous.all];
  const homes: MarketHome[] = [];
  const publishing = publishingMoments(now);

  const totalShare = demoTowns.reduce((sum, { share }) => sum + share, 0);
  let shareSoFar = 0;
  for (const town of demoTowns) {
    const before = Math.round((listings * shareSoFar) / totalShare);
    shareSoFar += town.share;
    const count = Math.round((listings * shareSoFar) / totalShare) - before;
    const itemRandom = random.fork(town.name);
    const own = town === leeds ? famous.agent : town === cardiff ? famous.landlord : null;
    const listers = listersIn(town, count, { own, maker, itemRandom });
    people.push(...new Set(listers.filter((lister) => lister !== own)));
    for (let n = 0; n < count; n += 1) {
      const isDue = own !== null && listers[n] === own && n < DUE_HOMES[own.userType];
      const ofHome = itemRandom.fork(`live ${n}`);
      const when = { now, published: publishing(ofHome), isDue };
      homes.push(homeOf(listers[n]!, town, { status: 'live', ...when }, ofHome));
    }
  }
  const { length: live } = homes;
  for (const [status, share] of Object.entries(others) as [ListingStatus, number][])
    for (let n = 0; n < Math.max(3, Math.round((listings * share) / 100)); n += 1) {
      const itemRandom = random.fork(`${status} ${n}`);
      // The first of each belong to those whom a newcomer can be.
      const own = [famous.landlord, famous.agent][n];
      const like = own ? homes.find(({ lister }) => lister === own.email) : homes[itemRandom.integer(0, live - 1)];
      const lister = people.find(({ email }) => email === like?.lister) as Lister | undefined;
      const town = demoTowns.find(({ name }) => name === like?.form.address.city);
      if (lister && town)
        homes.push(homeOf(lister, town, { status, now, published: publishing(itemRandom) }, itemRandom));
    }
  const tenants = tenantsOf(maker, { now, random: random.fork('tenants') });
  people.push(...tenants);
  const trouble = makeReports({ now, maker, homes, tenants, publishing }, random.fork('trouble'));
  people.push(...trouble.people);
  homes.push(...trouble.homes);
  const life = makeActivity({ now, people, homes }, random.fork('life'));
  return { people, homes, life: { ...life, reported: trouble.reported } };
}

/** People who look for a home: many of them where a newcomer has homes, and a few who have not finished signing up. */
function tenantsOf(
  maker: Maker,
  { now, random }: { readonly now: Date; readonly random: SeededRandom },
): MarketPerson[] {
  return Array.from({ length: TENANTS }, (_, n) => {
    const itemRandom = random.fork(`${n}`);
    const town = n % 5 === 0 ? leeds : n % 5 === 1 ? cardiff : itemRandom.pick(demoTowns);
    const tenant = maker.tenant(town, itemRandom);
    return n < TENANTS - UNVERIFIED
      ? tenant
      : { ...tenant, verified: false, joined: daysBefore(now, 0.2 + itemRandom.fraction() * UNVERIFIED_DAYS) };
  });
}

/** Who a newcomer can be, beside everybody else. */
function famousPeople(maker: Maker, random: SeededRandom) {
  const [asTenant, asLandlord, asAgent, asAdmin] = demoAccounts;
  const tenant = { ...maker.tenant(leeds, random), ...asTenant, maxBudget: 1_100, propertyType: 'flat' as const };
  const landlord = { ...maker.landlord(cardiff, random), ...asLandlord };
  const agent = { ...maker.agent(leeds, random), ...asAgent, companyName: 'Ashworth & Daughters' };
  const { joined, phone, verified, suspensions } = landlord;
  const admin = { ...asAdmin, joined, phone, verified, suspensions };
  return { landlord, agent, all: [tenant, landlord, agent, admin] as MarketPerson[] };
}

function townCalled(wanted: string): DemoTown {
  const town = demoTowns.find(({ name }) => name === wanted);
  if (!town) throw new Error(`There is no town called ${wanted}.`);
  return town;
}

interface Listers {
  readonly own: Lister | null;
  readonly maker: Maker;
  readonly itemRandom: SeededRandom;
}

/** Who lists each of so many homes of a town: agencies have a shelf of them, landlords a handful. */
function listersIn(town: DemoTown, count: number, { own, maker, itemRandom }: Listers): Lister[] {
  const listers: Lister[] = [];
  while (listers.length < count) {
    const isFirst = listers.length === 0 && own !== null;
    const isAgent = isFirst ? own.userType === 'agent' : itemRandom.percent(AGENT_SHARE * 0.35);
    const lister = isFirst ? own : isAgent ? maker.agent(town, itemRandom) : maker.landlord(town, itemRandom);
    const [fewest, most] = isAgent ? HOMES_OF_AN_AGENT : HOMES_OF_A_LANDLORD;
    const shelf = isFirst ? (isAgent ? 16 : 5) : itemRandom.integer(fewest, most);
    for (let n = 0; n < shelf && listers.length < count; n += 1) listers.push(lister);
  }
  return listers;
}
