import type { MarketPerson } from '@letfair/api';
import { areaLettersOf } from '@letfair/domain/places/postcodes';
import { baseRentOf, regionOf } from '@letfair/domain/places/regions';
import { daysAfter } from '@letfair/domain/plain-date';
import type { Chance } from './chance.ts';
import { inTurn } from './in-turn.ts';
import { daysBefore } from './when.ts';
import { agencyEndings, agencyNouns, firstNames, lastNames } from './words/people.ts';
import { streetIn } from './words/streets.ts';
import type { DemoTown } from './words/towns.ts';

type Of<T extends MarketPerson['userType']> = Extract<MarketPerson, { userType: T }>;

export type Maker = ReturnType<typeof peopleMaker>;

/** Names and addresses that differ from everybody else's, of people who exist nowhere else. */
export function peopleMaker(now: Date) {
  const taken = new Set<string>();
  const person = (chance: Chance, site: string) => {
    const [firstName, lastName] = [chance.pick(firstNames), chance.pick(lastNames)];
    const name = `${firstName}.${lastName}`.toLowerCase();
    let email = `${name}@${site}.example`;
    for (let n = 2; taken.has(email); n += 1) email = `${name}${n}@${site}.example`;
    taken.add(email);
    return {
      firstName,
      lastName,
      email,
      // Ofcom keeps these for films and books.
      phone: `07700 900${String(chance.whole(0, 999)).padStart(3, '0')}`,
      joined: daysBefore(now, chance.whole(120, 900) + chance.fraction()),
      verified: true,
      suspensions: [],
    };
  };

  return {
    tenant: (town: DemoTown, chance: Chance): Of<'tenant'> => ({
      ...person(chance, 'home'),
      userType: 'tenant',
      maxBudget:
        Math.round(
          (baseRentOf(regionOf(areaLettersOf(inTurn(town.outcodes, 0)) ?? '')) * (0.9 + chance.fraction() / 2)) / 50,
        ) * 50,
      preferredArea: town.name,
      propertyType: chance.pick(['flat', 'house', 'flat', null]),
      moveInDate: daysAfter(now.toISOString().slice(0, 10), chance.whole(14, 90)),
    }),
    landlord: (town: DemoTown, chance: Chance): Of<'landlord'> => ({
      ...person(chance, 'landlord'),
      userType: 'landlord',
      address: `${chance.whole(1, 120)} ${streetIn('england', chance)}, ${town.name}`,
    }),
    agent: (town: DemoTown, chance: Chance): Of<'agent'> => {
      const one = person(chance, 'agency');
      const companyName = chance.percent(50)
        ? `${one.lastName} ${chance.pick(agencyEndings)}`
        : `${chance.pick(agencyNouns)} ${chance.pick(agencyEndings.slice(0, 5))}`;
      return {
        ...one,
        userType: 'agent',
        companyName,
        registrationNumber: String(chance.whole(10_000_000, 99_999_999)),
        tradingAddress: `${chance.whole(1, 90)} High Street, ${town.name}`,
        redressScheme: chance.pick(['The Property Ombudsman', 'Property Redress']),
        redressNumber: `D${chance.whole(10_000, 99_999)}`,
        clientMoneyProtection: chance.pick(['Propertymark', 'safeagent', 'Money Shield']),
      };
    },
  };
}
