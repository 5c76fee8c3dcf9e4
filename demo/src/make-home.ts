import { depositCapPence, holdingDepositCapPence } from '@letfair/domain/compliance/caps';
import { nationOfHome } from '@letfair/domain/compliance/facts';
import { emptyListingForm, type ListingForm } from '@letfair/domain/listings/listing-form';
import { councilTaxBands, type PropertyType, utilities } from '@letfair/domain/listings/vocabulary';
import { districtNote } from '@letfair/domain/places/districts';
import type { Nation } from '@letfair/domain/places/nations';
import { areaLettersOf, areaOf } from '@letfair/domain/places/postcodes';
import { baseRentOf, regionOf } from '@letfair/domain/places/regions';
import { daysAfter } from '@letfair/domain/plain-date';
import type { Chance } from './chance.ts';
import { describeHome } from './describe-home.ts';
import { inTurn } from './in-turn.ts';
import { extraFeatures } from './words/home-words.ts';
import { blockName, streetIn } from './words/streets.ts';
import type { DemoTown } from './words/towns.ts';

export interface HomeLister {
  readonly userType: 'landlord' | 'agent';
  readonly agency: string | null;
}

/** Rent beside that of a two-bedroom flat in the same region. */
const sizes = [0.72, 0.82, 1, 1.24, 1.52, 1.85] as const;
const kinds: readonly {
  readonly type: PropertyType;
  readonly share: number;
  readonly beds: readonly [number, number];
  readonly factor: number;
}[] = [
  { type: 'flat', share: 40, beds: [1, 3], factor: 1 },
  { type: 'terraced', share: 18, beds: [2, 4], factor: 0.98 },
  { type: 'semi-detached', share: 11, beds: [2, 4], factor: 1.05 },
  { type: 'detached', share: 5, beds: [3, 5], factor: 1.2 },
  { type: 'house', share: 5, beds: [2, 4], factor: 1.02 },
  { type: 'maisonette', share: 5, beds: [1, 3], factor: 0.97 },
  { type: 'bungalow', share: 3, beds: [2, 3], factor: 1 },
  { type: 'studio', share: 6, beds: [0, 0], factor: 1 },
  { type: 'room', share: 7, beds: [1, 1], factor: 0.68 },
];

/** In the capital most homes are flats. */
const inLondon: Partial<Record<PropertyType, number>> = { flat: 62, terraced: 10, 'semi-detached': 3, detached: 1 };

export function makeHome(town: DemoTown, lister: HomeLister, today: string, chance: Chance): ListingForm {
  const outcode = chance.pick(town.outcodes);
  const postcode = `${outcode} ${chance.whole(1, 9)}${letter(chance)}${letter(chance)}`;
  const nation = nationOfHome(postcode, '') ?? 'england';
  const { type, beds, factor } = kindIn(town, chance);
  const bedrooms = chance.whole(...beds);
  const isFlat = type === 'flat' || type === 'studio' || type === 'maisonette';
  const street = streetIn(nation, chance);
  const number = chance.whole(1, 148);
  const outside = isFlat ? (chance.percent(45) ? 'balcony' : 'none') : chance.percent(88) ? 'garden' : 'none';
  const isShared = type === 'room';
  const { title, description } = describeHome(
    {
      type,
      bedrooms,
      outside,
      town: town.name,
      district: districtNote(outcode)?.name ?? town.name,
      street,
      agency: lister.agency,
    },
    chance,
  );
  const rent = rentOf(outcode, factor * inTurn(sizes, bedrooms), chance);
  const hasParking = chance.percent(isFlat ? 25 : 60);
  const billsIncluded = isShared || chance.percent(6);
  return {
    ...emptyListingForm,
    ...moneyOf(rent, nation),
    ...registrationsOf(nation, lister, chance),
    title,
    propertyDescription: description,
    address: {
      line1: isFlat ? `Flat ${chance.whole(1, 40)}, ${blockName(chance)}` : `${number} ${street}`,
      line2: isFlat ? `${number} ${street}` : '',
      city: town.name,
      postcode,
      county: areaOf(postcode)?.county ?? '',
    },
    propertyType: type,
    bedrooms,
    bathrooms: bedrooms > 2 ? chance.pick([1, 1.5, 2]) : bedrooms > 1 && chance.percent(30) ? 2 : 1,
    hasParking,
    parkingDetails: hasParking
      ? chance.pick(['One space off the street', 'Driveway for two cars', 'Allocated bay'])
      : '',
    parkingRestrictions: hasParking
      ? ''
      : chance.pick(['', 'Permit holders only, 8 am to 6 pm', 'Free parking on the street']),
    isShared,
    ...(isShared && { occupants: chance.whole(3, 4), households: 2, storeys: 2 }),
    availableDate: daysAfter(today, chance.percent(35) ? 0 : chance.whole(3, 75)),
    features: featuresOf(outside, isFlat, chance),
    billsIncluded,
    utilitiesIncluded: billsIncluded ? chance.several(utilities.slice(0, 5), chance.whole(3, 5)) : [],
    utilitiesResponsibility: billsIncluded ? [] : chance.several(utilities.slice(0, 5), chance.whole(3, 5)),
    councilTaxBand: inTurn(councilTaxBands, Math.min(7, Math.max(0, bedrooms + chance.whole(-1, 2)))),
    epcRating: chance.pick(['B', 'C', 'C', 'C', 'D', 'D', 'D', 'E'] as const),
    fireSafetyFeatures: ['Smoke Alarms', 'Carbon Monoxide Detectors', ...(isShared ? (['Fire Doors'] as const) : [])],
    leaseLength: nation === 'wales' || nation === 'northern-ireland' ? chance.pick(['6-month', '12-month']) : 'rolling',
    accessibilityFeatures: type === 'bungalow' || chance.percent(8) ? ['Step-free Access'] : [],
    furnishing: isShared ? 'furnished' : chance.pick(['furnished', 'part-furnished', 'unfurnished']),
    petsConsidered: chance.percent(70),
    rentInAdvanceMonths: 1,
    shareAddress: chance.percent(20),
  };
}

const letters = 'ABDEFGHJLNPQRSTUWXYZ';
const letter = (chance: Chance): string => chance.pick([...letters]);

function kindIn(town: DemoTown, chance: Chance) {
  const shareOf = ({ type, share }: (typeof kinds)[number]) =>
    town.name === 'London' ? (inLondon[type] ?? share) : share;
  let left = chance.fraction() * kinds.reduce((sum, kind) => sum + shareOf(kind), 0);
  for (const kind of kinds) {
    left -= shareOf(kind);
    if (left < 0) return kind;
  }
  return inTurn(kinds, 0);
}

/** Rounded as people round: by fives, and by twenty-fives once it is dear. */
function rentOf(outcode: string, factor: number, chance: Chance): number {
  const base = baseRentOf(regionOf(areaLettersOf(outcode) ?? ''));
  const rent = base * factor * (0.86 + chance.fraction() * 0.3);
  const step = rent > 1_000 ? 25 : 5;
  return Math.round(rent / step) * step;
}

/** The most that each nation allows, or what is usual where it sets no limit. */
function moneyOf(monthlyRent: number, nation: Nation) {
  const pence = monthlyRent * 100;
  const pounds = (cap: number | null, usual: number): number => (cap ? Math.floor(cap / 100) : usual);
  return {
    monthlyRent,
    // None may be taken in Scotland, and whoever knows that leaves it out.
    holdingDeposit:
      nation === 'scotland' ? null : pounds(holdingDepositCapPence(nation, pence), Math.floor(monthlyRent / 5)),
    securityDeposit: nation === 'scotland' ? monthlyRent : pounds(depositCapPence(nation, pence), monthlyRent),
  };
}

const digits = (count: number, chance: Chance): string =>
  Array.from({ length: count }, () => chance.whole(0, 9)).join('');

/** Numbers of the right shape, which no register has given to anybody as far as we know. */
function registrationsOf(nation: Nation, lister: HomeLister, chance: Chance) {
  const isAgent = lister.userType === 'agent';
  const agentFees = isAgent && nation !== 'scotland' ? 'No fees to tenants beyond those the law permits.' : '';
  switch (nation) {
    case 'scotland':
      return {
        agentFees,
        registrationNumber: `${digits(6, chance)}/${digits(3, chance)}/${digits(5, chance)}`,
        agentRegistrationNumber: isAgent ? `LARN${digits(7, chance)}` : '',
      };
    case 'wales':
      return { agentFees, registrationNumber: `#RN-${digits(5, chance)}-${digits(5, chance)}` };
    case 'northern-ireland':
      return { agentFees, registrationNumber: `LR${digits(6, chance)}` };
    case 'england':
      return { agentFees };
  }
}

function featuresOf(outside: string, isFlat: boolean, chance: Chance): readonly string[] {
  const first = outside === 'garden' ? ['Private Garden'] : outside === 'balcony' ? ['Balcony'] : [];
  const block = isFlat
    ? chance.several(['Lift', 'Concierge', 'Gym', 'EV Charging', 'Secure Entry'], chance.whole(0, 2))
    : [];
  return [...first, ...block, ...chance.several(extraFeatures, chance.whole(2, 5))];
}
