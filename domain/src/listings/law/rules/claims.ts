import { CLAIM_FACTS, claimRows, claimsOf } from '../claims.ts';
import type { Rule } from '../rule.ts';

/** A claim that switches rules off keeps a listing from being public until the fact behind it is there. */
export const claimRules: readonly Rule[] = claimRows.map(({ claim, problem, ...row }) => ({
  ...row,
  severity: 'block',
  reads: CLAIM_FACTS,
  finding: (facts) => (claimsOf(facts).includes(claim) ? problem(facts) : null),
}));
