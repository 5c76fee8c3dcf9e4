import { keysOf } from '../../keys-of.ts';

export const nationLabels = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
} as const;
export type Nation = keyof typeof nationLabels;
export const nations = keysOf(nationLabels);
