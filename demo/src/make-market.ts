import type { MarketHome, MarketPerson } from '@letfair/api';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { type Chance, chanceOf } from './chance.ts';
import { demoAccounts } from './demo-accounts.ts';
import { makeHome } from './make-home.ts';
import { peopleMaker } from './make-people.ts';
import { picturesOfHome } from './pictures-of-home.ts';
import { type DemoTown, demoTowns } from './words/towns.ts';

export interface MarketPlan {
  readonly seed: string;
  /** Homes that can be found; a few more are in every other state. */
  readonly listings: number;
  readonly now: Date;
}

type Lister = Extract<MarketPerson, { userType: 'landlord' | 'agent' }>;

const TENANTS = 24;
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
const rejections = [
  'Please add the energy rating: it has to be in the advert.',
  'The rent in the description differs from the rent of the listing. Which of them is right?',
  'The photos show another home than the one described. Please add pictures of this one.',
] as const;
const A_DAY = 86_400_000;
const DAYS_OF_VIEWS = 30;

/** The same seed and the same day make the same marketplace. */
export function makeMarket({ seed, listings, now }: MarketPlan): { people: MarketPerson[]; homes: MarketHome[] } {
  const chance = chanceOf(seed);
  const maker = peopleMaker(now);
  const famous = famousPeople(maker, chance.for('famous'));
  const people: MarketPerson[] = [...famous.all];
  const homes: MarketHome[] = [];

  const totalShare = demoTowns.reduce((sum, { share }) => sum + share, 0);
  let shareSoFar = 0;
  for (const town of demoTowns) {
    const before = Math.round((listings * shareSoFar) / totalShare);
    shareSoFar += town.share;
    const count = Math.round((listings * shareSoFar) / totalShare) - before;
    const dice = chance.for(town.name);
    const own = town.name === 'Leeds' ? famous.agent : town.name === 'Cardiff' ? famous.landlord : null;
    const listers = listersIn(town, count, { own, maker, dice });
    people.push(...new Set(listers.filter((lister) => lister !== own)));
    for (const [n, lister] of listers.slice(0, count).entries())
      homes.push(homeOf(lister, town, { now, status: 'live' }, dice.for(`live ${n}`)));
  }
  for (const [status, share] of Object.entries(others) as [ListingStatus, number][])
    for (let n = 0; n < Math.max(2, Math.round((listings * share) / 100)); n += 1) {
      const dice = chance.for(`${status} ${n}`);
      // The first of each belongs to somebody whom a newcomer can be.
      const like = n === 0 ? homes.find(({ lister }) => lister === famous.landlord.email) : dice.pick(homes);
      const lister = people.find(({ email }) => email === like?.lister) as Lister | undefined;
      const town = demoTowns.find(({ name }) => name === like?.form.address.city);
      if (lister && town) homes.push(homeOf(lister, town, { now, status }, dice));
    }
  for (let n = 0; n < TENANTS; n += 1) people.push(maker.tenant(chance.pick(demoTowns), chance.for(`tenant ${n}`)));
  return { people, homes };
}

type Maker = ReturnType<typeof peopleMaker>;

/** Who a newcomer can be, beside everybody else. */
function famousPeople(maker: Maker, chance: Chance) {
  const [leeds, cardiff] = [townCalled('Leeds'), townCalled('Cardiff')];
  const [asTenant, asLandlord, asAgent, asAdmin] = demoAccounts;
  const tenant = { ...maker.tenant(leeds, chance), ...asTenant, maxBudget: 1_100, propertyType: 'flat' as const };
  const landlord = { ...maker.landlord(cardiff, chance), ...asLandlord };
  const agent = { ...maker.agent(leeds, chance), ...asAgent, companyName: 'Ashworth & Daughters' };
  const { joined, phone } = landlord;
  return { landlord, agent, all: [tenant, landlord, agent, { ...asAdmin, joined, phone }] as MarketPerson[] };
}

function townCalled(wanted: string): DemoTown {
  const town = demoTowns.find(({ name }) => name === wanted);
  if (!town) throw new Error(`There is no town called ${wanted}.`);
  return town;
}

interface Listers {
  readonly own: Lister | null;
  readonly maker: Maker;
  readonly dice: Chance;
}

/** Who lists each of so many homes of a town: agencies have a shelf of them, landlords a handful. */
function listersIn(town: DemoTown, count: number, { own, maker, dice }: Listers): Lister[] {
  const listers: Lister[] = [];
  while (listers.length < count) {
    const isFirst = listers.length === 0 && own !== null;
    const isAgent = isFirst ? own.userType === 'agent' : dice.percent(AGENT_SHARE * 0.35);
    const lister = isFirst ? own : isAgent ? maker.agent(town, dice) : maker.landlord(town, dice);
    const [fewest, most] = isAgent ? HOMES_OF_AN_AGENT : HOMES_OF_A_LANDLORD;
    const shelf = isFirst ? (isAgent ? 16 : 5) : dice.whole(fewest, most);
    for (let n = 0; n < shelf && listers.length < count; n += 1) listers.push(lister);
  }
  return listers;
}

interface Standing {
  readonly now: Date;
  readonly status: ListingStatus;
}

function homeOf(lister: Lister, town: DemoTown, { now, status }: Standing, chance: Chance): MarketHome {
  const agency = lister.userType === 'agent' ? lister.companyName : null;
  const form = makeHome(town, { userType: lister.userType, agency }, now.toISOString().slice(0, 10), chance);
  const wasLive = status !== 'pending' && status !== 'rejected';
  // Most of what is on the market is new: half of it came within the last ten days.
  const age = status === 'pending' ? chance.fraction() : 0.05 + chance.fraction() ** 2 * 40;
  const published = new Date(now.getTime() - age * A_DAY);
  const submitted = new Date(published.getTime() - chance.whole(1, 20) * 3_600_000);
  const cheaper = wasLive && age > 7 && chance.percent(18);
  return {
    lister: lister.email,
    form,
    pictures: picturesOfHome(form, chance),
    status,
    submitted,
    published: wasLive ? published : null,
    earlierRent: cheaper
      ? {
          pounds: Math.round(((form.monthlyRent ?? 0) * (1.03 + chance.fraction() * 0.06)) / 5) * 5,
          until: new Date(published.getTime() + (age / 2) * A_DAY),
        }
      : null,
    rejectionReason: status === 'rejected' ? chance.pick(rejections) : null,
    views: wasLive ? viewsOf(age, chance) : [],
  };
}

/** Many look on the first days, fewer later, more at the weekend or not: people are like that. */
function viewsOf(age: number, chance: Chance): number[] {
  const popularity = 2 + chance.fraction() * 14;
  return Array.from({ length: Math.min(DAYS_OF_VIEWS, Math.floor(age) + 1) }, (_, ago) =>
    Math.floor((popularity * chance.fraction() * 2) / (1 + (age - ago) / 6)),
  );
}
