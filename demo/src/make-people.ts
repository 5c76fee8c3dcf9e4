import type { MarketPerson } from '@letfair/api';
import { daysAfter } from '@letfair/domain/plain-date';
import { areaLettersOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { baseRentOf, regionOf } from '@letfair/domain/search/places/profiles/regions';
import { daysBefore } from './dates.ts';
import { itemAt, type SeededRandom } from './seeded-random.ts';
import { agencyEndings, agencyNouns, type DemoTown, firstNames, lastNames, streetIn } from './words.ts';

type Of<T extends MarketPerson['userType']> = Extract<MarketPerson, { userType: T }>;

export type Maker = ReturnType<typeof peopleMaker>;

/** Fictional people with unique email addresses under `.example`. */
export function peopleMaker(now: Date) {
  const taken = new Set<string>();
  const person = (random: SeededRandom, site: string) => {
    const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)];
    const name = `${firstName}.${lastName}`.toLowerCase();
    let email = `${name}@${site}.example`;
    for (let n = 2; taken.has(email); n += 1) email = `${name}${n}@${site}.example`;
    taken.add(email);
    return {
      firstName,
      lastName,
      email,
      // Ofcom reserves these numbers for drama use.
      phone: `07700 900${String(random.integer(0, 999)).padStart(3, '0')}`,
      joined: daysBefore(now, random.integer(120, 900) + random.fraction()),
      verified: true,
      suspensions: [],
    };
  };

  return {
    tenant: (town: DemoTown, random: SeededRandom): Of<'tenant'> => ({
      ...person(random, 'home'),
      userType: 'tenant',
      maxBudget:
        Math.round(
          (baseRentOf(regionOf(areaLettersOf(itemAt(town.outcodes, 0)) ?? '')) * (0.9 + random.fraction() / 2)) / 50,
        ) * 50,
      preferredArea: town.name,
      propertyType: random.pick(['flat', 'house', 'flat', null]),
      moveInDate: daysAfter(now.toISOString().slice(0, 10), random.integer(14, 90)),
    }),
    landlord: (town: DemoTown, random: SeededRandom): Of<'landlord'> => ({
      ...person(random, 'landlord'),
      userType: 'landlord',
      address: `${random.integer(1, 120)} ${streetIn('england', random)}, ${town.name}`,
    }),
    agent: (town: DemoTown, random: SeededRandom): Of<'agent'> => {
      const one = person(random, 'agency');
      const companyName = random.percent(50)
        ? `${one.lastName} ${random.pick(agencyEndings)}`
        : `${random.pick(agencyNouns)} ${random.pick(agencyEndings.slice(0, 5))}`;
      return {
        ...one,
        userType: 'agent',
        companyName,
        registrationNumber: String(random.integer(10_000_000, 99_999_999)),
        tradingAddress: `${random.integer(1, 90)} High Street, ${town.name}`,
        redressScheme: random.pick(['The Property Ombudsman', 'Property Redress']),
        redressNumber: `D${random.integer(10_000, 99_999)}`,
        clientMoneyProtection: random.pick(['Propertymark', 'safeagent', 'Money Shield']),
      };
    },
  };
}
