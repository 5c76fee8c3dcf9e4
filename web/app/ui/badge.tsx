import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

const tones = {
  neutral: 'bg-sand-deep text-ink',
  good: 'bg-primary-soft text-link',
  warm: 'bg-accent-soft text-on-accent-soft',
  harm: 'bg-danger-soft text-on-danger-soft',
} as const;

interface BadgeProps {
  readonly tone?: keyof typeof tones;
  /** As high as a line of text, in rows that have to be low. */
  readonly low?: boolean;
  readonly children: ReactNode;
}

export const Badge = ({ tone = 'neutral', low = false, children }: BadgeProps) => (
  <span
    className={classNames(
      'inline-flex items-center rounded-sm px-2 text-sm font-semibold whitespace-nowrap',
      low ? 'leading-5' : 'py-0.5',
      tones[tone],
    )}
  >
    {children}
  </span>
);
