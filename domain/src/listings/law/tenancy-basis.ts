import { yearlyRentPence } from './caps.ts';
import type { ListingFacts } from './facts.ts';

/** Housing Act 1988, Sch. 1, para. 2: above this yearly rent a tenancy in England is not assured. */
export const ASSURED_RENT_A_YEAR_PENCE = 10_000_000;

type Basis = Pick<ListingFacts, 'nation' | 'tenancyExemption' | 'rentPence'>;

const isRentTooHigh = ({ rentPence }: Basis): boolean =>
  rentPence !== null && yearlyRentPence(rentPence) > ASSURED_RENT_A_YEAR_PENCE;

/** A letting in England that is not an assured tenancy may have a fixed term and more rent in advance. */
export const isNotAssured = (basis: Basis): boolean =>
  basis.nation === 'england' &&
  basis.tenancyExemption !== '' &&
  (basis.tenancyExemption !== 'rent-over-100000' || isRentTooHigh(basis));

/**
 * Tenant Fees Act 2019, s. 28: lets to companies and at high rents are not covered. Licences of lodgers are, and a
 * resident landlord may let by licence.
 */
export const isOutsideTenantFees = (basis: Basis): boolean =>
  isNotAssured(basis) && ['company-let', 'rent-over-100000'].includes(basis.tenancyExemption);
