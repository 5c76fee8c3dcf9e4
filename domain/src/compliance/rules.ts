import { agentRules } from './agents.ts';
import { depositRules } from './deposits.ts';
import { energyRules } from './energy.ts';
import { informationRules } from './information.ts';
import { registrationRules } from './registration.ts';
import { rentRules } from './rent.ts';
import type { Rule } from './rule.ts';
import { sharedHouseRules } from './shared-houses.ts';
import { taxRules } from './taxes.ts';
import { tenancyRules } from './tenancy.ts';
import { wordingRules } from './wording.ts';

/** The law as read on 15 November 2026, every rule in every nation. What is doubtful only advises. */
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
