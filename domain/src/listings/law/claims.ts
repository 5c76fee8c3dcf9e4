import {
  leaseLengthLabels,
  type PropertyType,
  partLetLabels,
  propertyTypeLabels,
  type TenancyExemption,
  tenancyExemptions,
} from '../../homes/vocabulary.ts';
import { formatPence } from '../../money.ts';
import type { Nation } from '../../search/places/nations.ts';
import { yearlyRentPence } from './caps.ts';
import type { ListingFacts } from './facts.ts';
import type { Rule } from './rule.ts';

/** Housing Act 1988, Sch. 1, para. 2: above this yearly rent a tenancy in England is not assured. */
export const ASSURED_RENT_A_YEAR_PENCE = 10_000_000;
/** Equality Act 2010, Sch. 5, para. 3(4): premises for more people are not small. */
export const MOST_PEOPLE_BESIDE_LANDLORD = 6;

/** What a lister says of a letting that takes it out of some rules. */
export type Claim = TenancyExemption | 'shared-with-landlord';
export const claims: readonly Claim[] = [...tenancyExemptions, 'shared-with-landlord'];

/** Everything a claim is made with or held against. */
export const CLAIM_FACTS = [
  'nation',
  'tenancyExemption',
  'sharedWithLandlord',
  'propertyType',
  'bedrooms',
  'partLet',
  'companyTenants',
  'rentPence',
  'leaseLength',
  'studentCode',
  'studentProvider',
  'holidayWeeks',
  'occupants',
] as const satisfies readonly (keyof ListingFacts)[];
export type ClaimFacts = Pick<ListingFacts, (typeof CLAIM_FACTS)[number]>;

type Claimed = Pick<ListingFacts, 'nation' | 'tenancyExemption' | 'sharedWithLandlord'>;

/** The exemptions are those of the Housing Act 1988 in England; sharing with the landlord matters everywhere. */
export function claimsOf({ nation, tenancyExemption, sharedWithLandlord }: Claimed): readonly Claim[] {
  const exemption = nation === 'england' && tenancyExemption !== '' ? [tenancyExemption] : [];
  return [...exemption, ...(nation !== null && sharedWithLandlord ? (['shared-with-landlord'] as const) : [])];
}

/** A claim, and the sentence about the fact that it lacks or contradicts. */
export interface ClaimRow extends Pick<Rule, 'id' | 'nations' | 'field' | 'effectiveFrom' | 'citation'> {
  readonly claim: Claim;
  readonly problem: (facts: ClaimFacts) => string | null;
}

const houses: readonly (PropertyType | '')[] = ['house', 'terraced', 'semi-detached', 'detached', 'bungalow'];

function typeText(propertyType: PropertyType | ''): string {
  if (propertyType === '') return 'home';
  const label = propertyTypeLabels[propertyType].toLowerCase();
  return ['terraced', 'semi-detached', 'detached'].includes(propertyType) ? `${label} house` : label;
}

/** “a whole 2-bedroom flat” */
const wholeHome = ({ propertyType, bedrooms }: ClaimFacts): string =>
  `a whole ${bedrooms && propertyType !== 'studio' ? `${bedrooms}-bedroom ` : ''}${typeText(propertyType)}`;

const SHARED_LABEL = 'The landlord lives here and shares the kitchen or bathroom';
const OTHERWISE = 'Otherwise choose another reason, or “None of these applies”.';

function sharingProblem(facts: ClaimFacts): string | null {
  const { partLet, propertyType } = facts;
  if (partLet === 'own-flat')
    return `A separate flat isn’t shared with the landlord. Choose “${partLetLabels.rooms}”, or untick “${SHARED_LABEL}”.`;
  return propertyType === 'room' || partLet === 'rooms'
    ? null
    : `This advert is for ${wholeHome(facts)}, but a landlord who shares a home only lets part of it. Choose “Room” as the property type, or “${partLetLabels.rooms}” as the part you let. If the landlord doesn’t live there, untick “${SHARED_LABEL}”.`;
}

function residentProblem(facts: ClaimFacts): string | null {
  const { partLet, propertyType } = facts;
  if (propertyType === 'room' || partLet === 'rooms') return null;
  if (partLet === '')
    return `A resident landlord lets part of the building they live in, but this advert is for ${wholeHome(facts)}. Say which part you’re letting, or choose “Room” as the property type. ${OTHERWISE}`;
  return houses.includes(propertyType)
    ? `You’re letting a separate flat, so the property type can’t be “${typeText(propertyType)}”. Choose “Flat”, “Studio” or “Maisonette”.`
    : null;
}

function highRentProblem({ rentPence }: ClaimFacts): string | null {
  const most = formatPence(ASSURED_RENT_A_YEAR_PENCE);
  if (rentPence === null) return `Enter the rent. It has to be more than ${most} a year. ${OTHERWISE}`;
  const yearly = yearlyRentPence(rentPence);
  return yearly > ASSURED_RENT_A_YEAR_PENCE
    ? null
    : `The rent comes to ${formatPence(yearly)} a year, which isn’t above ${most}. Choose another reason why this letting is exempt, or “None of these applies”.`;
}

function studentProblem({ studentCode, studentProvider, propertyType }: ClaimFacts): string | null {
  if (houses.includes(propertyType))
    return `Student blocks let rooms, studios and flats, but this advert is for a ${typeText(propertyType)}. ${OTHERWISE}`;
  return studentCode !== '' && studentProvider.trim() !== ''
    ? null
    : `Name the provider that runs the student block and the approved code it belongs to. ${OTHERWISE}`;
}

function holidayProblem({ leaseLength, holidayWeeks }: ClaimFacts): string | null {
  if (leaseLength !== 'other')
    return `That’s too long for a holiday. For a holiday let, choose “${leaseLengthLabels.other}” as the lease length. ${OTHERWISE}`;
  return holidayWeeks === null
    ? `Enter the longest that guests can stay, in weeks. If people live there all year, it isn’t a holiday let. ${OTHERWISE}`
    : null;
}

const HOUSING_ACT_FROM = '1989-01-15';
const STUDENTS_FROM = '2026-05-01';
const england = ['england'] as const;

const smallPremises: readonly (Pick<Rule, 'nations' | 'effectiveFrom' | 'citation'> & { readonly id: string })[] = [
  {
    id: 'equality',
    nations: ['england', 'wales', 'scotland'],
    effectiveFrom: '2010-10-01',
    citation: 'Equality Act 2010, Sch. 5, para. 3',
  },
  {
    id: 'northern-ireland',
    nations: ['northern-ireland'],
    effectiveFrom: '1976-12-22',
    citation: 'Sex Discrimination (Northern Ireland) Order 1976, art. 33',
  },
];

export const claimRows: readonly ClaimRow[] = [
  {
    id: 'england-company-let',
    claim: 'company-let',
    nations: england,
    field: 'companyTenants',
    effectiveFrom: HOUSING_ACT_FROM,
    citation: 'Housing Act 1988, s. 1(1)',
    problem: ({ companyTenants }) =>
      companyTenants
        ? null
        : `If you let to a company, nobody can rent the home in their own name. Tick “Only companies can rent this home”. ${OTHERWISE}`,
  },
  {
    id: 'england-lodger',
    claim: 'lodger',
    nations: england,
    field: 'sharedWithLandlord',
    effectiveFrom: HOUSING_ACT_FROM,
    citation: 'Housing Act 1988, Sch. 1, para. 10',
    problem: ({ sharedWithLandlord }) =>
      sharedWithLandlord
        ? null
        : `A lodger lives in the landlord’s home and shares rooms with them. Tick “${SHARED_LABEL}”. ${OTHERWISE}`,
  },
  {
    id: 'england-resident-landlord',
    claim: 'resident-landlord',
    nations: england,
    field: 'partLet',
    effectiveFrom: HOUSING_ACT_FROM,
    citation: 'Housing Act 1988, Sch. 1, para. 10',
    problem: residentProblem,
  },
  {
    id: 'england-high-rent-exemption',
    claim: 'rent-over-100000',
    nations: england,
    field: 'tenancyExemption',
    effectiveFrom: HOUSING_ACT_FROM,
    citation: 'Housing Act 1988, Sch. 1, para. 2',
    problem: highRentProblem,
  },
  {
    id: 'england-student-block',
    claim: 'student-block',
    nations: england,
    field: 'studentProvider',
    effectiveFrom: STUDENTS_FROM,
    citation: 'Housing Act 1988, Sch. 1, para. 8; Renters’ Rights Act 2025, s. 32',
    problem: studentProblem,
  },
  {
    id: 'england-holiday-let',
    claim: 'holiday-let',
    nations: england,
    field: 'holidayWeeks',
    effectiveFrom: HOUSING_ACT_FROM,
    citation: 'Housing Act 1988, Sch. 1, para. 9',
    problem: holidayProblem,
  },
  ...smallPremises.flatMap(({ id, ...row }): readonly ClaimRow[] => [
    { ...row, id: `${id}-shared-part`, claim: 'shared-with-landlord', field: 'partLet', problem: sharingProblem },
    {
      ...row,
      id: `${id}-shared-people`,
      claim: 'shared-with-landlord',
      field: 'occupants',
      problem: ({ occupants }) =>
        occupants === null
          ? 'Say how many people you let the home to, not counting the landlord’s own household.'
          : null,
    },
  ]),
];

const rowsOf = (claim: Claim, nation: Nation): readonly ClaimRow[] =>
  claimRows.filter((row) => row.claim === claim && row.nations.includes(nation));

/** Whether the listing makes a claim and has the facts for it. Without them a claim takes nothing away. */
const isBacked = (claim: Claim, facts: ClaimFacts): boolean =>
  facts.nation !== null &&
  claimsOf(facts).includes(claim) &&
  rowsOf(claim, facts.nation).every(({ problem }) => problem(facts) === null);

/** Of the claims a listing makes, those whose facts are missing or say otherwise. */
export const unbackedClaims = (facts: ClaimFacts): readonly Claim[] =>
  claimsOf(facts).filter((claim) => !isBacked(claim, facts));

const sharesHome = (facts: ClaimFacts): boolean => isBacked('shared-with-landlord', facts);

/** A letting in England that is not an assured tenancy may have a fixed term and more rent in advance. */
export const isNotAssured = (facts: ClaimFacts): boolean =>
  facts.nation === 'england' &&
  facts.tenancyExemption !== '' &&
  isBacked(facts.tenancyExemption, facts) &&
  (facts.tenancyExemption !== 'lodger' || sharesHome(facts));

/**
 * Tenant Fees Act 2019, s. 28: lets to companies, at high rents and for holidays are not covered. Licences of lodgers
 * are, and a resident landlord may let by licence.
 */
export const isOutsideTenantFees = (facts: ClaimFacts): boolean =>
  isNotAssured(facts) && ['company-let', 'rent-over-100000', 'holiday-let'].includes(facts.tenancyExemption);

/** Small premises shared with the landlord, whose landlord may choose by some characteristics, never by race. */
export const isSmallPremises = (facts: ClaimFacts): boolean =>
  sharesHome(facts) && facts.occupants !== null && facts.occupants <= MOST_PEOPLE_BESIDE_LANDLORD;
