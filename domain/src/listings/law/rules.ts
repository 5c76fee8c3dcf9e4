import type { Rule } from './rule.ts';
import { certificateRules } from './rules/certificates.ts';
import { claimRules } from './rules/claims.ts';
import { depositRules } from './rules/deposits.ts';
import { discriminationRules } from './rules/discrimination.ts';
import { energyRules } from './rules/energy.ts';
import { paymentRules } from './rules/payments.ts';
import { registrationRules } from './rules/registration.ts';
import { rentRules } from './rules/rent.ts';
import { sharedHouseRules } from './rules/shared-houses.ts';
import { taxRules } from './rules/taxes.ts';
import { tenancyRules } from './rules/tenancy.ts';
import { informationRules, wordingRules } from './rules/wording.ts';

/** The law as of 18 November 2026. Rules we are not sure of only advise; ADR 9 says which were checked, and where. */
export const rules: readonly Rule[] = [
  ...depositRules,
  ...rentRules,
  ...tenancyRules,
  ...claimRules,
  ...discriminationRules,
  ...wordingRules,
  ...registrationRules,
  ...taxRules,
  ...energyRules,
  ...sharedHouseRules,
  ...paymentRules,
  ...certificateRules,
  ...informationRules,
];
