import type { Rule } from './rule.ts';
import { depositRules } from './rules/deposits.ts';
import { energyRules } from './rules/energy.ts';
import { agentRules, registrationRules } from './rules/registration-and-fees.ts';
import { rentRules } from './rules/rent.ts';
import { sharedHouseRules } from './rules/shared-houses.ts';
import { taxRules } from './rules/taxes.ts';
import { tenancyRules } from './rules/tenancy.ts';
import { informationRules, wordingRules } from './rules/wording.ts';

/** The law as of 15 November 2026. Rules we are not sure of only advise. */
export const rules: readonly Rule[] = [
  ...depositRules,
  ...rentRules,
  ...tenancyRules,
  ...wordingRules,
  ...registrationRules,
  ...taxRules,
  ...energyRules,
  ...sharedHouseRules,
  ...agentRules,
  ...informationRules,
];
