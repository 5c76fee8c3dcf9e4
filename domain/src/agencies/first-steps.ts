import { keysOf } from '../keys-of.ts';
import type { TeamPermission } from './teams/roles.ts';

/** What an agency sets up when it starts here, in this order, and what somebody's role has to allow them for it. */
export const firstSteps = {
  details: 'agency',
  fees: 'agency',
  homes: 'transfer',
  photos: 'listings',
  people: 'people',
  software: 'integrations',
} as const satisfies Readonly<Record<string, TeamPermission>>;

export type FirstStep = keyof typeof firstSteps;
export const firstStepNames = keysOf(firstSteps);
