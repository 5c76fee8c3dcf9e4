import { councilTaxBands, type PropertyType, utilities } from '@letfair/domain/homes/vocabulary';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { emptyListingForm } from '@letfair/domain/listings/form/listing-form';
import { depositCapPence, holdingDepositCapPence } from '@letfair/domain/listings/law/caps';
import { nationOfHome } from '@letfair/domain/listings/law/facts';
import { daysAfter } from '@letfair/domain/plain-date';
import type { Nation } from '@letfair/domain/search/places/nations';
import { outcodeInfo } from '@letfair/domain/search/places/postcodes/outcodes';
import { areaLettersOf, areaOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { baseRentOf, regionOf } from '@letfair/domain/search/places/profiles/regions';
import homeWords from '../words/home-words.json' with { type: 'json' };
import { answerQuestions } from './answer-questions.ts';
import { choosePin } from './choose-pin.ts';
import { describeHome } from './describe-home.ts';
import { itemAt, type SeededRandom } from './seeded-random.ts';
import { blockName, type DemoTown, streetIn } from './words.ts';

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

export function makeHome(town: DemoTown, lister: HomeLister, today: string, random: SeededRandom): ListingForm {
  const outcode = random.pick(town.outcodes);
  const postcode = `${outcode} ${random.integer(1, 9)}${letter(random)}${letter(random)}`;
  const nation = nationOfHome(postcode, '') ?? 'england';
  const { type, beds, factor } = kindIn(town, random);
  const bedrooms = random.integer(...beds);
  const isFlat = type === 'flat' || type === 'studio' || type === 'maisonette';
  const street = streetIn(nation, random);
  const number = random.integer(1, 148);
  const outside = isFlat ? (random.percent(45) ? 'balcony' : 'none') : random.percent(88) ? 'garden' : 'none';
  const isShared = type === 'room';
  const { title, description } = describeHome(
    {
      type,
      bedrooms,
      outside,
      town: town.name,
      district: outcodeInfo(outcode)?.name ?? town.name,
      street,
      agency: lister.agency,
    },
    random,
  );
  const rent = rentOf(outcode, factor * itemAt(sizes, bedrooms), random);
  const hasParking = random.percent(isFlat ? 25 : 60);
  const billsIncluded = isShared || random.percent(6);
  const form: ListingForm = {
    ...emptyListingForm,
    ...moneyOf(rent, nation),
    ...registrationsOf(nation, lister, random),
    reference: referenceIn(outcode, random.fork('reference')),
    title,
    propertyDescription: description,
    address: {
      line1: isFlat ? `Flat ${random.integer(1, 40)}, ${blockName(random)}` : `${number} ${street}`,
      line2: isFlat ? `${number} ${street}` : '',
      city: town.name,
      postcode,
      county: areaOf(postcode)?.county ?? '',
    },
    propertyType: type,
    bedrooms,
    bathrooms: bedrooms > 2 ? random.pick([1, 1.5, 2]) : bedrooms > 1 && random.percent(30) ? 2 : 1,
    hasParking,
    parkingDetails: hasParking
      ? random.pick(['One space off the street', 'Driveway for two cars', 'Allocated bay'])
      : '',
    parkingRestrictions: hasParking
      ? ''
      : random.pick(['', 'Permit holders only, 8 am to 6 pm', 'Free parking on the street']),
    // From the house number: another random call would change every listing after this one.
    floor: isFlat ? itemAt(demoFloors, number) : '',
    isShared,
    ...(isShared && { occupants: random.integer(3, 4), households: 2, storeys: 2 }),
    availableDate: daysAfter(today, random.percent(35) ? 0 : random.integer(3, 75)),
    features: featuresOf(outside, isFlat, random),
    billsIncluded,
    utilitiesIncluded: billsIncluded ? random.sample(utilities.slice(0, 5), random.integer(3, 5)) : [],
    utilitiesResponsibility: billsIncluded ? [] : random.sample(utilities.slice(0, 5), random.integer(3, 5)),
    councilTaxBand: itemAt(councilTaxBands, Math.min(7, Math.max(0, bedrooms + random.integer(-1, 2)))),
    epcRating: random.pick(['B', 'C', 'C', 'C', 'D', 'D', 'D', 'E'] as const),
    fireSafetyFeatures: ['Smoke Alarms', 'Carbon Monoxide Detectors', ...(isShared ? (['Fire Doors'] as const) : [])],
    leaseLength: nation === 'wales' || nation === 'northern-ireland' ? random.pick(['6-month', '12-month']) : 'rolling',
    accessibilityFeatures: type === 'bungalow' || random.percent(8) ? ['Step-free Access'] : [],
    furnishing: isShared ? 'furnished' : random.pick(['furnished', 'part-furnished', 'unfurnished']),
    petsConsidered: random.percent(70),
    rentInAdvanceMonths: 1,
    pin: choosePin(outcode, random.fork('pin')),
    shareAddress: random.percent(20),
  };
  const circumstances = { nation, isAgent: lister.userType === 'agent', today };
  const claims = claimsOf(form, nation, random.fork('claims'));
  return {
    ...form,
    ...answerQuestions(form, circumstances, random.fork('answers')),
    ...claims,
    ...lettingOf({ ...form, ...claims }, nation, random.fork('letting')),
    videoTour: videoTourIn(random.fork('video tour')),
  };
}

/** In a hundred homes of their kind. */
const SHARED_WITH_LANDLORD = 25;
const COMPANY_LETS = 4;

/** A few lettings are no ordinary ones: rooms in the landlord's home, and flats that only companies rent. */
function claimsOf({ propertyType }: ListingForm, nation: Nation, random: SeededRandom): Partial<ListingForm> {
  if (propertyType === 'room' && random.percent(SHARED_WITH_LANDLORD))
    return { sharedWithLandlord: true, ...(nation === 'england' && { tenancyExemption: 'lodger' as const }) };
  return propertyType === 'flat' && nation === 'england' && random.percent(COMPANY_LETS)
    ? { tenancyExemption: 'company-let', companyTenants: true, leaseLength: '12-month' }
    : {};
}

/** In a hundred homes of their kind. */
const ROOMS_FOR_STUDENTS = 60;
const HOMES_FOR_STUDENTS = 12;
const SHORT_LETS = 10;
const SHORT_ROOMS = 40;
const VIDEO_TOURS = 15;

/** Who is welcome, and for how long: where the law of the nation allows a short let. */
function lettingOf(
  { propertyType, sharedWithLandlord }: ListingForm,
  nation: Nation,
  random: SeededRandom,
): Partial<ListingForm> {
  const studentsWelcome = random.percent(propertyType === 'room' ? ROOMS_FOR_STUDENTS : HOMES_FOR_STUDENTS);
  const mayBeShort = sharedWithLandlord || nation === 'wales' || nation === 'northern-ireland';
  const shortLet = random.percent(sharedWithLandlord ? SHORT_ROOMS : SHORT_LETS) && mayBeShort;
  return { studentsWelcome, shortLet, ...(shortLet && { leaseLength: 'other' as const }) };
}

/** Ids that no tour of these hosts can have. */
const demoTours = [
  'https://www.youtube.com/watch?v=letfair-demo-tour',
  'https://vimeo.com/000000000001',
  'https://my.matterport.com/show/?m=letfair-demo-tour',
] as const;
const videoTourIn = (random: SeededRandom): string => (random.percent(VIDEO_TOURS) ? random.pick(demoTours) : '');

/** As an agency numbers its homes; long enough that no two of a lister are alike. */
const referenceIn = (outcode: string, random: SeededRandom): string =>
  `${outcode}-${random.integer(1_000_000, 9_999_999)}`;

const demoFloors = ['ground', '1st', '2nd', '1st', '3rd', 'top', 'ground', '4th', '2nd', 'basement'] as const;

const letters = 'ABDEFGHJLNPQRSTUWXYZ';
const letter = (random: SeededRandom): string => random.pick([...letters]);

function kindIn(town: DemoTown, random: SeededRandom) {
  const shareOf = ({ type, share }: (typeof kinds)[number]) =>
    town.name === 'London' ? (inLondon[type] ?? share) : share;
  let left = random.fraction() * kinds.reduce((sum, kind) => sum + shareOf(kind), 0);
  for (const kind of kinds) {
    left -= shareOf(kind);
    if (left < 0) return kind;
  }
  return itemAt(kinds, 0);
}

/** Rounded as people round: by fives, and by twenty-fives once it is dear. */
function rentOf(outcode: string, factor: number, random: SeededRandom): number {
  const base = baseRentOf(regionOf(areaLettersOf(outcode) ?? ''));
  const rent = base * factor * (0.86 + random.fraction() * 0.3);
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

const digits = (count: number, random: SeededRandom): string =>
  Array.from({ length: count }, () => random.integer(0, 9)).join('');

/** Numbers of the right shape, which no register has given to anybody as far as we know. */
function registrationsOf(nation: Nation, lister: HomeLister, random: SeededRandom) {
  const isAgent = lister.userType === 'agent';
  const agentFees = isAgent && nation !== 'scotland' ? 'No fees to tenants beyond those the law permits.' : '';
  switch (nation) {
    case 'scotland':
      return {
        agentFees,
        registrationNumber: `${digits(6, random)}/${digits(3, random)}/${digits(5, random)}`,
        agentRegistrationNumber: isAgent ? `LARN${digits(7, random)}` : '',
      };
    case 'wales':
      return { agentFees, registrationNumber: `#RN-${digits(5, random)}-${digits(5, random)}` };
    case 'northern-ireland':
      return { agentFees, registrationNumber: `LR${digits(6, random)}` };
    case 'england':
      return { agentFees };
  }
}

function featuresOf(outside: string, isFlat: boolean, random: SeededRandom): readonly string[] {
  const first = outside === 'garden' ? ['Private Garden'] : outside === 'balcony' ? ['Balcony'] : [];
  const block = isFlat
    ? random.sample(['Lift', 'Concierge', 'Gym', 'EV Charging', 'Secure Entry'], random.integer(0, 2))
    : [];
  return [...first, ...block, ...random.sample(homeWords.extraFeatures, random.integer(2, 5))];
}
