import {
  type CouncilTaxBand,
  type LeaseLength,
  leaseLengthLabels,
  type TenancyExemption,
  tenancyExemptionLabels,
} from '../../homes/vocabulary.ts';
import { formatPence } from '../../money.ts';
import type { Nation } from '../../search/places/nations.ts';
import { depositCapPence, holdingDepositCapPence, isHighRent, rentInAdvanceCapPence } from './caps.ts';

export { depositCapPence, holdingDepositCapPence } from './caps.ts';

const fixedTermMonths: Readonly<Partial<Record<LeaseLength, number>>> = {
  '6-month': 6,
  '12-month': 12,
  '18-month': 18,
  '24-month': 24,
};

/** Null for lease lengths without a fixed term. */
export const fixedMonths = (leaseLength: LeaseLength | ''): number | null =>
  leaseLength === '' ? null : (fixedTermMonths[leaseLength] ?? null);

/** The tenancy a new letting gets, in the words of its nation; null while the lister has not chosen. */
export function publishedTenancy(
  nation: Nation | null,
  leaseLength: LeaseLength | '',
  exemption: TenancyExemption | '',
): string | null {
  if (nation === 'scotland') return 'Open-ended (private residential tenancy)';
  if (nation === 'england' && exemption === '') return 'Rolling (assured periodic tenancy)';
  if (leaseLength === '') return null;
  if (nation === 'wales') return welshContract(leaseLength);
  if (nation === 'england' && exemption === 'holiday-let') return tenancyExemptionLabels[exemption];
  const term = asStored(leaseLength);
  if (nation === 'northern-ireland') return `${term} (private tenancy)`;
  return exemption === '' ? term : `${term} (${tenancyExemptionLabels[exemption].toLowerCase()})`;
}

export interface ShortLetFacts {
  readonly nation: Nation | null;
  readonly shortLet: boolean;
  readonly leaseLength: LeaseLength | '';
  readonly tenancyExemption: TenancyExemption | '';
  readonly sharedWithLandlord: boolean;
}

/** Where the law lets a tenant stay for as long as they like, only lettings that it treats differently can be short. */
export function isShortLetPossible({
  nation,
  tenancyExemption,
  sharedWithLandlord,
}: Pick<ShortLetFacts, 'nation' | 'tenancyExemption' | 'sharedWithLandlord'>): boolean {
  if (nation === 'england') return tenancyExemption !== '' || sharedWithLandlord;
  return nation !== null && (nation !== 'scotland' || sharedWithLandlord);
}

/** Whether a home is shown as a short let: a holiday let is one, and a term of six months or more is none. */
export function isShortLetPublished(facts: ShortLetFacts): boolean {
  const { nation, shortLet, leaseLength, tenancyExemption } = facts;
  if (nation === 'england' && tenancyExemption === 'holiday-let') return true;
  return shortLet && isShortLetPossible(facts) && fixedMonths(leaseLength) === null;
}

export interface StudentFacts {
  readonly nation: Nation | null;
  readonly studentsWelcome: boolean;
  readonly tenancyExemption: TenancyExemption | '';
}

/** A student block is one by what it says about its tenancies. */
export const welcomesStudents = ({ nation, studentsWelcome, tenancyExemption }: StudentFacts): boolean =>
  studentsWelcome || (nation === 'england' && tenancyExemption === 'student-block');

/** The labels of the form say "AST", which names a tenancy that a new letting cannot be. */
function asStored(leaseLength: LeaseLength): string {
  const months = fixedMonths(leaseLength);
  return months === null ? leaseLengthLabels[leaseLength] : `Fixed term, ${months} months`;
}

function welshContract(leaseLength: LeaseLength): string {
  const months = fixedMonths(leaseLength);
  if (months !== null) return `Fixed-term standard contract, ${months} months`;
  return leaseLength === 'rolling' ? 'Periodic standard contract' : 'Occupation contract, length to be agreed';
}

/** What the listing says is taken to hold the home: nothing in Scotland, whatever is stored. */
export const publishedHoldingDepositPence = (nation: Nation | null, pence: number | null): number | null =>
  nation === 'scotland' ? 0 : pence;

/** "Council tax band D"; band I exists in Wales alone, and Northern Ireland has rates without bands. */
export function publishedPropertyTax(
  nation: Nation | null,
  band: CouncilTaxBand | '',
  welshBandI: boolean,
): string | null {
  if (nation === 'northern-ireland') return 'Rates';
  if (nation === 'wales' && welshBandI) return 'Council tax band I';
  return band === '' ? null : `Council tax band ${band}`;
}

/** Northern Ireland has domestic rates instead of council tax. */
export const publishedUtilities = (nation: Nation | null, utilities: readonly string[]): readonly string[] =>
  nation === 'northern-ireland'
    ? utilities.map((utility) => (utility === 'Council Tax' ? 'Domestic rates' : utility))
    : utilities;

/** The features of a home without what its nation does not have. */
export const publishedFeatures = (nation: Nation | null, features: readonly string[]): readonly string[] =>
  nation === 'northern-ireland'
    ? features
        .filter((feature) => !/^council tax band\b/i.test(feature))
        .map((feature) => feature.replace(/council tax/gi, 'domestic rates'))
    : features;

export interface MovingCost {
  readonly kind: 'first-rent' | 'security-deposit' | 'holding-deposit';
  readonly label: string;
  readonly pence: number | null;
  /** The most the nation's law allows; null where it sets no limit. */
  readonly capPence: number | null;
  /** Null while the nation is not known. */
  readonly capSentence: string | null;
}

export interface MovingCosts {
  readonly lines: readonly MovingCost[];
  /** First month's rent and security deposit; the holding deposit is part of it. Null while one of them is not known. */
  readonly totalPence: number | null;
}

interface CostFacts {
  readonly nation: Nation | null;
  readonly rentPence: number | null;
  readonly securityDepositPence: number | null;
  readonly holdingDepositPence: number | null;
  /** False where a claim takes the letting out of the limit on rent in advance. */
  readonly isAssured?: boolean;
  /** False where a claim takes it out of the limits on deposits as well. */
  readonly isUnderTenantFees?: boolean;
}

/** What someone pays before moving in, each line with its limit in the home's nation. */
export function movingCosts({
  nation,
  rentPence,
  securityDepositPence,
  holdingDepositPence,
  isAssured = true,
  isUnderTenantFees = true,
}: CostFacts): MovingCosts {
  const limits = limitSentences(nation, rentPence);
  const unless = <Limit>(isLimited: boolean, limit: Limit, without: Limit) => (isLimited ? limit : without);
  return {
    lines: [
      {
        kind: 'first-rent',
        label: 'First month’s rent',
        pence: rentPence,
        capPence: unless(isAssured, rentInAdvanceCapPence(nation, rentPence), null),
        capSentence: unless(isAssured, limits.rent, NO_LIMIT),
      },
      {
        kind: 'security-deposit',
        label: 'Security deposit',
        pence: securityDepositPence,
        capPence: unless(isUnderTenantFees, depositCapPence(nation, rentPence), null),
        capSentence: unless(isUnderTenantFees, limits.security, NO_LIMIT),
      },
      {
        kind: 'holding-deposit',
        label: 'Holding deposit, taken off the amounts above',
        pence: publishedHoldingDepositPence(nation, holdingDepositPence),
        capPence: unless(isUnderTenantFees, holdingDepositCapPence(nation, rentPence), null),
        capSentence: unless(isUnderTenantFees, limits.holding, NO_LIMIT),
      },
    ],
    totalPence: rentPence === null || securityDepositPence === null ? null : rentPence + securityDepositPence,
  };
}

interface Limits {
  readonly rent: string | null;
  readonly security: string | null;
  readonly holding: string | null;
}

const NO_LIMIT = 'The law sets no limit.';

function limitSentences(nation: Nation | null, rentPence: number | null): Limits {
  const security = depositCapPence(nation, rentPence);
  const holding = holdingDepositCapPence(nation, rentPence);
  const atMost = (cap: number | null, what: string) =>
    `By law, at most ${what}${cap === null ? '' : `: ${formatPence(cap)}`}.`;
  switch (nation) {
    case 'england':
      return {
        rent: 'By law, at most one month’s rent in advance, and none before you sign.',
        security: atMost(security, isHighRent(rentPence ?? 0) ? 'six weeks’ rent' : 'five weeks’ rent'),
        holding: atMost(holding, 'one week’s rent'),
      };
    case 'wales':
      return { rent: NO_LIMIT, security: NO_LIMIT, holding: atMost(holding, 'one week’s rent') };
    case 'scotland':
      return {
        rent: 'By law, at most six months’ rent in advance.',
        security: atMost(security, 'two months’ rent'),
        holding: 'Not allowed in Scotland.',
      };
    case 'northern-ireland':
      return { rent: NO_LIMIT, security: atMost(security, 'one month’s rent'), holding: NO_LIMIT };
    default:
      return { rent: null, security: null, holding: null };
  }
}
