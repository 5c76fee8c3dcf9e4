import type { Market, MarketListing, MarketPerson } from '@letfair/api';
import { retention } from '@letfair/domain/accounts/privacy/retention';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { makeReports } from './activity/demo-reports.ts';
import { makeActivity } from './activity/make-activity.ts';
import { daysBefore, publishingMoments } from './dates.ts';
import { demoAccounts, demoEmails } from './demo-accounts.ts';
import { homeOf, type Lister } from './home-of.ts';
import { type Maker, peopleMaker } from './make-people.ts';
import { type SeededRandom, seedRandom } from './seeded-random.ts';
import { makeSuspiciousHomes } from './suspicious-homes.ts';
import { type DemoTown, demoTowns } from './words.ts';

export interface MarketPlan {
  readonly seed: string;
  /** Number of live listings; a few more exist in every other status. */
  readonly listings: number;
  readonly now: Date;
}

const [leeds, cardiff] = [townCalled('Leeds'), townCalled('Cardiff')];

const TENANTS = 160;
const UNVERIFIED = 6;
/** Unverified accounts are erased after the retention period. */
const UNVERIFIED_DAYS = retention.unverifiedAccountDays - 10;
const AGENT_SHARE = 45;
const HOMES_OF_AN_AGENT = [6, 22] as const;
const HOMES_OF_A_LANDLORD = [1, 4] as const;
/** Listings in other statuses per hundred live ones. */
const others: Readonly<Partial<Record<ListingStatus, number>>> = {
  pending: 2,
  paused: 1.5,
  'let-agreed': 3,
  let: 2.5,
  rejected: 1,
  withdrawn: 1,
  expired: 1,
};
/** Listings of the demo accounts whose confirmation is due. */
const DUE_HOMES = { agent: 2, landlord: 1 } as const;

/** The same seed and day give the same marketplace. */
export function makeMarket({ seed, listings, now }: MarketPlan): Omit<Market, 'pictures'> {
  const random = seedRandom(seed);
  const maker = peopleMaker(now);
  const demoPeople = makeDemoPeople(maker, random.fork('famous'));
  const people: MarketPerson[] = [...demoPeople.all];
  const homes: MarketListing[] = [];
  const publishing = publishingMoments(now);

  const totalShare = demoTowns.reduce((sum, { share }) => sum + share, 0);
  let shareSoFar = 0;
  for (const town of demoTowns) {
    const before = Math.round((listings * shareSoFar) / totalShare);
    shareSoFar += town.share;
    const count = Math.round((listings * shareSoFar) / totalShare) - before;
    const itemRandom = random.fork(town.name);
    const own = town === leeds ? demoPeople.agent : town === cardiff ? demoPeople.landlord : null;
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
      // The first of each status belong to the demo landlord and the demo agent.
      const own = [demoPeople.landlord, demoPeople.agent][n];
      const like = own ? homes.find(({ lister }) => lister === own.email) : homes[itemRandom.integer(0, live - 1)];
      const lister = people.find(({ email }) => email === like?.lister) as Lister | undefined;
      const town = demoTowns.find(({ name }) => name === like?.form.address.city);
      if (lister && town)
        homes.push(homeOf(lister, town, { status, now, published: publishing(itemRandom) }, itemRandom));
    }
  const tenants = tenantsOf(maker, { now, random: random.fork('tenants') });
  people.push(...tenants);
  const reportedActivity = makeReports({ now, maker, homes, tenants, publishing }, random.fork('trouble'));
  people.push(...reportedActivity.people);
  homes.push(...reportedActivity.homes);
  const suspicious = makeSuspiciousHomes({ now, maker, homes }, random.fork('suspicious'));
  people.push(...suspicious.people);
  homes.push(...suspicious.homes);
  const activity = makeActivity({ now, people, homes }, random.fork('life'));
  return { people, shared: demoEmails, homes, activity: { ...activity, reported: reportedActivity.reported } };
}

/** Many tenants search where the demo listers have homes, and a few have not verified their email yet. */
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

/** The demo accounts. */
function makeDemoPeople(maker: Maker, random: SeededRandom) {
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

/** The lister of each home in a town: agencies have many, landlords a few. */
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
