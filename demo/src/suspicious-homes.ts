import type { MarketListing, MarketPerson } from '@letfair/api';
import { daysBefore } from './dates.ts';
import { homeOf, type Lister } from './home-of.ts';
import type { Maker } from './make-people.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type DemoTown, demoTowns, suspiciousWords } from './words.ts';

interface Surroundings {
  readonly now: Date;
  readonly maker: Maker;
  readonly homes: readonly MarketListing[];
}

/** Shares of a usual rent that a moderator should look at. */
const BAIT = 0.4;
const OVERPRICED = 2.3;

/** Homes that wait for approval and give a moderator something to look at: bait, copied photos, an absurd rent. */
export function makeSuspiciousHomes(
  { now, maker, homes }: Surroundings,
  random: SeededRandom,
): { readonly people: readonly MarketPerson[]; readonly homes: readonly MarketListing[] } {
  const original = homes.find(({ status, pictures }) => status === 'live' && pictures.length > 1);
  const town = demoTowns.find(({ name }) => name === original?.form.address.city) ?? demoTowns[0]!;
  const newcomer = { ...maker.landlord(town, random), joined: daysBefore(now, 1.4) };
  const copier = maker.landlord(town, random);
  const optimist = maker.landlord(town, random);
  const pending = (lister: Lister, where: DemoTown) =>
    homeOf(lister, where, { status: 'pending', now, published: now }, random);
  const bait = atShareOfRent(pending(newcomer, town), BAIT);
  const copy = pending(copier, town);
  return {
    people: [newcomer, copier, optimist],
    homes: [
      {
        ...bait,
        form: { ...bait.form, propertyDescription: `${bait.form.propertyDescription} ${suspiciousWords}` },
      },
      ...(original ? [{ ...copy, pictures: original.pictures, copies: original }] : []),
      atShareOfRent(pending(optimist, town), OVERPRICED),
    ],
  };
}

/** The caps of deposits follow from the rent. */
const atShareOfRent = (home: MarketListing, share: number): MarketListing => ({
  ...home,
  form: {
    ...home.form,
    monthlyRent: Math.round((home.form.monthlyRent ?? 0) * share),
    holdingDeposit: null,
    securityDeposit: Math.floor((home.form.securityDeposit ?? 0) * share),
  },
});
